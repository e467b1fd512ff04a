import { ComparisonTable } from '@duskpane/ui'

export function Example() {
  return (
    <ComparisonTable
      caption="Light and heat"
      columns={[
        { key: 'a', header: 'Film A', detail: 'Ceramic' },
        { key: 'b', header: 'Film B', detail: 'Dyed' },
      ]}
      rows={[
        {
          key: 'irr',
          header: 'IRR',
          abbr: 'Infrared rejected',
          values: { a: 96, b: 88 },
          leading: ['a'],
        },
      ]}
      footnote="Measured on 6 mm clear glass."
    />
  )
}
