import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: [
          'How much of a task is done.',
          '**Keyboard.** It takes no focus.',
          '**Screen reader.** Its name, "progress bar" and per cent, or what `getValueLabel` says: "3 of 8 files". It does not announce its changes; what has to be heard, such as the end, goes into an element with `role="status"`.',
        ].join('\n\n'),
      },
    },
  },
  args: { value: 40, 'aria-label': 'Exposures' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Exposures' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
  },
}

/** Nobody knows how long it takes. */
export const Indeterminate: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

/** A value beyond the ends is taken to the end. */
export const Beyond: Story = {
  args: { value: 12, max: 8, getValueLabel: (value, max) => `${value} of ${max} exposures` },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '8')
    await expect(bar).toHaveAttribute('aria-valuetext', '8 of 8 exposures')
  },
}

export const Values: Story = {
  render: () => (
    <div className="grid gap-6">
      {[0, 3, 40, 100, null].map((value) => (
        <Progress key={value} value={value} aria-label={`${value}`} />
      ))}
    </div>
  ),
}

export const Ink: Story = { ...Values, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Values, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Values, parameters: { direction: 'rtl' } }
