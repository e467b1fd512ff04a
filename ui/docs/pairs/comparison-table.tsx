import { ComparisonTable } from '@duskpane/ui'

const columns = [
  { key: 'a', header: 'Ceramic' },
  { key: 'b', header: 'Dyed' },
]

/** What was measured, and on which glass. */
export function DoMeasured() {
  return (
    <ComparisonTable
      caption="Rejected"
      columns={columns}
      rows={[
        { key: 'uv', header: 'UV', values: { a: 99, b: 97 } },
        { key: 'heat', header: 'Heat', values: { a: 62, b: 41 } },
      ]}
      footnote="Measured on 6 mm clear glass."
    />
  )
}

/** A bar claims a measurement: nobody has measured style. */
export function DontMeasured() {
  return (
    <ComparisonTable
      caption="Compared"
      columns={columns}
      rows={[
        { key: 'style', header: 'Style', values: { a: 99, b: 60 } },
        { key: 'comfort', header: 'Comfort', values: { a: 100, b: 41 } },
      ]}
    />
  )
}
