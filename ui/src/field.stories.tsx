import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Field, FieldPair } from './field.tsx'
import { Input } from './input.tsx'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    name: 'email',
    label: 'Email',
    className: 'max-w-md',
    children: <Input type="email" autoComplete="email" />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email')
    await userEvent.click(canvas.getByText('Email'))
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('name', 'email')
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
  },
}

export const Optional: Story = { args: { optional: true } }

const limit = {
  most: 40,
  left: (characters: number) => `${characters} characters left`,
  over: (characters: number) => `${characters} characters too many`,
  tooLong: (over: number, most: number) => `Shorten this by ${over}, to ${most} characters.`,
}

/** Near its limit a field shows how much is left, and announces it once typing pauses. */
export const NearItsLimit: Story = {
  args: {
    name: 'message',
    label: 'Message',
    limit,
    children: <Textarea defaultValue="Facing west, third floor, no shade ar" />,
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Message')
    await userEvent.type(control, '{Backspace}')
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(control).not.toHaveAccessibleDescription()
    await userEvent.keyboard('r')
    await expect(canvas.getByText('3 characters left')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(control).toHaveAccessibleDescription('3 characters left')
    await userEvent.keyboard('ou')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 characters left'), {
      timeout: 5000,
    })
  },
}

const beyond = 'Facing west, third floor, with no shade until noon'

/** A value that is too long is kept, and is invalid. */
export const BeyondItsLimit: Story = {
  args: {
    name: 'message',
    label: 'Message',
    limit,
    children: <Textarea defaultValue={beyond} required />,
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText<HTMLTextAreaElement>('Message')
    control.focus()
    await userEvent.clear(control)
    await userEvent.paste(beyond)
    await expect(control).toHaveValue(beyond)
    await expect(canvas.getByText('10 characters too many')).toBeVisible()
    await expect(control.validationMessage).toBe('Shorten this by 10, to 40 characters.')
    await userEvent.keyboard('{Backspace>10/}')
    await expect(canvas.getByText('0 characters left')).toBeVisible()
    await expect(control.validity.valid).toBe(true)
  },
}

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

/** The controls line up, whatever is above or below one of them. */
export const Pair: Story = {
  render: () => (
    <FieldPair className="max-w-xl">
      <Field name="email" label="Email" error="Enter an address with an @ in it.">
        <Input type="email" autoComplete="email" />
      </Field>
      <Field
        name="phone"
        label="Phone"
        hint="With the code of your country, and an extension where your office has one"
      >
        <Input type="tel" autoComplete="tel" />
      </Field>
    </FieldPair>
  ),
  play: async ({ canvas }) => {
    const [email, phone] = ['Email', 'Phone'].map((label) =>
      canvas.getByLabelText(label).getBoundingClientRect(),
    )
    await expect(phone?.left).toBeGreaterThan(email?.right ?? 0)
    await expect(phone?.top).toBe(email?.top)
  },
}

/** On a phone one control is below the other. */
export const PairNarrow: Story = {
  ...Pair,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const [email, phone] = ['Email', 'Phone'].map((label) =>
      canvas.getByLabelText(label).getBoundingClientRect(),
    )
    await expect(phone?.left).toBe(email?.left)
    await expect(phone?.top).toBeGreaterThan(email?.bottom ?? 0)
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
