import { type Column, cellText } from './column'

/** What rows are ordered by: numbers as numbers, text without regard to case and accents. */
type SortKey = number | string | undefined

const marks = /\p{Diacritic}/gu
const beyondAscii = /[^\0-\x7f]/

/** Lower case without accents, so that "Élan" is found and filed as "elan". */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(marks, '') : lower
}

/** Undefined where the row has no value: such rows come last in either direction. */
function sortKey<Row>(column: Column<Row>, row: Row): SortKey {
  if (column.kind === 'number') return column.value(row) ?? undefined
  if (column.kind === 'dateTime') return column.value(row)?.getTime()
  const text = column.value(row)
  return text == null || text === '' ? undefined : fold(text)
}

/** Negative where `a` comes first. Both keys are of one column, so they are of one type. */
function compareKeys(a: SortKey, b: SortKey): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -1 : 1
}

/** Everything a row shows, folded, with each row's text built once. */
function searchIndex<Row extends object>(columns: readonly Column<Row>[]): (row: Row) => string {
  const texts = new WeakMap<Row, string>()
  return (row) => {
    const known = texts.get(row)
    if (known !== undefined) return known
    const text = fold(columns.map((column) => cellText(column, row)).join('\n'))
    texts.set(row, text)
    return text
  }
}

export { compareKeys, fold, type SortKey, searchIndex, sortKey }
