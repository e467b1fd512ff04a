import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Eyebrow, Heading, Lead } from './heading.tsx'

const meta = {
  title: 'Typography/Heading',
  component: Heading,
  args: { level: 1, children: 'See the heat stay outside' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const sizes = ['5xl', '4xl', '3xl', '2xl', 'xl', 'lg'] as const

export const Sizes: Story = {
  render: () => (
    <div className="grid gap-6">
      {sizes.map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          Glass at dusk
        </Heading>
      ))}
    </div>
  ),
}

/** `level` sets the outline, `size` the look. */
export const SmallFirstLevel: Story = {
  args: { level: 1, size: 'xl', children: 'Submissions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Submissions')
  },
}

export const WithEyebrowAndLead: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Eyebrow>Nano ceramic</Eyebrow>
      <Heading {...args} />
      <Lead>
        A clear film that turns away infrared and leaves the colors of the evening as they are.
      </Lead>
    </div>
  ),
}

export const LongWords: Story = {
  args: { children: 'Sonnenschutzfolienverlegefachbetriebe und Wärmeschutzverglasungen' },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Ink: Story = { ...WithEyebrowAndLead, parameters: { theme: 'ink' } }

export const RightToLeft: Story = { ...WithEyebrowAndLead, parameters: { direction: 'rtl' } }
