import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'
import { Field, FieldSet } from './field.tsx'
import { FormShell } from './form-shell.tsx'
import { Input } from './input.tsx'
import { NativeSelect } from './native-select.tsx'
import { RadioGroup, RadioGroupItem } from './radio-group.tsx'
import { Textarea } from './textarea.tsx'

const pending = () => new Promise<void>(() => {})

const meta = {
  title: 'Forms/FormShell',
  component: FormShell,
  args: {
    className: 'max-w-xl',
    'aria-label': 'Write to us',
    onSubmit: fn(async () => {}),
    submitLabel: 'Send',
    submittingLabel: 'Submitting...',
    success: 'Thank you, we will write back soon.',
    failure: 'That did not work. Please try again.',
    children: (
      <>
        <Field name="name" label="Name">
          <Input required autoComplete="name" />
        </Field>
        <Field name="email" label="Email">
          <Input required type="email" autoComplete="email" />
        </Field>
      </>
    ),
  },
} satisfies Meta<typeof FormShell>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Name'), 'Ada Glazier')
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@glass.example')
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    // Any other method would let a page that is not hydrated yet send what was typed.
    await expect(canvas.getByRole('form')).toHaveAttribute('method', 'dialog')
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** A long form has every kind of control. */
export const Long: Story = {
  args: {
    note: 'What you send is kept until it is answered.',
    children: (
      <>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field name="name" label="Name">
            <Input required />
          </Field>
          <Field name="phone" label="Phone" optional>
            <Input type="tel" />
          </Field>
        </div>
        <Field name="country" label="Country">
          <NativeSelect required placeholder="Choose a country">
            <option>Germany</option>
            <option>India</option>
          </NativeSelect>
        </Field>
        <FieldSet name="sells" label="Do you sell films today?">
          <RadioGroup required>
            <RadioGroupItem value="Yes">Yes</RadioGroupItem>
            <RadioGroupItem value="No">No</RadioGroupItem>
          </RadioGroup>
        </FieldSet>
        <Field name="message" label="Message" hint="Which way do the windows face?">
          <Textarea required />
        </Field>
        <FieldSet name="terms" label="Terms">
          <Checkbox required>You may store this message.</Checkbox>
        </FieldSet>
      </>
    ),
  },
}

/** Every invalid field says why, and the first one takes the focus. */
export const EmptySubmit: Story = {
  parameters: { docs: { played: true } },
  args: Long.args ?? {},
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/fill/i)
    for (const name of ['Country', 'Message', 'You may store this message.'])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(
      canvas.getByRole('group', { name: 'Do you sell films today?' }),
    ).toHaveAccessibleDescription(/select one/i)
    await expect(canvas.getByLabelText(/Phone/)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Without a field around it, an invalid control is marked, and its message stands below the button. */
export const WithoutFields: Story = {
  args: {
    children: (
      <>
        <Input required aria-label="E-mail" placeholder="E-mail" type="email" />
        <RadioGroup required aria-label="Plan">
          <RadioGroupItem value="day">By day</RadioGroupItem>
          <RadioGroupItem value="night">By night</RadioGroupItem>
        </RadioGroup>
        <Checkbox required>You may store this message.</Checkbox>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const email = canvas.getByLabelText('E-mail')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(/^E-mail: .*fill/i)
    const [plan] = canvas.getAllByRole('radio')
    await expect(plan).toHaveAccessibleDescription(/^Plan: .*select one/i)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/You may store.*check this box/)
  },
}

export const Submitting: Story = {
  parameters: { docs: { played: true } },
  args: { onSubmit: fn(pending) },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(canvas.getByLabelText('Name')).toBeDisabled()
    await expect(canvas.getByLabelText('Email')).toBeDisabled()
  },
}

/** What cannot be brought into view is said beside the button. */
export const OutOfView: Story = {
  args: {
    children: (
      <>
        <div hidden>
          <Field name="size" label="Size">
            <Input required />
          </Field>
        </div>
        <div ref={(step) => step?.setAttribute('hidden', 'until-found')}>
          <Field name="city" label="City">
            <Input required />
          </Field>
        </div>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    const city = canvas.getByLabelText('City')
    await waitFor(() => expect(city).toHaveFocus())
    await expect(city).toHaveAccessibleDescription(/fill/i)
    const unseen = canvas.getByText(/^Size: .*fill/i).closest('[role=alert]')
    await expect(unseen).toBeVisible()
    await userEvent.type(city, 'Bonn')
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Size: .*fill/i)
  },
}

/** Two submissions before the first render still send once. */
export const SubmittedTwiceAtOnce: Story = {
  args: { onSubmit: fn(pending) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    const form = canvas.getByRole<HTMLFormElement>('form')
    form.requestSubmit()
    form.requestSubmit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  parameters: { docs: { played: true } },
  args: { onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again.')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Glazier')
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@glass.example')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled()
  },
}

export const Succeeded: Story = {
  parameters: { docs: { played: true } },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const message = await canvas.findByRole('status')
    await expect(message).toHaveTextContent('Thank you, we will write back soon.')
    await waitFor(() => expect(message).toHaveFocus())
    await expect(canvas.queryByRole('form')).toBeNull()
    const values = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData
    await expect(Object.fromEntries(values)).toEqual({
      name: 'Ada Glazier',
      email: 'ada@glass.example',
    })
  },
}

/** A form sent earlier in this visit shows its message instead, and the focus stays where it is. */
export const SentBefore: Story = {
  args: { defaultSent: true },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('status')
    await expect(message).toHaveTextContent('Thank you, we will write back soon.')
    await expect(message).not.toHaveFocus()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

/** Where success leads to another page, the form stays disabled, with its values, until that page is there. */
export const LeadsOn: Story = {
  args: { success: undefined },
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    const { mock } = args.onSubmit as ReturnType<typeof fn>
    await waitFor(() => expect(mock.settledResults[0]?.type).toBe('fulfilled'))
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Glazier')
  },
}

/** One field and its button share a line, as in a newsletter block. */
export const Inline: Story = {
  args: {
    layout: 'inline',
    submitLabel: 'Subscribe',
    children: (
      <Field name="email" label="Email">
        <Input required type="email" />
      </Field>
    ),
  },
}

export const InlineInvalid: Story = {
  args: Inline.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    const input = canvas.getByLabelText('Email').getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    if (window.innerWidth >= 640) await expect(button.top).toBeCloseTo(input.top, 0)
  },
}

export const Ink: Story = { ...EmptySubmit, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...EmptySubmit, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...EmptySubmit, parameters: { direction: 'rtl' } }
