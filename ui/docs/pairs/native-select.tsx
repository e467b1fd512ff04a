import { Field, FieldSet, NativeSelect, RadioGroup, RadioGroupItem } from '@duskpane/ui'

/** Up to five answers are seen at once, and chosen by one press. */
export function DoFew() {
  return (
    <FieldSet name="market" label="Where is the glass?">
      <RadioGroup defaultValue="home">
        <RadioGroupItem value="home">At home</RadioGroupItem>
        <RadioGroupItem value="car">In a car</RadioGroupItem>
      </RadioGroup>
    </FieldSet>
  )
}

/** Two answers behind a press are seen by few. */
export function DontFew() {
  return (
    <Field name="market" label="Where is the glass?">
      <NativeSelect>
        <option>At home</option>
        <option>In a car</option>
      </NativeSelect>
    </Field>
  )
}
