import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PatternPage } from '../page/pattern-page.tsx'
import { ReferenceDesk } from './reference-desk.tsx'
import code from './reference-desk.tsx?raw'
import form from './reference-desk-form.tsx?raw'
import { message, requests, type Server } from './reference-desk-requests.ts'
import data from './reference-desk-requests.ts?raw'
import texts from './reference-desk-texts.ts?raw'

const server: Server = {
  load: async () => requests,
  read: async () => message,
  invite: async (values) =>
    values.get('email') === 'tycho@example.org' ? { email: 'Tycho is here already.' } : undefined,
}

/**
 * A whole desk: two thousand requests to search, sort, open, close, archive and erase, a form with each control, a
 * palette of commands, three languages and the dark. It is made of what the package exports and nothing else.
 */
const meta = {
  title: 'Patterns/Reference desk',
  component: ReferenceDesk,
  args: { server },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      page: PatternPage,
      files: {
        'reference-desk.tsx': code,
        'reference-desk-form.tsx': form,
        'reference-desk-requests.ts': data,
        'reference-desk-texts.ts': texts,
      },
    },
  },
} satisfies Meta<typeof ReferenceDesk>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const user = userEvent

/** The button of a row that opens it. */
const rowOf = (canvas: Canvas, customer: string) => canvas.findByRole('button', { name: customer })

/** Radix focuses what it opens in an effect, so anything focused earlier loses the focus. */
const hasFocus = (layer: HTMLElement) =>
  waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement))

/** A row can be found, opened, and left again by keyboard alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    canvas.getByRole('button', { name: 'Amount' }).focus()
    await user.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await user.type(canvas.getByRole('searchbox'), 'kohn 1003')
    const row = await rowOf(canvas, 'Hedwig Kohn 1003')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    row.focus()
    await user.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Hedwig Kohn 1003' })
    await hasFocus(sheet)
    within(sheet).getByRole('tab', { name: 'Message' }).focus()
    await user.keyboard('{ArrowRight}')
    await expect(await within(sheet).findByRole('link')).toHaveTextContent('customer.1003@')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row).toHaveFocus())
  },
}

/** What one state has, without what is in none of its columns. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    canvas.getByRole('button', { name: /^State/, expanded: false }).focus()
    await user.keyboard('{Enter}')
    await hasFocus(await screen.findByRole('dialog', { name: 'State' }))
    screen.getByRole('checkbox', { name: 'Closed' }).focus()
    await user.keyboard(' {Escape}')
    await waitFor(() => expect(canvas.getByText('667')).toBeVisible())
    await expect(canvas.queryByRole('columnheader', { name: 'Email' })).toBeNull()
  },
}

/** The menu of a row archives it, and the toast brings it back. */
export const Archived: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    canvas.getByRole('button', { name: 'Actions for Ada Byron 1' }).focus()
    await user.keyboard('{Enter}')
    await hasFocus(await screen.findByRole('menu'))
    screen.getByRole('menuitem', { name: 'Archive' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ada Byron 1' })).toBeNull())
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await user.keyboard('{Enter}')
    await expect(await rowOf(canvas, 'Ada Byron 1')).toBeVisible()
  },
}

/** Archives many requests at once. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    await user.click(canvas.getByRole('checkbox', { name: 'Select row 1' }))
    await user.click(canvas.getByRole('checkbox', { name: 'Select row 2' }))
    await expect(canvas.getByText('2 selected')).toBeVisible()
    await user.click(canvas.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(canvas.getByText('1,998')).toBeVisible())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByText('2,000')).toBeVisible())
  },
}

/** What cannot be undone is asked about, and the harmless answer has the focus. */
export const Erased: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    const menu = canvas.getByRole('button', { name: 'Actions for Ada Byron 1' })
    const erase = async () => {
      await user.keyboard('{Enter}')
      await hasFocus(await screen.findByRole('menu'))
      await user.keyboard('{End}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Erase...' })).toHaveFocus())
      await user.keyboard('{Enter}')
    }
    menu.focus()
    await erase()
    await screen.findByRole('alertdialog', { name: 'Erase the request of Ada Byron 1?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(menu).toHaveFocus())
    await erase()
    await user.click(await screen.findByRole('button', { name: 'Erase it' }))
    await waitFor(() => expect(canvas.getByText('1,999')).toBeVisible())
  },
}

