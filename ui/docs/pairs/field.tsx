import { Field, Input } from '@duskpane/ui'

/** What cannot be guessed stands before the control, and stays there. */
export function DoHint() {
  return (
    <Field name="code" label="Order number" hint="Seven digits, on the first page of the invoice.">
      <Input />
    </Field>
  )
}

/** A placeholder is gone with the first letter. */
export function DontHint() {
  return (
    <Field name="code" label="Order number">
      <Input placeholder="Seven digits, on the first page of the invoice" />
    </Field>
  )
}

/** An error says how it is right. */
export function DoError() {
  return (
    <Field name="postcode" label="Postal code" error="A postal code has five digits.">
      <Input defaultValue="9410" />
    </Field>
  )
}

/** "Invalid" is what the red edge says already. */
export function DontError() {
  return (
    <Field name="postcode" label="Postal code" error="Invalid input">
      <Input defaultValue="9410" />
    </Field>
  )
}
