import { Field, FormShell, Input } from '@duskpane/ui'

const texts = {
  submittingLabel: 'Sending...',
  success: 'Thank you. We call you within two days.',
  failure: 'That did not work. Please try again.',
}

/** The button says what happens, and nothing is asked that is not needed for it. */
export function DoAsk() {
  return (
    <FormShell
      aria-label="A visit"
      submitLabel="Ask for a visit"
      {...texts}
      onSubmit={async () => {}}
    >
      <Field name="phone" label="Telephone">
        <Input type="tel" required />
      </Field>
    </FormShell>
  )
}

/** "Submit" promises nothing, and each further field loses somebody. */
export function DontAsk() {
  return (
    <FormShell aria-label="A visit" submitLabel="Submit" {...texts} onSubmit={async () => {}}>
      <Field name="company" label="Company">
        <Input required />
      </Field>
      <Field name="phone" label="Telephone">
        <Input type="tel" required />
      </Field>
      <Field name="fax" label="Fax">
        <Input type="tel" required />
      </Field>
    </FormShell>
  )
}
