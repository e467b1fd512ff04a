import { Field, FileDrop } from '@duskpane/ui'

/** Kind, size and number are known before a file is chosen. */
export function DoRules() {
  return (
    <Field name="photos" label="Photos of the window" hint="Up to 3, JPEG or PNG, 5 MB each.">
      <FileDrop accept="image/jpeg,image/png" maxSize={5_000_000} multiple maxFiles={3} />
    </Field>
  )
}

/** Rules appear once they are broken. */
export function DontRules() {
  return (
    <Field name="photos" label="Photos of the window">
      <FileDrop accept="image/jpeg,image/png" maxSize={5_000_000} multiple maxFiles={3} />
    </Field>
  )
}
