import { SpecTable } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const rows = [
  { name: 'Ceramic 30', vlt: 30 },
  { name: 'Ceramic 50', vlt: 50 },
]

export const guide: Guide = {
  status: 'stable',
  uses: [
    'All models of a line with all their values.',
    'Values of which some need a remark (`marked`).',
  ],
  instead: {
    'comparison-table': 'Two to four things are compared',
    'data-table': 'Rows are sorted, filtered or opened',
    figure: 'Three values carry the page',
  },
  anatomy: '<SpecTable caption="…" columns={…} rows={…} />',
  examples: (
    <>
      <Do because="Each value has its unit, each short header its `abbr`.">
        <SpecTable
          className="w-full"
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
          rows={rows}
        />
      </Do>
      <DoNot because="The first column has to name the row, and a caption the table.">
        <SpecTable
          className="w-full"
          caption="Table 1"
          columns={[
            { key: 'vlt', header: 'V' },
            { key: 'name', header: 'N' },
          ]}
          rows={rows}
        />
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the region of the table.',
    '←, →': 'Scrolls it where it is too wide.',
  },
  supply: [
    'A `caption`: it names the table and the region.',
    'A first column that names the row.',
    '`abbr` for every abbreviated header.',
    'A `footnote` where rows are `marked`.',
  ],
  announced:
    '"Region" and the caption, then a table whose values have the names of their row and column.',
  content: ['Units in the cells, not in the header.', 'The source of the values in the footnote.'],
  sentences: {
    'SpecTable.columns': 'Which property each column shows, and how. The first one names the row.',
    'SpecTable.rows': 'One object for each row.',
    'SpecTable.footnote': 'What the dagger points to, or the source of all values.',
  },
}
