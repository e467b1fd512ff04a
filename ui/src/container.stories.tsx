import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './container.tsx'

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <p className="border border-dp-line bg-dp-surface-raised py-6 text-center">
        From edge to edge of the container
      </p>
    ),
  },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Reading: Story = {
  args: {
    size: 'reading',
    children: (
      <p>
        Window film is invisible when it works. It keeps heat and ultraviolet outside while the view
        stays where it was, and a line of text that is not too long is read the same way: without
        being noticed.
      </p>
    ),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
