import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'
import { FormShell } from './form-shell.tsx'
import { Language } from './language.tsx'
import { arabic } from './words/ar.ts'
import { german } from './words/de.ts'

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  args: { onValueChange: fn() },
  render: (args) => (
    <Field name="night" label="Night" className="max-w-xs">
      <DateInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Night')
    await expect(input).toHaveAttribute('placeholder', 'MM/DD/YYYY')
    await userEvent.type(input, '04092027')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-04-09')
    await userEvent.tab()
    await expect(input).toHaveValue('4/9/2027')
    await expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus()
  },
}

const onSubmit = fn(async (_: FormData) => {})

/** A day is typed in the order of the language, not of the browser. A form sends what is stored. */
export const InGerman: Story = {
  args: { min: '2027-01-01' },
  render: (args) => (
    <Language locale="de" words={german}>
      <FormShell
        onSubmit={onSubmit}
        submitLabel="Senden"
        submittingLabel="Wird gesendet"
        className="max-w-xs"
      >
        <Field name="night" label="Nacht">
          <DateInput {...args} />
        </Field>
      </FormShell>
    </Language>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    const input = canvas.getByLabelText('Nacht')
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Senden' }))
    const messages = {
      '31.2.2027': 'Bitte geben Sie ein Datum ein, wie 31.12.2027.',
      '9.4.2026': 'Der früheste mögliche Wert ist 1.1.2027.',
    }
    for (const [typed, message] of Object.entries(messages)) {
      await userEvent.clear(input)
      await userEvent.type(input, typed)
      await send()
      await waitFor(() => expect(input).toHaveAccessibleDescription(message))
    }
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(input)
    // A year of two digits counts once the field is left.
    await userEvent.type(input, '9.4.27')
    await send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    await expect(onSubmit.mock.lastCall?.[0].get('night')).toBe('2027-04-09')
  },
}

export const InArabic: Story = {
  args: { defaultValue: '2027-04-09' },
  render: (args) => (
    <Language locale="ar-EG" words={arabic}>
      <Field name="night" label="الليلة" className="max-w-xs">
        <DateInput {...args} />
      </Field>
    </Language>
  ),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '2027-04-09' } }

export const Ink: Story = { ...Default, parameters: { theme: 'ink' } }
