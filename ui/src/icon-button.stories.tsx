import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart, X } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { inEachState } from '../docs/page/in-each-state.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Close', children: <Icon icon={X} />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <IconButton {...args} variant="shaded" size="sm" />
      <IconButton {...args} variant="shaded" size="default" />
      <IconButton {...args} variant="shaded" size="lg" />
    </div>
  ),
  parameters: { theme: 'ink' },
}

export const Interaction: Story = {
  render: (args) => (
    <div className="flex gap-4">
      <IconButton {...args} />
      <IconButton {...args} variant="shaded" />
    </div>
  ),
  decorators: [inEachState],
}

export const Disabled: Story = { args: { disabled: true } }

export const AsLink: Story = {
  args: { 'aria-label': 'Basket' },
  render: (args) => (
    <IconButton {...args} asChild>
      <a href="#basket">
        <Icon icon={ShoppingCart} />
      </a>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Basket' })
    await expect(link).not.toHaveAttribute('type')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
