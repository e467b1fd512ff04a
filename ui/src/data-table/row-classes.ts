import { cn } from '../lib/cn.ts'
import { type Column, narrowPlace, openingColumn } from './column.ts'

interface TableRowStyle {
  /** `compact`: one line of 40 px; what does not fit is cut off. */
  density: 'comfortable' | 'compact'
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

interface RowParts {
  /** Whether rows begin with a checkbox. */
  selectable: boolean
  /** Whether a click on a row opens it. */
  opens: boolean
}

/** The classes of every row of a table. */
interface RowClasses {
  readonly row: string
  readonly selection: string
  /** In the order of the columns. */
  readonly cells: readonly string[]
}

const rowColor = 'hover:bg-dp-text/3 data-selected:bg-dp-accent/12 data-open:bg-dp-text/9'

/** Opaque, because a pinned cell takes the color too and covers what is scrolled under it. */
const opaqueRowColor = [
  'bg-(--dp-row) [--dp-row:var(--dp-surface-raised)]',
  'hover:[--dp-row:color-mix(in_oklab,var(--dp-text)_3%,var(--dp-surface-raised))]',
  'data-selected:[--dp-row:color-mix(in_oklab,var(--dp-accent)_12%,var(--dp-surface-raised))]',
  'data-open:[--dp-row:color-mix(in_oklab,var(--dp-text)_9%,var(--dp-surface-raised))]',
]

const pinnedCell = '@2xl/table:sticky @2xl/table:z-1 @2xl/table:bg-(--dp-row)'

const densities = {
  comfortable: {
    row: '@max-2xl/table:block',
    selection: 'py-3 align-top @max-2xl/table:block @max-2xl/table:px-0',
    cell: [
      'border-b border-dp-line px-4 py-3.5 align-top text-dp-sm [overflow-wrap:break-word]',
      '@max-2xl/table:grid @max-2xl/table:grid-cols-[6.5rem_minmax(0,1fr)] @max-2xl/table:gap-3 @max-2xl/table:border-0 @max-2xl/table:px-0 @max-2xl/table:py-1.5',
    ],
  },
  compact: {
    row: [
      '@max-2xl/table:relative @max-2xl/table:grid @max-2xl/table:grid-flow-row-dense @max-2xl/table:items-start',
      '@max-2xl/table:grid-cols-[minmax(0,1fr)_auto] @max-2xl/table:gap-x-3 @max-2xl/table:gap-y-1.5',
    ],
    selection:
      'h-10 py-0 align-middle @max-2xl/table:absolute @max-2xl/table:start-0 @max-2xl/table:top-3 @max-2xl/table:h-auto',
    cell: [
      'h-10 border-b border-dp-line px-3 py-0 text-[0.875rem]/5 not-print:overflow-hidden not-print:whitespace-nowrap',
      '@max-2xl/table:block @max-2xl/table:h-auto @max-2xl/table:min-w-0 @max-2xl/table:border-0 @max-2xl/table:p-0',
    ],
  },
}

const narrowPlaces = {
  start: '@max-2xl/table:col-start-1',
  end: '@max-2xl/table:col-start-2 @max-2xl/table:justify-self-end @max-2xl/table:text-end',
  line: '@max-2xl/table:col-span-2',
  hidden: '@max-2xl/table:hidden',
}

/** Made once for all rows: merging classes for each cell would cost more than rendering it. */
function rowClasses<Row>(
  columns: readonly Column<Row>[],
  { density, pinned }: TableRowStyle,
  { selectable, opens }: RowParts,
): RowClasses {
  const isCompact = density === 'compact'
  const startIsPinned = pinnedEdge(pinned, 0, columns.length) === 'start'
  const opening = openingColumn(columns)
  return {
    row: cn(
      pinned === 'none' ? rowColor : opaqueRowColor,
      opens &&
        'cursor-pointer forced-colors:data-open:outline-2 forced-colors:data-open:-outline-offset-2',
      'break-inside-avoid @max-2xl/table:border-b @max-2xl/table:border-dp-line @max-2xl/table:px-4 @max-2xl/table:py-3',
      densities[density].row,
      isCompact && selectable && '@max-2xl/table:ps-14',
    ),
    selection: cn(
      'border-b border-dp-line px-4 @max-2xl/table:border-0 print:hidden',
      densities[density].selection,
      startIsPinned && [pinnedCell, '@2xl/table:start-0'],
    ),
    cells: columns.map((column, place) => {
      const edge = pinnedEdge(pinned, place, columns.length)
      return cn(
        densities[density].cell,
        isCompact && narrowPlaces[narrowPlace(column)],
        column.kind === 'number' && 'print:text-end @2xl/table:text-end',
        column.kind === 'actions' && 'print:hidden',
        column === opening && 'font-semibold',
        column === opening && opens && isCompact && 'px-0',
        edge && pinnedCell,
        edge === 'start' && ['border-e', selectable ? '@2xl/table:start-14' : '@2xl/table:start-0'],
        edge === 'end' && '@2xl/table:end-0 @2xl/table:border-s',
      )
    }),
  }
}

export { pinnedEdge, type RowClasses, rowClasses, type TableRowStyle }
