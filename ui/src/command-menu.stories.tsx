import type { Meta, StoryObj } from '@storybook/react-vite'
import { Telescope } from 'lucide'
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

/** A disabled command does not run, and Escape closes the dialog. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dome = await screen.findByRole('option', { name: 'Close the dome' })
    await userEvent.click(dome)
    await expect(onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Ink: Story = { args: { defaultOpen: true }, parameters: { theme: 'ink' } }

/** Commands in groups, found by other words too, with the keys that do the same. */
export const Groups: Story = {
  args: {
    defaultOpen: true,
    commands: [
      {
        label: 'Observations',
        group: 'Pages',
        icon: Telescope,
        keywords: ['sky', 'nights'],
        run: () => onSelect('Observations'),
      },
      {
        label: 'Close the dome',
        group: 'Actions',
        shortcut: 'Ctrl D',
        run: () => onSelect('dome'),
      },
      { label: 'Planets', group: 'Pages', run: () => onSelect('Planets') },
    ],
  },
  play: async () => {
    const groups = await screen.findAllByRole('group')
    await expect(groups.map((group) => group.textContent)).toEqual([
      'PagesObservationsPlanets',
      'ActionsClose the domeCtrl D',
    ])
    await expect(groups[0]).toHaveAccessibleName('Pages')
    const box = screen.getByRole('combobox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const last = screen.getByRole('option', { name: /Close the dome/ })
    await expect(box).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('night')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(onSelect.mock.calls).toEqual([['Observations']])
  },
}

/** The list stands inside its dialog, scrolls there, and keeps the marked command in view. */
const inItsDialog: Story['play'] = async () => {
  const list = await screen.findByRole('listbox')
  const dialog = screen.getByRole('dialog').getBoundingClientRect()
  const box = screen.getByRole('combobox').getBoundingClientRect()
  const place = () => list.getBoundingClientRect()
  await waitFor(() => expect(place().top).toBeGreaterThanOrEqual(box.bottom))
  await expect(dialog.bottom).toBeLessThanOrEqual(window.innerHeight)
  await expect(place().bottom).toBeLessThanOrEqual(dialog.bottom)
  await expect([place().left >= dialog.left, place().right <= dialog.right]).toEqual([true, true])
  await userEvent.keyboard('{ArrowUp}')
  const last = screen.getByRole('option', { name: 'Night 40' }).getBoundingClientRect()
  // Scrolling goes by whole pixels.
  await expect(last.bottom).toBeLessThan(place().bottom + 1)
  await expect(last.top).toBeGreaterThan(place().top - 1)
}

const nights = Array.from({ length: 40 }, (_, night) => ({
  label: `Night ${night + 1}`,
  run: () => onSelect(night),
}))

export const Many: Story = { args: { defaultOpen: true, commands: nights }, play: inItsDialog }

export const Narrow: Story = { ...Many, globals: { viewport: { value: 'phone' } } }
