import { limits } from '../../content/forms/limits'
import type { FieldText } from '../../content/schema'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'

/** The fields that every form asks a person for, with what helps to fill them in. */

export function NameField(text: FieldText) {
  return (
    <Field name="name" {...text}>
      <Input required autoComplete="name" maxLength={limits.name} />
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
    <Field name="email" error={error} {...text}>
      <Input
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={limits.email}
      />
    </Field>
  )
}

export function PhoneField({
  required = false,
  ...text
}: FieldText & { readonly required?: boolean }) {
  return (
    <Field name="phone" {...text}>
      <Input
        type="tel"
        required={required}
        autoComplete="tel"
        inputMode="tel"
        maxLength={limits.phone}
      />
    </Field>
  )
}

export function CityField(text: FieldText) {
  return (
    <Field name="city" {...text}>
      <Input required autoComplete="address-level2" maxLength={limits.city} />
    </Field>
  )
}
