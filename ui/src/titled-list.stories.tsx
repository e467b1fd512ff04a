import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TitledList } from './titled-list.tsx'

const items = [
  { title: 'Choose a dark place', text: 'Ten kilometres from the next town show twice the stars.' },
  { title: 'Wait', text: 'Eyes need twenty minutes, and so does the mirror.' },
  { title: 'Start low', text: 'The longest eyepiece finds what the shortest enlarges.' },
  { title: 'Write it down', text: 'What was seen, when and with what, in one line.' },
]

const meta = {
  title: 'Display/TitledList',
  component: TitledList,
  args: { items },
} satisfies Meta<typeof TitledList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(items.length)
  },
}

export const Three: Story = { args: { items: items.slice(0, 3) } }

export const Numbered: Story = {
  args: { numbered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL')
  },
}

export const Column: Story = { args: { numbered: true, layout: 'column' } }

export const Ink: Story = { args: { numbered: true }, parameters: { theme: 'ink' } }

export const LongWordsNarrow: Story = {
  args: { items: [{ title: 'Spiegelteleskopbeobachtungsprotokoll', text: items[0]?.text ?? '' }] },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
