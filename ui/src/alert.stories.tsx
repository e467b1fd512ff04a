import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'Orders placed today are sent on Monday.', className: 'max-w-xl' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Success: Story = {
  args: { variant: 'success', role: 'status', children: 'Thank you, we will write back soon.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Thank you, we will write back soon.',
    )
  },
}

/** The text has the danger color of the border. */
export const Danger: Story = {
  args: { variant: 'destructive', role: 'alert', children: 'That did not work. Please try again.' },
  play: async ({ canvas }) => {
    const { color, borderInlineStartColor } = getComputedStyle(canvas.getByRole('alert'))
    await expect(color).toBe(borderInlineStartColor)
  },
}

export const LongText: Story = {
  args: {
    variant: 'destructive',
    children:
      'Die Sonnenschutzfolienverlegefachbetriebsanfrage konnte nicht gespeichert werden. Nothing you typed is lost; try again in a minute.',
  },
  globals: { viewport: { value: 'phone320' } },
}

export const Ink: Story = {
  parameters: { theme: 'ink' },
  render: () => (
    <div className="grid max-w-xl gap-4">
      <Alert>Orders placed today are sent on Monday.</Alert>
      <Alert variant="success">Thank you, we will write back soon.</Alert>
      <Alert variant="destructive">That did not work. Please try again.</Alert>
    </div>
  ),
}

export const RightToLeft: Story = {
  args: { variant: 'success', children: 'شكرًا، سنرد عليك قريبًا.' },
  parameters: { direction: 'rtl' },
}
