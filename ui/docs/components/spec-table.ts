import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['specification', 'data sheet', 'properties table'],
  uses: [
    'All models of a line with all their values.',
    'Values of which some need a remark (`marked`).',
  ],
  instead: {
    'comparison-table': 'Two to four things are compared',
    'data-table': 'Rows are sorted, filtered or opened',
    figure: 'Three values carry the page',
  },
  avoid: ['A first column that does not name the row, or "Table 1" as the caption.'],
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
    'SpecTable.footnote': 'What the dagger points to, or the source of all values.',
  },
}
