import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PatternPage } from '../page/pattern-page.tsx'
import { type Order, TableWithActions } from './table-with-actions.tsx'
import code from './table-with-actions.tsx?raw'

const customers = ['Ada Byron', 'Mary Somerville', 'Caroline Herschel', 'Sophie Germain']

const initial: readonly Order[] = customers.map((customer, place) => ({
  id: `${place}`,
  customer,
  state: place === 3 ? 'sent' : 'open',
  totalCents: 12_900 + 4_350 * place,
  at: new Date(2026, 2, 3 + place, 9, 30),
}))

/**
 * The first column names the row, and the button of each row names it too. What is selected gets a bar
 * with the same action; a row that is done keeps its place and the focus.
 */
const meta = {
  title: 'Patterns/Table with actions',
  component: TableWithActions,
  args: { initial },
  parameters: {
    layout: 'padded',
    docs: { page: PatternPage, source: { code, language: 'tsx' } },
  },
} satisfies Meta<typeof TableWithActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send the order of Ada Byron' })
    send.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'))
    await expect(send).toHaveFocus()
  },
}

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'somer')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  },
}

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 2' }))
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible())
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

export const Ink: Story = { parameters: { theme: 'ink' } }
