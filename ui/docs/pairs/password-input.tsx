import { Field, PasswordInput, Stack } from '@duskpane/ui'

/** One field: whoever doubts what they typed can look. */
export function DoOnce() {
  return (
    <Field name="password" label="Password" hint="Twelve characters or more.">
      <PasswordInput autoComplete="new-password" />
    </Field>
  )
}

/** A second field doubles the work, and catches only slips. */
export function DontOnce() {
  return (
    <Stack gap="sm">
      <Field name="password" label="Password">
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field name="again" label="Password again">
        <PasswordInput autoComplete="new-password" />
      </Field>
    </Stack>
  )
}
