import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inEachState } from '../docs/page/in-each-state.tsx'
import { Link } from './link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#films', children: 'Compare the films' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p className="max-w-dp-reading">
      Every film is measured on clear glass of six millimeters. <Link {...args} /> before you
      choose, or ask the dealer nearest to you.
    </p>
  ),
}

export const Standalone: Story = { args: { variant: 'standalone' } }

export const Quiet: Story = { args: { variant: 'quiet' } }

export const AsChild: Story = {
  args: {
    asChild: true,
    variant: 'standalone',
    children: <a href="#dealers">Find a dealer</a>,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Find a dealer' })
    await expect(link).toHaveAttribute('href', '#dealers')
    await expect(link.querySelector('svg')).not.toBeNull()
  },
}

/** A click anywhere in the box follows the link. */
export const Stretched: Story = {
  args: { variant: 'standalone', stretched: true },
  render: (args) => (
    <div data-testid="box" className="relative w-72 rounded-dp-lg border border-dp-line p-6">
      <p className="mb-12">All of this box can be pressed.</p>
      <Link {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box').getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + 20)
    await expect(hit).toBe(canvas.getByRole('link'))
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

export const Ink: Story = { ...Default, parameters: { theme: 'ink' } }

export const RightToLeft: Story = {
  args: { variant: 'standalone', children: 'قارن الأفلام' },
  parameters: { direction: 'rtl' },
}

export const Interaction: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      <Link {...args} />
      <Link {...args} variant="standalone" />
      <Link {...args} variant="quiet" />
    </div>
  ),
  decorators: [inEachState],
  play: async ({ canvas }) => {
    const [, standalone] = within(canvas.getByTestId('Hovered')).getAllByRole('link')
    await expect(getComputedStyle(standalone as HTMLElement).textDecorationLine).toBe('underline')
  },
}
