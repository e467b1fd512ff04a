import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'
import { Surroundings } from './surroundings.tsx'

const meta = {
  title: 'Foundations/Surroundings',
  component: Surroundings,
  args: {
    theme: 'ink',
    children: (
      <Popover>
        <PopoverTrigger asChild>
          <Button>Direction</Button>
        </PopoverTrigger>
        <PopoverContent>
          <Button variant="ghost">North</Button>
        </PopoverContent>
      </Popover>
    ),
  },
} satisfies Meta<typeof Surroundings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Direction' }))
    const panel = await screen.findByRole('dialog', { name: 'Direction' })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(panel.closest('[data-theme=ink]')).not.toBeNull()
  },
}
