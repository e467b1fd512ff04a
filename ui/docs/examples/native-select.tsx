import { Field, NativeSelect } from '@duskpane/ui'

export function Example() {
  return (
    <Field name="state" label="State">
      <NativeSelect placeholder="Choose" required>
        <option value="ca">California</option>
        <option value="or">Oregon</option>
        <option value="wa">Washington</option>
      </NativeSelect>
    </Field>
  )
}
