import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw, Sun } from 'lucide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { NamedIcon } from './named-icon.tsx'
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from './tooltip.tsx'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  parameters: { docs: { played: true, frameHeight: 200 } },
  args: {
    children: (
      <>
        <TooltipTrigger asChild>
          <IconButton aria-label="Turn">
            <Icon icon={RotateCw} />
          </IconButton>
        </TooltipTrigger>
        <TooltipContent>Turns the picture by 90°</TooltipContent>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="p-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Turn' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(button).toHaveAccessibleDescription('Turns the picture by 90°'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  args: { open: true },
  play: async () => {
    await screen.findByRole('tooltip')
  },
}

/** With one provider around the app the second tooltip comes without a delay. */
export const Several: Story = {
  render: () => (
    <TooltipProvider delayDuration={300}>
      <div className="flex gap-2">
        {(['arrow-left', 'rotate-cw', 'arrow-right'] as const).map((name) => (
          <Tooltip key={name}>
            <TooltipTrigger asChild>
              <IconButton aria-label={name}>
                <NamedIcon name={name} />
              </IconButton>
            </TooltipTrigger>
            <TooltipContent side="bottom">Alt + {name}</TooltipContent>
          </Tooltip>
        ))}
      </div>
    </TooltipProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'rotate-cw' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'rotate-cw' })).toHaveAccessibleDescription(
        'Alt + rotate-cw',
      ),
    )
  },
}

export const LongText: Story = {
  ...Open,
  args: {
    open: true,
    children: (
      <>
        <TooltipTrigger asChild>
          <IconButton aria-label="Measure">
            <Icon icon={Sun} />
          </IconButton>
        </TooltipTrigger>
        <TooltipContent>
          Measured at noon, with the sun at its height, through a single pane of clear glass
        </TooltipContent>
      </>
    ),
  },
}

export const Ink: Story = { ...Open, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...LongText, parameters: { direction: 'rtl' } }
