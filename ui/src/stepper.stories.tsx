import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  Stepper,
  StepperDescription,
  StepperItem,
  StepperTitle,
  StepperTrigger,
} from './stepper.tsx'

const steps = [
  ['Target', 'What to look at'],
  ['Exposure', 'How long, and how often'],
  ['Night', 'When it is above the horizon'],
  ['Check', 'Send it to the dome'],
] as const

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: [
          'Where one is on a way of several steps, such as an order.',
          '**Keyboard.** Tab reaches the completed steps that have a `StepperTrigger`, Enter or Space goes back to one.',
          '**Screen reader.** A list with the number of its steps; the current one says so, the completed ones say "Completed". Name the list with `aria-label`. What the step asks for begins with a heading that gets the focus (`useFocusOn`), or nobody hears that it changed.',
        ].join('\n\n'),
      },
    },
  },
  args: {
    'aria-label': 'Book a night',
    defaultValue: 3,
    onValueChange: fn(),
    children: steps.map(([title, description], index) => (
      <StepperItem key={title} step={index + 1}>
        <StepperTitle>
          <StepperTrigger>{title}</StepperTrigger>
        </StepperTitle>
        <StepperDescription>{description}</StepperDescription>
      </StepperItem>
    )),
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, , third, fourth] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Completed/)
    await expect(third).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeDisabled()
    await expect(fourth).not.toHaveTextContent(/Completed/)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Exposure' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  },
}

/** The owner keeps the step: it stays until the owner changes it. */
export const Controlled: Story = {
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Target' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  },
}

/** Only to look at. */
export const WithoutTriggers: Story = {
  args: {
    defaultValue: 2,
    children: steps.map(([title], index) => (
      <StepperItem key={title} step={index + 1}>
        <StepperTitle>{title}</StepperTitle>
      </StepperItem>
    )),
  },
}

export const AllDone: Story = { args: { defaultValue: 5 } }

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