/** Ctrl+K, a part of a name and Enter run a command. */
export const Command: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    await user.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox', { name: 'Command' })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(await screen.findAllByRole('option')).toHaveLength(5)
    await user.keyboard('invite{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Send the invitation' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invite a colleague' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** The server already knows the address; its answer stands beside the field, which has the focus. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('link', { name: 'Invite a colleague' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await user.type(canvas.getByRole('textbox', { name: 'Name' }), 'Tycho Brahe')
    await user.type(email, 'tycho@example.org')
    await user.type(canvas.getByLabelText('First password'), 'violet horse battery')
    await user.type(canvas.getByRole('combobox', { name: 'Country' }), 'norw{Enter}')
    await user.click(canvas.getByRole('radio', { name: 'Answers' }))
    await user.click(canvas.getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription('Tycho is here already.'))
    await waitFor(() => expect(email).toHaveFocus())
    await user.clear(email)
    await user.type(email, 'tyge@example.org')
    await user.keyboard('{Enter}')
    await expect(await canvas.findByText('The invitation is on its way.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: { ...server, load: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Loading...' })).toBeVisible()
  },
}

/** What a customer has written comes after the rest of a request. */
export const Reading: Story = {
  args: { server: { ...server, read: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Ada Byron 1')
    row.focus()
    await user.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Ada Byron 1' })
    const panel = within(sheet).getByRole('tabpanel')
    await waitFor(() => expect(panel.querySelector('[aria-busy]')).toBeVisible())
  },
}

const load = fn<Server['load']>()

export const Failed: Story = {
  args: { server: { ...server, load } },
  beforeEach: () => {
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(requests)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded')
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await user.keyboard('{Enter}')
    await expect(await rowOf(canvas, 'Ada Byron 1')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: { ...server, load: async () => [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No request yet\./)).toBeVisible()
  },
}

export const Dark: Story = {
  args: { initialTheme: 'ink' },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    const desk = canvas.getByRole('main').parentElement as HTMLElement
    await expect(getComputedStyle(desk).backgroundColor).toBe('rgb(12, 21, 36)')
  },
}

export const German: Story = {
  args: { initialLanguage: 'de' },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    await expect(canvas.getByText('2.000')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Alle Zeilen auswählen' })).toBeVisible()
    await expect(canvas.getAllByText(/^\d,\d\d\s€$/)[0]).toBeVisible()
  },
}

/** What a customer wrote in English stays in order: a question mark is at its end. */
export const Arabic: Story = {
  args: { initialLanguage: 'ar' },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    const [nav, main] = ['navigation', 'main'].map((role) =>
      canvas.getByRole(role).getBoundingClientRect(),
    )
    await expect(nav?.left).toBeGreaterThanOrEqual(main?.right ?? 0)
    await expect(canvas.getByText('٢٬٠٠٠')).toBeVisible()
    const [question] = canvas.getAllByText('When does it come?')
    await expect(getComputedStyle(question as HTMLElement).direction).toBe('ltr')
  },
}

/** On a phone the sidebar is a sheet, and each row is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Ada Byron 1')
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
    canvas.getByRole('button', { name: 'Open menu' }).focus()
    await user.keyboard('{Enter}')
    await hasFocus(await screen.findByRole('dialog'))
    screen.getByRole('link', { name: 'Invite a colleague' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const send = canvas.getByRole('button', { name: 'Send the invitation' })
    await waitFor(() => expect(send).toBeVisible())
  },
}
