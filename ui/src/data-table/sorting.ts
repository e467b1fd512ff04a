/** Puts the rows of a table in order, as its headers do. */
import type { Column } from './column.ts'
import { fold } from './search.ts'

/** Numbers sort as numbers, text regardless of case and accents. */
type SortKey = number | string | undefined

type SortDirection = 'ascending' | 'descending'

interface Sort {
  /** The id of the column. */
  readonly column: string
  readonly direction: SortDirection
}

function sortKey<Row>(column: Column<Row>, row: Row): SortKey {
  if (column.kind === 'number') return column.value(row) ?? undefined
  if (column.kind === 'dateTime') return column.value(row)?.getTime()
  if (column.kind === 'custom' && column.sortValue) return column.sortValue(row) ?? undefined
  const text = column.value(row)
  return text == null || text === '' ? undefined : fold(text)
}

/** Both keys are of one column, so they are of one type. */
function compareKeys(a: SortKey, b: SortKey, sign: 1 | -1 = 1): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -sign : sign
}

/** The rows in the order of one column. Equal rows keep their order; rows without a value come last. */
function sortRows<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  direction: SortDirection,
): readonly Row[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(column, row) }))
  const sign = direction === 'descending' ? -1 : 1
  keyed.sort((a, b) => compareKeys(a.key, b.key, sign))
  return keyed.map(({ row }) => row)
}

export { compareKeys, type Sort, type SortDirection, type SortKey, sortKey, sortRows }
