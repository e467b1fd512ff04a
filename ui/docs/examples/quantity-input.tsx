import { Field, QuantityInput } from '@duskpane/ui'

export function Example() {
  return (
    <Field name="rolls" label="Rolls">
      <QuantityInput min={1} max={20} defaultValue={2} />
    </Field>
  )
}
