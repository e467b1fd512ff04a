import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CommandMenu } from './command-menu.tsx'

const onSelect = fn()

const meta = {
  title: 'Navigation/CommandMenu',
  component: CommandMenu,
  parameters: { layout: 'padded' },
  args: {
    commands: [
      { label: 'Observations', run: () => onSelect('Observations') },
      { label: 'New observation', run: () => onSelect('New observation') },
      { label: 'Close the dome', disabled: true, run: () => onSelect('Close the dome') },
      { label: 'Language: العربية', run: () => onSelect('العربية') },
    ],
  },
  beforeEach: () => {
    onSelect.mockClear()
  },
} satisfies Meta<typeof CommandMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Ctrl+K, a part of a name and Enter run a command, after which the focus is back where it was. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Commands' })
    button.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox', { name: 'Command' })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(await screen.findAllByRole('option')).toHaveLength(4)
    await userEvent.keyboard('new{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(onSelect.mock.calls).toEqual([['New observation']])
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A disabled command does not run, and Escape closes the list before the dialog. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dome = await screen.findByRole('option', { name: 'Close the dome' })
    await userEvent.click(dome)
    await expect(onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    const dialog = screen.getByRole('dialog', { name: 'Commands' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Ink: Story = { args: { defaultOpen: true }, parameters: { theme: 'ink' } }

/** A long list opens below the field, so that the title stays in view. */
export const Narrow: Story = {
  args: {
    defaultOpen: true,
    commands: Array.from({ length: 12 }, (_, night) => ({
      label: `Night ${night + 1}`,
      run: () => onSelect(night),
    })),
  },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    const box = await screen.findByRole('combobox', { name: 'Command' })
    const list = await screen.findByRole('listbox')
    await waitFor(() =>
      expect(list.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom),
    )
  },
}
