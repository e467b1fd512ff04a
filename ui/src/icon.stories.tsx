import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { icon: MapPin },
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

function Dot(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 2 2" fill="currentColor" {...props}>
      <title>Dot</title>
      <circle cx="1" cy="1" r="1" />
    </svg>
  )
}

/** `icon` also takes a component that draws an SVG, such as a logo. */
export const Own: Story = {
  args: { icon: Dot, label: 'Here' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Here' })).toHaveClass('size-5')
  },
}
