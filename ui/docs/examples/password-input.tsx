import { Field, PasswordInput } from '@duskpane/ui'

export function Example() {
  return (
    <Field name="password" label="Password" hint="Twelve characters or more.">
      <PasswordInput required minLength={12} autoComplete="new-password" />
    </Field>
  )
}
