import { Field, Input } from '@duskpane/ui'

export function Example() {
  return (
    <Field name="phone" label="Telephone" hint="With the area code." optional>
      <Input type="tel" autoComplete="tel" />
    </Field>
  )
}
