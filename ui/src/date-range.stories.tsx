import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { DateRange } from './date-range.tsx'
import { FieldSet } from './field.tsx'
import { FormShell } from './form-shell.tsx'

const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: { onValueChange: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters.field === 'own' ? (
        <Story />
      ) : (
        <FieldSet name="nights" label="Nights" className="max-w-md">
          <Story />
        </FieldSet>
      ),
  ],
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const from = canvas.getByLabelText('From')
    const to = canvas.getByLabelText('To')
    await userEvent.tab()
    await expect(from).toHaveFocus()
    fireEvent.change(from, { target: { value: '4/9/2027' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2027-04-09', to: '' })
    fireEvent.change(to, { target: { value: '4/2/2027' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2027-04-09',
      to: '2027-04-02',
    })
    await expect((to as HTMLInputElement).validationMessage).toBe(
      'Value must be 4/9/2027 or later.',
    )
  },
}

/** What is no day is marked once it is left, and taken back once it is typed again. */
export const Left: Story = {
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText('From')
    await userEvent.type(from, '13/45/2026')
    await userEvent.tab()
    await waitFor(() => expect(from).toHaveAccessibleDescription(/^Please enter a date/))
    await expect(from).toHaveAttribute('aria-invalid', 'true')
  },
}

const onSubmit = fn(async (_: FormData) => {})

/** A form sends both days, and says which one is on the wrong side. */
export const InAForm: Story = {
  parameters: { field: 'own' },
  args: { defaultValue: { from: '2027-04-09', to: '2027-04-02' }, required: true },
  render: (args) => (
    <FormShell
      onSubmit={onSubmit}
      submitLabel="Send"
      submittingLabel="Sending"
      className="max-w-md"
    >
      <FieldSet name="nights" label="Nights">
        <DateRange {...args} />
      </FieldSet>
    </FormShell>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByLabelText('From')).toBeInvalid())
    await expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2027-04-01' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    const values = onSubmit.mock.lastCall?.[0]
    await expect([values?.get('nightsFrom'), values?.get('nightsTo')]).toEqual([
      '2027-04-01',
      '2027-04-02',
    ])
  },
}

export const Limits: Story = { args: { min: '2027-01-01', max: '2027-12-31' } }

export const Disabled: Story = {
  args: { disabled: true, defaultValue: { from: '2027-04-01', to: '2027-04-09' } },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
