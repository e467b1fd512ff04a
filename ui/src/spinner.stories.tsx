import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Loading orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading orders' })).toBeVisible()
  },
}

/** The text beside it says what the user waits for. */
export const WithText: Story = {
  render: () => (
    <p role="status" className="flex items-center gap-2">
      <Spinner /> Loading orders...
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Ink: Story = { ...WithText, parameters: { theme: 'ink' } }
