import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from './link.tsx'
import { SectionHeading } from './section-heading.tsx'

const meta = {
  title: 'Layout/SectionHeading',
  component: SectionHeading,
  args: { title: 'Telescopes for a small garden' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Telescopes for a small garden',
    )
  },
}

export const WithTextAndLink: Story = {
  args: {
    eyebrow: 'Astronomy',
    text: 'Three tubes that one person carries outside and sets up in five minutes.',
    children: (
      <Link href="#all" variant="standalone">
        All telescopes
      </Link>
    ),
  },
}

export const Ink: Story = { ...WithTextAndLink, parameters: { theme: 'ink' } }

export const LongWordsNarrow: Story = {
  args: { ...WithTextAndLink.args, title: 'Spiegelteleskopbeobachtungsprotokoll' },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { ...WithTextAndLink, parameters: { direction: 'rtl' } }
