import { SpecTable } from '@duskpane/ui'

const films = [
  { number: 1, name: 'Ceramic 30', vlt: '30%' },
  { number: 2, name: 'Ceramic 50', vlt: '50%' },
]

const columns = [
  { key: 'name', header: 'Film' },
  { key: 'vlt', header: 'VLT', abbr: 'Visible light transmitted' },
] as const

/** The first column names the row, for ears as well. */
export function DoName() {
  return <SpecTable caption="Light let through" columns={columns} rows={films} />
}

/** A number names nothing: "2, 50%" is what is heard. */
export function DontName() {
  return (
    <SpecTable
      caption="Table 1"
      columns={[{ key: 'number', header: 'No.' }, ...columns]}
      rows={films}
    />
  )
}
