import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Disclosure, DisclosureGroup } from './disclosure.tsx'
import { hover } from './stories/hover.ts'

const meta = {
  title: 'Display/Disclosure',
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  argTypes: { open: { control: 'boolean' } },
  args: {
    summary: 'What does VLT mean?',
    children: (
      <p>
        Visible light transmitted: the share of daylight that comes through the film and the glass
        together. The lower it is, the darker the window.
      </p>
    ),
  },
  render: (args) => (
    <DisclosureGroup className="max-w-3xl">
      <Disclosure {...args} />
    </DisclosureGroup>
  ),
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/share of daylight/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('What does VLT mean?'))
    await expect(answer).toBeVisible()
    await userEvent.click(canvas.getByText('What does VLT mean?'))
    await expect(answer.closest('details')).toHaveProperty('open', false)
  },
}

export const Open: Story = { args: { open: true } }

export const Numbered: Story = {
  render: () => (
    <DisclosureGroup numbering="decimal" className="max-w-3xl">
      <Disclosure summary="What is solar film?">
        <p>A thin sheet of polyester on the inside of a pane.</p>
      </Disclosure>
      <Disclosure
        summary="Does it darken the view at night, when the street is unlit and it rains?"
        open
      >
        <p>Films of 50 per cent and more are hardly noticed at night.</p>
      </Disclosure>
      <Disclosure summary="How long does it last?">
        <p>Between five and ten years.</p>
      </Disclosure>
    </DisclosureGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('list')).toHaveProperty('tagName', 'OL')
    const first = canvas.getByText('What is solar film?').closest('summary')
    await userEvent.tab()
    await expect(first).toHaveFocus()
  },
}

export const Ink: Story = { ...Numbered, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Numbered, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Numbered, parameters: { direction: 'rtl' } }

export const Hovered: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText('What does VLT mean?').closest('summary') as HTMLElement
    hover(summary)
    await expect(getComputedStyle(summary).color).not.toBe(getComputedStyle(document.body).color)
  },
}
