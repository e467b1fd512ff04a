import { DateRange, FieldSet } from '@duskpane/ui'

/** The legend says what lies between the days. */
export function DoLegend() {
  return (
    <FieldSet name="placed" label="Placed between">
      <DateRange />
    </FieldSet>
  )
}

/** "Date range" is what the two fields show already: a range of what? */
export function DontLegend() {
  return (
    <FieldSet name="placed" label="Date range">
      <DateRange />
    </FieldSet>
  )
}
