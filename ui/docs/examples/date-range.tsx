import { DateRange, FieldSet } from '@duskpane/ui'

export function Example() {
  return (
    <FieldSet name="placed" label="Placed between">
      <DateRange defaultValue={{ from: '2026-01-01', to: '' }} max="2026-12-31" />
    </FieldSet>
  )
}
