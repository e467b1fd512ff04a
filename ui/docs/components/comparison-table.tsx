import { ComparisonTable } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const columns = [
  { key: 'a', header: 'Film A' },
  { key: 'b', header: 'Film B' },
]

export const guide: Guide = {
  status: 'stable',
  uses: [
    'Two to four things, compared by the same measures.',
    'Measures that share a scale, so that bars can be compared.',
  ],
  instead: {
    'spec-table': 'There are many rows of one kind',
    'data-table': 'Rows are sorted, filtered or selected',
    figure: 'There is only one thing',
  },
  anatomy: '<ComparisonTable caption="…" columns={…} rows={…} />',
  examples: (
    <>
      <Do because="A source or a remark stands below the values that need it.">
        <ComparisonTable
          className="w-full"
          caption="Light and heat"
          columns={columns}
          rows={[{ key: 'irr', header: 'IRR', values: { a: 96, b: 88 }, leading: ['a'] }]}
          footnote="Illustrative values."
        />
      </Do>
      <DoNot because="A bar claims a measurement. Opinions have no unit.">
        <ComparisonTable
          className="w-full"
          caption="Why we are better"
          columns={columns}
          rows={[{ key: 'q', header: 'Quality', values: { a: 100, b: 20 } }]}
        />
      </DoNot>
    </>
  ),
  supply: [
    'A `caption`, which names the table.',
    '`abbr` for every short header: what the letters stand for.',
    'Text in the `header` of a column, without links: it is repeated beside each value in a narrow place.',
  ],
  announced:
    'A table with its caption and footnote; each value with the headers of its row and column.',
  content: [
    'Say what was measured and by whom in the footnote.',
    'The same number of decimals in a row (`digits`).',
  ],
  sentences: {
    'ComparisonTable.columns':
      'What is compared: a key, a header and, if you like, a `detail` below it.',
    'ComparisonTable.rows':
      'The measures: a key, a header and the values by the keys of the columns.',
    'ComparisonTable.footnote': 'The source of the values, or what they leave out.',
  },
}
