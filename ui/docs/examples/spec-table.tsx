import { SpecTable } from '@duskpane/ui'

const films = [
  { name: 'Ceramic 30', vlt: 30 },
  { name: 'Ceramic 50', vlt: 50 },
]

export function Example() {
  return (
    <SpecTable
      caption="Light let through"
      columns={[
        { key: 'name', header: 'Film' },
        {
          key: 'vlt',
          header: 'VLT',
          abbr: 'Visible light transmitted',
          format: (vlt) => `${vlt}%`,
        },
      ]}
      rows={films}
    />
  )
}
