/** Puts the rows of a table in order, as its headers do. */
import { timeOfDay } from '../lib/day.ts'
import { numberOf } from '../lib/given-value.ts'
import { type Column, cellText, dayOf, localFormats, timeOf } from './column.ts'

/** Numbers sort as numbers, text as its language does, by the numbers in it, regardless of case and accents. */
type SortKey = number | string | undefined

type SortDirection = 'ascending' | 'descending'

interface Sort {
  /** The id of the column. */
  readonly column: string
  readonly direction: SortDirection
}

function sortKey<Row>(column: Column<Row>, row: Row): SortKey {
  if (column.kind === 'number') return numberOf(column.value(row))
  if (column.kind === 'dateTime') return timeOf(column.value(row))
  if (column.kind === 'date') return numberOf(timeOfDay(dayOf(column.value(row))))
  if (column.kind === 'custom' && column.sortValue) return numberOf(column.sortValue(row))
  if (column.kind === 'actions') return undefined
  return cellText(column, row) || undefined
}

/** Both keys are of one column, so they are of one type. Without `order` texts sort by their character codes. */
function compareKeys(a: SortKey, b: SortKey, sign: 1 | -1, order?: Intl.Collator): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  if (order && typeof a === 'string' && typeof b === 'string') return sign * order.compare(a, b)
  return a < b ? -sign : sign
}

/** The rows in the order of one column. Equal rows keep their order; rows without a value come last. */
function sortRows<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  direction: SortDirection,
  { order } = localFormats,
): readonly Row[] {
  const keyed = rows.map((row, place) => ({ row, place, key: sortKey(column, row) }))
  const sign = direction === 'descending' ? -1 : 1
  // First by character codes: in rows that are nearly in order a collator, which is slow, compares each with few others.
  keyed.sort((a, b) => compareKeys(a.key, b.key, sign))
  keyed.sort((a, b) => compareKeys(a.key, b.key, sign, order) || a.place - b.place)
  return keyed.map(({ row }) => row)
}

export { type Sort, type SortDirection, type SortKey, sortKey, sortRows }
