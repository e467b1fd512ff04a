import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Field } from './field.tsx'
import { RangeInput } from './range-input.tsx'

const meta = {
  title: 'Forms/RangeInput',
  component: RangeInput,
  parameters: {
    docs: {
      description: {
        component: [
          'A number for which nearness is enough, chosen by moving a thumb.',
          '**Keyboard.** The arrow keys move the thumb by `step`, Page Up and Page Down by a tenth, Home and End to the ends.',
          '**Screen reader.** The label, "slider" and the value in the words of `formatValue`. Without a `Field` give it an `aria-label`.',
        ].join('\n\n'),
      },
    },
  },
  args: {
    defaultValue: 35,
    formatValue: (value) => `${value} %`,
    onValueChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <Field
        name="share"
        label="Share of the sky in cloud"
        hint="At nightfall."
        error={parameters.error}
        className="max-w-md"
      >
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof RangeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Share of the sky in cloud' })
    await expect(slider).toHaveAccessibleDescription('At nightfall.')
    await expect(slider).toHaveAttribute('aria-valuetext', '35 %')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    // A key that the test invents does not move the browser's own thumb.
    fireEvent.change(slider, { target: { value: '36' } })
    await expect(slider).toHaveValue('36')
    await expect(slider).toHaveAttribute('aria-valuetext', '36 %')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(36)
  },
}

/** The owner keeps the value: it stays until the owner changes it. */
export const Controlled: Story = {
  args: { value: 80 },
  play: async ({ canvas, args }) => {
    fireEvent.change(canvas.getByRole('slider'), { target: { value: '79' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(79)
    await expect(canvas.getByRole('slider')).toHaveValue('80')
  },
}

export const AtTheEnds: Story = {
  render: () => (
    <>
      <RangeInput aria-label="Least" defaultValue={0} />
      <RangeInput aria-label="Most" defaultValue={100} />
    </>
  ),
}

export const Steps: Story = {
  args: { min: -3, max: 3, step: 0.5, defaultValue: 1.5, formatValue: (value) => `${value} EV` },
}

export const Invalid: Story = { parameters: { error: 'Less than half.' } }

export const Disabled: Story = { args: { disabled: true } }

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
