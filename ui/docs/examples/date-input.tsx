import { DateInput, Field } from '@duskpane/ui'

export function Example() {
  return (
    <Field name="installed" label="Date of installation">
      <DateInput min="2026-01-01" required />
    </Field>
  )
}
