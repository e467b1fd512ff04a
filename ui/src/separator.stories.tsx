import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Separator } from './separator.tsx'

const meta = {
  title: 'Layout/Separator',
  component: Separator,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Separator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <p>What the customer sees.</p>
      <Separator {...args} />
      <p>What only we see.</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('separator').getBoundingClientRect()
    await expect(width).toBeGreaterThan(100)
    await expect(height).toBe(1)
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div className="flex gap-3">
      <span>12 orders</span>
      <Separator {...args} />
      <span>3 open</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator')
    await expect(line).toHaveAttribute('aria-orientation', 'vertical')
    await expect(line.getBoundingClientRect().width).toBe(1)
    await expect(line.getBoundingClientRect().height).toBeGreaterThan(15)
  },
}

export const Decorative: Story = {
  ...Default,
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull()
  },
}

export const Ink: Story = { ...Default, parameters: { theme: 'ink' } }
