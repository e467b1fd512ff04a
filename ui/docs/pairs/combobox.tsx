import { Combobox, Field, FieldSet, RadioGroup, RadioGroupItem } from '@duskpane/ui'

const cities = ['Bergen', 'Bodø', 'Oslo', 'Stavanger', 'Tromsø', 'Trondheim'].map((label) => ({
  value: label,
  label,
}))

/** People know the answer and type it. */
export function DoMany() {
  return (
    <Field name="city" label="City">
      <Combobox options={cities} defaultValue="Tromsø" />
    </Field>
  )
}

/** A placeholder with the options is gone with the first letter. */
export function DontMany() {
  return (
    <Field name="city" label="City">
      <Combobox options={cities} placeholder="Bergen, Bodø, Oslo, Stavanger ..." />
    </Field>
  )
}

/** A few answers stand in view. */
export function DoFew() {
  return (
    <FieldSet name="state" label="State">
      <RadioGroup>
        <RadioGroupItem value="open">To be discussed</RadioGroupItem>
        <RadioGroupItem value="done">Settled</RadioGroupItem>
      </RadioGroup>
    </FieldSet>
  )
}

/** Nobody knows that "To be discussed" can be typed. */
export function DontFew() {
  return (
    <Field name="state" label="State">
      <Combobox
        options={[
          { value: 'open', label: 'To be discussed' },
          { value: 'done', label: 'Settled' },
        ]}
        placeholder="Type or choose"
      />
    </Field>
  )
}
