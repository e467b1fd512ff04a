import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { name: 'map-pin' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** An icon without text beside it has a name. */
export const Labeled: Story = {
  args: { label: 'Location' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Location' })).toBeVisible()
  },
}
