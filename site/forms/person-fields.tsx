import { limits } from '@duskpane/content/forms/limits'
import type { FieldText } from '@duskpane/content/schema'
import { Field } from '@duskpane/ui/field'
import { Input } from '@duskpane/ui/input'
import { atMost } from './at-most'

/** The fields that every form asks a person for, with what helps to fill them in. */

export function NameField(text: FieldText) {
  return (
    <Field name="name" {...text} limit={atMost(limits.name)}>
      <Input required autoComplete="name" />
    </Field>
  )
}

export function EmailField({
  error,
  ...text
}: FieldText & {
  /** In place of the form's own message. */
  readonly error?: string | undefined
}) {
  return (
    <Field name="email" error={error} {...text} limit={atMost(limits.email)}>
      <Input type="email" required autoComplete="email" inputMode="email" />
    </Field>
  )
}

export function PhoneField({
  required = false,
  ...text
}: FieldText & { readonly required?: boolean }) {
  return (
    <Field name="phone" {...text} limit={atMost(limits.phone)}>
      <Input type="tel" required={required} autoComplete="tel" inputMode="tel" />
    </Field>
  )
}

export function CityField(text: FieldText) {
  return (
    <Field name="city" {...text} limit={atMost(limits.city)}>
      <Input required autoComplete="address-level2" />
    </Field>
  )
}
