import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NamedIcon } from './named-icon.tsx'

const meta = {
  title: 'Display/NamedIcon',
  component: NamedIcon,
  args: { name: 'map-pin', label: 'Location' },
} satisfies Meta<typeof NamedIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Location' })).toBeVisible()
  },
}
