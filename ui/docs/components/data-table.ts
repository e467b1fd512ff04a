import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: [
    'data grid',
    'grid',
    'list',
    'table with filters',
    'spreadsheet',
    'inline edit',
    'editable cell',
  ],
  uses: [
    'Lists of an admin: orders, messages, customers.',
    'Thousands of rows: only those in view are rendered.',
  ],
  instead: {
    table: 'Rows are not alike: groups, sums, details below a row',
    'spec-table': 'The values are measured and only read',
    'comparison-table': 'A few things are compared',
    'product-card': 'The records are things to buy',
  },
  avoid: [
    '"No data" in an empty table: is it broken, filtered or new? Say why it is empty and what will change that.',
  ],
  keyboard: {
    Tab: 'Moves through the filter, the headers, the region that scrolls, and the rows. Links and menus in cells are stops of every row in view, as in any HTML table: a `grid` has one stop, and takes the arrow keys from what stands in its cells and from the table commands of screen readers.',
    Enter:
      'Sorts by the header that has the focus, opens the row, or edits the cell; in its field, keeps what is typed.',
    Escape: 'Leaves the field of a cell without a change.',
    Space: 'Selects the row whose checkbox has the focus.',
    '↓, ↑, J, K': 'Where rows open: moves to the next or the previous row.',
    'Home, End': 'Where rows open: moves to the first or the last row.',
    Shift: 'Held while moving or clicking, selects everything in between.',
  },
  supply: [
    'A `caption`: it names the table and the region that scrolls.',
    'A first column whose value names the row: the checkbox only has its number.',
    'Texts for every state: `emptyText`, `loadingText`, `errorText`, `noMatchText`.',
  ],
  announced:
    'The table with its number of rows, the order at the sorted header, and how many rows match after each filtering.',
  content: [
    'Headers of one or two words.',
    'The most important columns first; the rest can be hidden by a `ColumnMenu`. What is done with a row stands in a column of kind `actions`, the last.',
  ],
  sentences: {
    'Column.value': 'What the cell shows of a row.',
    'Column.href': 'Where the value leads.',
    'Column.variant': 'The look of the badge.',
    'Column.content': 'What the cell holds: buttons, menus, pictures.',
    'Sort.direction': 'Which end comes first.',
    'DataTable.onLayoutChange':
      'Called with the layout after a column was hidden, shown or dragged wider.',
    'DataTable.defaultSelected': 'The ids of the rows that are selected at first.',
    'DataTable.noMatchText': 'Shown in place of the rows where the filter matches none.',
    'DataTable.editLabel':
      'What the button of a cell with `onEdit` does, by the header of its column.',
    'DataTable.selectAllLabel': 'The name of the checkbox that selects every row that matches.',
    'DataTable.selectRowLabel': 'The name of the checkbox of a row, by its number.',
    'DataTable.showAllText': 'The button that shows all of a long text.',
    'DataTable.showLessText': 'The button that shows only its first lines again.',
    'DataTable.pagesLabel': 'The name of the pagination.',
    'DataTable.defaultFilter': 'What is filtered by at first.',
    'DataTable.onFilterChange': 'Called with what is typed into the filter.',
    'DataTable.getRowId': 'An id of each row that stays the same: for selection and the open row.',
    'DataTable.status': '`loading` and `error` show their text in place of the rows.',
    'DataTable.loadingText': 'Shown in place of the rows while they load.',
    'DataTable.errorText': 'Shown in place of the rows where they could not be loaded.',
    'DataTable.defaultSort': 'The order at first, where the table keeps it.',
    'DataTable.onSortChange': 'Called with the order that a header asks for.',
    'DataTable.onSelectedChange': 'Called with the ids of all selected rows.',
    'ColumnMenu.variant': 'The look of the button.',
    'ColumnMenu.size': 'The size of the button.',
  },
}
