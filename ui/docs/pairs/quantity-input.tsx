import { Field, Input, QuantityInput } from '@duskpane/ui'

/** A small count, which a press or two changes. */
export function DoCount() {
  return (
    <Field name="rolls" label="Rolls">
      <QuantityInput min={1} max={20} defaultValue={2} />
    </Field>
  )
}

/** A number that is known is typed: nobody presses 1,200 times. */
export function DontCount() {
  return (
    <Field name="area" label="Area in square feet">
      <QuantityInput min={1} max={5000} defaultValue={1200} />
    </Field>
  )
}

/** A house number may be "12b": it is a name, and no count. */
export function DoName() {
  return (
    <Field name="house" label="House number">
      <Input defaultValue="12b" style={{ inlineSize: '6rem' }} />
    </Field>
  )
}

/** What is not counted has no more and less. */
export function DontName() {
  return (
    <Field name="house" label="House number">
      <QuantityInput min={1} max={999} defaultValue={12} />
    </Field>
  )
}
