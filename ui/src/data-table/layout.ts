/** Which columns of a table are shown, and how wide. */
import { type Column, openingColumn, widthsRem } from './column.ts'

/** What a user has changed about the columns. It is plain data, so that an app can keep it. */
interface TableLayout {
  /** Ids of the columns that are not shown. */
  readonly hidden: readonly string[]
  /** Widths by the id of the column, in rem. */
  readonly widths: Readonly<Record<string, number>>
}

const minWidthRem = 4
const maxWidthRem = 48

/** The layout of a table whose columns are unchanged. */
const defaultLayout: TableLayout = { hidden: [], widths: {} }

/** A width that a column can have, in whole eighths of a rem. */
function clampWidthRem(rem: number): number {
  return Math.min(maxWidthRem, Math.max(minWidthRem, Math.round(rem * 8) / 8))
}

/** Whether a column may be hidden: neither the one that names the row nor its actions. */
function isHideable<Row>(column: Column<Row>, columns: readonly Column<Row>[]): boolean {
  return column.kind !== 'actions' && column !== openingColumn(columns)
}

/** The columns that are shown. */
function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout = defaultLayout,
): readonly Column<Row>[] {
  if (layout.hidden.length === 0) return columns
  return columns.filter(
    (column) => !(layout.hidden.includes(column.id) && isHideable(column, columns)),
  )
}

/** The width of a column, in rem, as it is or as a user has set it. */
function widthRem<Row>(column: Column<Row>, layout: TableLayout = defaultLayout): number {
  const set = layout.widths[column.id]
  return set === undefined ? (column.widthRem ?? widthsRem[column.kind]) : clampWidthRem(set)
}

/** The width of all columns, in rem. */
function totalWidthRem<Row>(columns: readonly Column<Row>[], layout: TableLayout): number {
  return columns.reduce((sum, column) => sum + widthRem(column, layout), 0)
}

/**
 * The column that takes the width that the others leave. In a table that can be resized there is
 * always one, or the browser would distribute the rest and no column would have the width that was set.
 */
function growingColumn<Row>(columns: readonly Column<Row>[], resizable: boolean) {
  const last = resizable ? columns.findLast(({ kind }) => kind !== 'actions') : undefined
  return columns.find(({ grow }) => grow) ?? last
}

/** The layout with a column of another width; undefined takes the column's own. */
function resized(layout: TableLayout, column: string, rem: number | undefined): TableLayout {
  const { [column]: _, ...others } = layout.widths
  return { ...layout, widths: rem === undefined ? others : { ...others, [column]: rem } }
}

/** The layout with a column shown or hidden. */
function shown(layout: TableLayout, column: string, on: boolean): TableLayout {
  const others = layout.hidden.filter((id) => id !== column)
  return { ...layout, hidden: on ? others : [...others, column] }
}

export {
  clampWidthRem,
  defaultLayout,
  growingColumn,
  isHideable,
  maxWidthRem,
  minWidthRem,
  resized,
  shown,
  type TableLayout,
  totalWidthRem,
  visibleColumns,
  widthRem,
}
