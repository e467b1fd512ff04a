import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.3.0',
  others: ['table parts', 'grouped rows', 'table footer', 'expandable rows', 'simple table'],
  uses: [
    'Rows in groups: a `TableBody` for each, with a `TableCell` of the scope `rowgroup` above its rows.',
    'A footer of sums, or a cell across several columns.',
    'Details below a row: a button with `aria-expanded` shows one more row, with a cell across all columns.',
  ],
  instead: {
    'data-table': 'Records are sorted, filtered, paged, selected or opened',
    'spec-table': 'The values are measured and only read',
    'comparison-table': 'A few things are compared',
  },
  avoid: [
    'Thousands of rows: all of them are rendered. `DataTable` renders those in view.',
    'A table for layout: screen readers announce rows and columns that mean nothing.',
  ],
  keyboard: {
    Tab: 'Moves through the region that scrolls, the headers that sort, and what stands in the cells.',
    'Enter, Space': 'Sorts by the header that has the focus.',
  },
  supply: [
    'A name: `aria-labelledby` with the id of a heading, or `aria-label`. The region that scrolls has it, too.',
    'A `label` for each cell, or a card says values without what they are.',
    'The order itself: `onSort` tells that a header was pressed, `sort` is what its header shows.',
    'A `scope` for the cell that names its row or its group.',
  ],
  announced:
    'The table with its rows and columns, also where rows are cards, and the order at the sorted header.',
  content: ['Headers of one or two words.', 'The unit in the header, not in each cell.'],
}
