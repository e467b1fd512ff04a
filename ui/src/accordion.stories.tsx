import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx'

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: {
    className: 'max-w-3xl',
    children: (
      <AccordionItem value="vlt">
        <AccordionTrigger>What does VLT mean?</AccordionTrigger>
        <AccordionContent>
          <p>
            Visible light transmitted: the share of daylight that comes through the film and the
            glass together. The lower it is, the darker the window.
          </p>
        </AccordionContent>
      </AccordionItem>
    ),
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    const answer = canvas.getByText(/share of daylight/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('What does VLT mean?'))
    await expect(answer).toBeVisible()
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['vlt']))
    await userEvent.click(canvas.getByText('What does VLT mean?'))
    await expect(answer.closest('details')).toHaveProperty('open', false)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([]))
  },
}

const questions = [
  <AccordionItem key="what">
    <AccordionTrigger>What is solar film?</AccordionTrigger>
    <AccordionContent>
      <p>A thin sheet of polyester on the inside of a pane.</p>
    </AccordionContent>
  </AccordionItem>,
  <AccordionItem key="night" value="night">
    <AccordionTrigger>
      Does it darken the view at night, when the street is unlit and it rains?
    </AccordionTrigger>
    <AccordionContent>
      <p>Films of 50 per cent and more are hardly noticed at night.</p>
    </AccordionContent>
  </AccordionItem>,
  <AccordionItem key="long">
    <AccordionTrigger>How long does it last?</AccordionTrigger>
    <AccordionContent>
      <p>Between five and ten years.</p>
    </AccordionContent>
  </AccordionItem>,
]

export const Numbered: Story = {
  args: { numbering: 'decimal', defaultValue: ['night'], children: questions },
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
