import { cn } from '../lib/cn.ts'
import { cellClasses, type Density, rowClasses, rowColor } from '../lib/table-style.ts'
import { type Column, narrowPlace, openingColumn } from './column.ts'

interface TableRowStyle {
  /** `compact`: one line of 40 px; what does not fit is cut off. */
  density: Density
  /** Which columns stay in view when the table is scrolled sideways: the `last` may hold the actions of a row. */
  pinned: 'none' | 'first' | 'last' | 'both'
}

/** The edge at which a column stays in view. */
function pinnedEdge(
  pinned: TableRowStyle['pinned'],
  place: number,
  count: number,
): 'start' | 'end' | undefined {
  if (place === 0 && (pinned === 'first' || pinned === 'both')) return 'start'
  return place === count - 1 && (pinned === 'last' || pinned === 'both') ? 'end' : undefined
}

/** The classes of every row of a table. */
interface RowClasses {
  readonly row: string
  readonly selection: string
  /** In the order of the columns. */
  readonly cells: readonly string[]
}

/** Opaque, because a pinned cell takes the color too and covers what is scrolled under it. */
const opaqueRowColor = [
  'bg-(--dp-row) [--dp-row:var(--dp-surface-raised)]',
  'hover:[--dp-row:color-mix(in_oklab,var(--dp-text)_3%,var(--dp-surface-raised))]',
  'data-selected:[--dp-row:color-mix(in_oklab,var(--dp-accent)_12%,var(--dp-surface-raised))]',
  'data-open:[--dp-row:color-mix(in_oklab,var(--dp-text)_9%,var(--dp-surface-raised))]',
]

const pinnedCell = '@2xl/table:sticky @2xl/table:z-1 @2xl/table:bg-(--dp-row)'

const selectionFrames = {
  comfortable: 'py-3 align-top @max-2xl/table:block @max-2xl/table:px-0',
  compact:
    'h-10 py-0 align-middle @max-2xl/table:absolute @max-2xl/table:start-0 @max-2xl/table:top-3 @max-2xl/table:h-auto',
}

/**
 * Made once for all rows: merging classes for each cell would cost more than rendering it.
 * @param parts whether rows begin with a checkbox, and whether a click opens one
 */
function classesOf<Row>(
  columns: readonly Column<Row>[],
  { density, pinned }: TableRowStyle,
  { selectable, opens }: { selectable: boolean; opens: boolean },
): RowClasses {
  const isCompact = density === 'compact'
  const startIsPinned = pinnedEdge(pinned, 0, columns.length) === 'start'
  const opening = openingColumn(columns)
  return {
    row: cn(
      pinned === 'none' ? rowColor : opaqueRowColor,
      opens && 'cursor-pointer',
      rowClasses(density),
      isCompact && selectable && '@max-2xl/table:ps-14',
    ),
    selection: cn(
      'border-b border-dp-line px-4 @max-2xl/table:border-0 print:hidden',
      selectionFrames[density],
      startIsPinned && [pinnedCell, '@2xl/table:start-0'],
    ),
    cells: columns.map((column, place) => {
      const edge = pinnedEdge(pinned, place, columns.length)
      return cn(
        cellClasses(density, {
          numeric: column.kind === 'number',
          narrow: narrowPlace(column),
          hasLabel: true,
        }),
        column.kind === 'actions' && 'print:hidden',
        column === opening && 'font-semibold',
        column === opening &&
          opens &&
          isCompact &&
          'px-0 not-print:@max-2xl/table:overflow-visible',
        edge && pinnedCell,
        edge === 'start' && ['border-e', selectable ? '@2xl/table:start-14' : '@2xl/table:start-0'],
        edge === 'end' && '@2xl/table:end-0 @2xl/table:border-s',
      )
    }),
  }
}

export { classesOf, pinnedEdge, type RowClasses, type TableRowStyle }
