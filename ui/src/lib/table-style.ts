import type { ClassValue } from 'clsx'

/** `compact`: one line of 40 px; what does not fit is cut off. */
type Density = 'comfortable' | 'compact'

/** Where it is narrow, rows become cards. On paper there is no container, so no cards. */
const tableContainer = 'not-print:@container/table min-w-0'

const rowColor = 'hover:bg-dp-text/3 data-selected:bg-dp-accent/12 data-open:bg-dp-text/9'

const rowFrames: Record<Density, ClassValue> = {
  comfortable: '@max-2xl/table:block',
  compact: [
    '@max-2xl/table:relative @max-2xl/table:grid @max-2xl/table:grid-flow-row-dense @max-2xl/table:items-start',
    '@max-2xl/table:grid-cols-[minmax(0,1fr)_auto] @max-2xl/table:gap-x-3 @max-2xl/table:gap-y-1.5',
  ],
}

const rowClasses = (density: Density): ClassValue => [
  'forced-colors:data-open:outline-2 forced-colors:data-open:-outline-offset-2',
  'break-inside-avoid @max-2xl/table:border-b @max-2xl/table:border-dp-line @max-2xl/table:px-4 @max-2xl/table:py-3',
  rowFrames[density],
]

const cellFrames: Record<Density, ClassValue> = {
  comfortable: [
    'border-b border-dp-line px-4 py-3.5 print:px-2 align-top text-dp-sm [overflow-wrap:break-word]',
    '@max-2xl/table:border-0 @max-2xl/table:px-0 @max-2xl/table:py-1.5',
  ],
  compact: [
    'h-10 border-b border-dp-line px-3 py-0 print:px-2 print:py-1 text-[0.875rem]/5 not-print:overflow-hidden not-print:text-ellipsis not-print:whitespace-nowrap',
    '@max-2xl/table:block @max-2xl/table:h-auto @max-2xl/table:min-w-0 @max-2xl/table:border-0 @max-2xl/table:p-0',
  ],
}

const narrowPlaces = {
  start: '@max-2xl/table:col-start-1',
  end: '@max-2xl/table:col-start-2 @max-2xl/table:justify-self-end @max-2xl/table:text-end',
  line: '@max-2xl/table:col-span-2',
  hidden: '@max-2xl/table:hidden',
}

interface CellLook {
  numeric: boolean
  narrow: keyof typeof narrowPlaces
  /** Whether a card shows a label beside the content. */
  hasLabel: boolean
}

const endAligned = 'print:text-end @2xl/table:text-end'

const cellClasses = (density: Density, { numeric, narrow, hasLabel }: CellLook): ClassValue => [
  cellFrames[density],
  density === 'compact'
    ? narrowPlaces[narrow]
    : hasLabel
      ? '@max-2xl/table:grid @max-2xl/table:grid-cols-[6.5rem_minmax(0,1fr)] @max-2xl/table:gap-3'
      : '@max-2xl/table:block',
  numeric && endAligned,
]

export {
  type CellLook,
  cellClasses,
  type Density,
  endAligned,
  rowClasses,
  rowColor,
  tableContainer,
}
