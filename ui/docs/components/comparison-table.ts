import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['versus', 'compare', 'bar chart', 'benchmark'],
  uses: [
    'Two to four things, compared by the same measures.',
    'Measures that share a scale, so that bars can be compared.',
  ],
  instead: {
    'spec-table': 'There are many rows of one kind',
    'data-table': 'Rows are sorted, filtered or selected',
    figure: 'There is only one thing',
  },
  avoid: ['Bars for opinions: a bar claims a measurement.'],
  supply: [
    'A `caption`, which names the table.',
    '`abbr` for every short header: what the letters stand for.',
    'Text in the `header` of a column, without links: it is repeated beside each value in a narrow place.',
  ],
  announced:
    'A table with its caption and footnote; each value with the headers of its row and column.',
  content: [
    'Say in the footnote what was measured, and who measured it.',
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
