import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MultiSelectFilter } from './multi-select-filter.tsx'

const meta = {
  title: 'Forms/MultiSelectFilter',
  component: MultiSelectFilter,
  parameters: {
    layout: 'padded',
    docs: { played: true, frameHeight: 340 },
  },
  args: {
    label: 'Kind',
    options: [
      { value: 'refractor', label: 'Refractors', count: 12 },
      { value: 'reflector', label: 'Reflectors', count: 31 },
      { value: 'radio', label: 'Radio telescopes', count: 2 },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof MultiSelectFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Kind' })
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    screen.getByRole('checkbox', { name: 'Radio telescopes' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['radio'])
    screen.getByRole('checkbox', { name: 'Refractors' }).focus()
    await userEvent.keyboard(' ')
    // The values come in the order of the options, not of the clicks.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['refractor', 'radio'])
    const button = canvas.getByText('Kind').closest('button')
    await expect(button).toHaveAccessibleName('Kind 2 chosen')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(button).toHaveAccessibleName('Kind')
    await expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus()
  },
}

const open: Story['play'] = async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: /Kind/ })
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

export const Open: Story = { args: { defaultValue: ['reflector', 'radio'] }, play: open }

/** Many options can be searched, and what is hidden stays chosen. */
export const Searchable: Story = {
  args: {
    defaultValue: ['2', '7'],
    options: Array.from({ length: 14 }, (_, index) => ({
      value: String(index + 1),
      label: `Dome ${index + 1}`,
    })),
  },
  play: async (context) => {
    const { args } = context
    await open(context)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'dome 1')
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(6))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dome 14' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2', '7', '14'])
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing fits.'))
  },
}

export const Small: Story = { args: { size: 'sm', defaultValue: ['radio'] } }

export const Ink: Story = { ...Open, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Open, parameters: { direction: 'rtl' } }
