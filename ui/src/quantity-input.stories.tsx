import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Field } from './field.tsx'
import { QuantityInput } from './quantity-input.tsx'

/** Limits a value to 1 through `max`; text that is not a number counts as 1. */
const clamp = (typed: string, max: number) =>
  Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), max)

const meta = {
  title: 'Forms/QuantityInput',
  component: QuantityInput,
  args: { value: 2, max: 12, onValueChange: () => {} },
  render: function Render({ value: first, onValueChange: _, max = 12, ...args }) {
    const [value, setValue] = useState(first)
    return (
      <Field name="lenses" label="Lenses" className="items-start">
        <QuantityInput
          {...args}
          value={value}
          max={max}
          onValueChange={(typed) => setValue(clamp(typed, max))}
        />
      </Field>
    )
  },
} satisfies Meta<typeof QuantityInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Lenses' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(number).toHaveValue(1)
    await userEvent.tab()
    await expect(number).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(number).toHaveValue(3)
  },
}

/** The button at the end keeps the focus and does nothing. */
export const AtTheStart: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    const less = canvas.getByRole('button', { name: 'Decrease' })
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue(1)
    await expect(less).toHaveFocus()
  },
}

export const Emptied: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await expect(number).toHaveValue(null)
    await userEvent.tab()
    await expect(number).toHaveValue(1)
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
