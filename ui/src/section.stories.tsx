import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from './container.tsx'
import { Eyebrow, Heading, Lead } from './heading.tsx'
import { Section } from './section.tsx'

const content = (
  <Container className="grid gap-4">
    <Eyebrow>Architectural</Eyebrow>
    <Heading level={2}>Rooms that stay bright and cool</Heading>
    <Lead>The light you want comes in. The heat you do not want stays on the other side.</Lead>
  </Container>
)

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { children: content },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Ink: Story = {
  args: { theme: 'ink' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(getComputedStyle(heading).color).toBe('rgb(244, 241, 234)')
  },
}

export const Large: Story = { args: { spacing: 'lg', theme: 'ink' } }
