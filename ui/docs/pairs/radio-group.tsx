import { FieldSet, RadioGroup, RadioGroupItem } from '@duskpane/ui'

/** Nothing is chosen until somebody chooses. */
export function DoFree() {
  return (
    <FieldSet name="calls" label="May we call you?">
      <RadioGroup>
        <RadioGroupItem value="yes">Yes</RadioGroupItem>
        <RadioGroupItem value="no">No</RadioGroupItem>
      </RadioGroup>
    </FieldSet>
  )
}

/** An answer that is given beforehand is nobody’s answer. */
export function DontFree() {
  return (
    <FieldSet name="calls" label="May we call you?">
      <RadioGroup defaultValue="yes">
        <RadioGroupItem value="yes">Yes</RadioGroupItem>
        <RadioGroupItem value="no">No</RadioGroupItem>
      </RadioGroup>
    </FieldSet>
  )
}
