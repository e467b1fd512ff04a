import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main menu">
        <a href="#about">About us</a>
      </nav>
      <main id="content" tabIndex={-1} className="mt-16">
        The content of the page.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    // A shadow of the hidden link would reach into the page.
    await expect(getComputedStyle(link).boxShadow).toBe('none')
  },
}

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0)
  },
}

export const FocusedRightToLeft: Story = { ...Focused, parameters: { direction: 'rtl' } }
