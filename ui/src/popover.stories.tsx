import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown } from 'lucide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx'

const onSouth = fn()

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  parameters: { layout: 'padded', docs: { played: true, frameHeight: 240 } },
  args: {
    children: (
      <>
        <PopoverTrigger asChild>
          <Button variant="outline">
            Direction
            <Icon icon={ChevronDown} />
          </Button>
        </PopoverTrigger>
        <PopoverContent>
          <PopoverClose>North</PopoverClose>
          <PopoverClose onClick={onSouth}>South</PopoverClose>
        </PopoverContent>
      </>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Direction' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Direction' })
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    screen.getByRole('button', { name: 'South' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onSouth).toHaveBeenCalled()
    await waitFor(() => expect(panel).not.toBeInTheDocument())
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Direction' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Direction' })).toBeVisible())
  },
}

export const Ink: Story = { ...Open, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Open, parameters: { direction: 'rtl' } }
