import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PatternPage } from '../page/pattern-page.tsx'
import { RemoveWithUndo } from './remove-with-undo.tsx'
import code from './remove-with-undo.tsx?raw'

/**
 * Archiving needs no question, because it can be undone. Erasing cannot, so an alert dialog asks, and the
 * harmless answer has the focus. After either the focus goes to the title of the list.
 */
const meta = {
  title: 'Patterns/Remove with undo',
  component: RemoveWithUndo,
  args: { names: ['Ada Byron', 'Mary Somerville', 'Caroline Herschel'] },
  parameters: {
    layout: 'padded',
    docs: { page: PatternPage, source: { code, language: 'tsx' } },
  },
} satisfies Meta<typeof RemoveWithUndo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Archive the message of Ada Byron' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Mary'))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Messages' })).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Ada'))
  },
}

export const Archived: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive the message of Ada Byron' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible())
  },
}

export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase the message of Ada Byron' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
