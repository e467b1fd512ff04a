import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from './field'
import { Input } from './input'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    name: 'email',
    label: 'E-mail',
    className: 'max-w-md',
    children: <Input type="email" autoComplete="email" />,
  },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    optional: { control: 'boolean' },
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('E-mail')
    await userEvent.click(canvas.getByText('E-mail'))
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('name', 'email')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const WithHint: Story = {
  args: { hint: 'We write once a month.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'We write once a month.',
    )
  },
}

export const Optional: Story = { args: { optional: true } }

/** The error is read before the hint. */
export const Invalid: Story = {
  args: { hint: 'We write once a month.', error: 'Enter an address with an @ in it.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Enter an address with an @ in it. We write once a month.',
    )
  },
}

export const LongTexts: Story = {
  args: {
    label: 'E-Mail-Adresse der für Sonnenschutzfolienverlegung zuständigen Fachabteilung',
    hint: 'Auch eine Sammeladresse ist möglich, solange sie werktags gelesen wird.',
    error: 'Bitte eine vollständige Adresse eingeben, zum Beispiel folien@beispiel.example.',
  },
  globals: { viewport: { value: 'phone320' } },
}

export const Ink: Story = { ...Invalid, parameters: { theme: 'ink' } }

export const RightToLeft: Story = {
  args: {
    label: 'البريد الإلكتروني',
    hint: 'نكتب مرة في الشهر.',
    error: 'أدخل عنوانًا صحيحًا.',
  },
  parameters: { direction: 'rtl' },
}
