'use client'

import { ArrowUp, ChevronsUpDown } from 'lucide'
import { type ComponentProps, type CSSProperties, createContext, type ReactNode, use } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { onlyGiven } from './lib/only-given.ts'
import { scrollShades } from './lib/scroll-shades.ts'
import {
  type CellLook,
  cellClasses,
  type Density,
  endAligned,
  rowClasses,
  rowColor,
  tableContainer,
} from './lib/table-style.ts'

/** `display` on phones removes the table roles in Safari; these restore them. */
const asTable = { role: 'table' } as const
const asRowGroup = { role: 'rowgroup' } as const
const asRow = { role: 'row' } as const
const asColumnHeader = { role: 'columnheader' } as const
const asCell = { role: 'cell' } as const

const DensityContext = createContext<Density>('comfortable')

/** Whether they are parts of a `DataTable`, which gives rows and cells all of their classes. */
const DataContext = createContext(false)

const HeaderContext = createContext(false)

interface TableFrameProps {
  /** `compact`: one line of 40 px; what does not fit is cut off. */
  density?: Density | undefined
  /**
   * How high the table grows before its rows scroll, as CSS: `20rem`, or `calc(100dvh - 12rem)`. Rows that are cards
   * scroll with the page. Default: `min(75dvh, 52rem)`.
   */
  maxHeight?: string | undefined
  /** The width below which the table scrolls sideways, as CSS. Rows that are cards have none. */
  minWidth?: string | undefined
}

interface TableRegionProps extends ComponentProps<'div'>, TableFrameProps {
  /** Whether cards scroll inside the region rather than with the page. */
  scrollsCards?: boolean
  /** Undefined where all rows are there. */
  rowCount?: number | undefined
  /** Of a `DataTable`: it gives rows and cells all of their classes, as merging for each would cost more than rendering it. */
  isData?: boolean
}

/** The table in the container that scrolls it. */
function TableRegion({
  density = 'comfortable',
  maxHeight = 'min(75dvh, 52rem)',
  minWidth,
  scrollsCards = false,
  rowCount,
  isData = false,
  children,
  ...props
}: TableRegionProps) {
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of this name would repeat the caption in the outline
    <div
      data-slot="table-region"
      {...props}
      role="region"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
      tabIndex={0}
      style={{
        ...scrollShades('var(--dp-surface-raised)'),
        ...({ '--dp-table-height': maxHeight } as CSSProperties),
      }}
      className={cn(
        // Without `relative`, text for screen readers alone would make the page longer.
        'relative not-print:overflow-auto overscroll-x-contain rounded-dp-sm border border-dp-line bg-dp-surface-raised @2xl/table:max-h-(--dp-table-height) print:bg-none!',
        // The focused element stays clear of the header row; one cut off by an edge scrolls to the middle.
        'scroll-px-[40%] scroll-py-1 @2xl/table:scroll-pt-16',
        focusRing,
        scrollsCards && '@max-2xl/table:max-h-[75dvh]',
      )}
    >
      <table
        {...asTable}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-rowcount={rowCount}
        style={{ minWidth }}
        className="dp-fit-paper w-full border-separate border-spacing-0 not-print:table-fixed @max-2xl/table:block @max-2xl/table:min-w-0! print:min-w-0!"
      >
        <DensityContext value={density}>
          <DataContext value={isData}>{children}</DataContext>
        </DensityContext>
      </table>
    </div>
  )
}

/**
 * A table that an app composes of its parts: rows in groups, a footer of sums, details below a row. Where it is narrow,
 * as on phones and beside other things, each row is a card.
 */
function Table({
  density,
  maxHeight,
  minWidth,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  className,
  children,
  ...props
}: ComponentProps<'div'> & TableFrameProps) {
  return (
    <div data-slot="table" className={cn(tableContainer, className)} {...props}>
      <TableRegion
        aria-label={label}
        aria-labelledby={labelledBy}
        density={density}
        maxHeight={maxHeight}
        minWidth={minWidth}
      >
        {children}
      </TableRegion>
    </div>
  )
}

/** The header row stays in view above the rows. Over cards it is a row of the buttons that sort. */
function TableHeader({ className, children, ...props }: ComponentProps<'thead'>) {
  return (
    <thead
      {...asRowGroup}
      data-slot="table-header"
      className={cn(
        'not-print:sticky top-0 z-10 bg-dp-surface-raised @max-2xl/table:block',
        className,
      )}
      {...onlyGiven(props)}
    >
      <HeaderContext value={true}>{children}</HeaderContext>
    </thead>
  )
}

interface TableHeadProps extends ComponentProps<'th'> {
  /** Aligned with the numbers below it. */
  numeric?: boolean | undefined
  /** The order that the rows have by this column, if by this one. */
  sort?: 'ascending' | 'descending' | undefined
  /** Makes the header a button. */
  onSort?: (() => void) | undefined
  /** Beside the button, and not in it: what is placed absolutely, such as a handle. */
  aside?: ReactNode | undefined
}

/** The header of a column. Its width, such as `style={{ width: '8rem' }}`, is that of the column. */
function TableHead({
  numeric = false,
  sort,
  onSort,
  aside,
  className,
  children,
  ...props
}: TableHeadProps) {
  const isCompact = use(DensityContext) === 'compact'
  const isData = use(DataContext)
  const padding = isCompact ? 'px-3' : 'px-4'
  const label = (
    <span className="block min-w-0 wrap-anywhere print:wrap-break-word">{children}</span>
  )
  return (
    <th
      {...asColumnHeader}
      scope="col"
      aria-sort={sort}
      data-slot="table-head"
      className={cn(
        // A head that repeats on paper leaves out what is positioned.
        'relative border-b border-dp-line p-0 text-start print:static print:px-2 text-dp-sm font-semibold print:w-auto!',
        '@max-2xl/table:w-auto! @max-2xl/table:border-0 @max-2xl/table:whitespace-nowrap',
        !onSort && [padding, isCompact ? 'py-2' : 'py-3', '@max-2xl/table:not-has-[input]:sr-only'],
        numeric && endAligned,
        className,
      )}
      {...onlyGiven(props)}
    >
      {onSort ? (
        <button
          type="button"
          data-slot={isData ? 'data-table-sort' : 'table-sort'}
          onClick={() => onSort()}
          className={cn(
            // A head that repeats leaves out buttons, too.
            'group/sort print:contents inline-flex min-h-12 w-full cursor-pointer items-center gap-1.5 py-1 text-start',
            focusRing,
            '-outline-offset-3',
            padding,
            isCompact && 'min-h-10',
            'transition-colors hover:bg-dp-text/6',
            '@max-2xl/table:min-h-9 @max-2xl/table:rounded-full @max-2xl/table:border @max-2xl/table:border-dp-line @max-2xl/table:px-3',
            sort && '@max-2xl/table:border-dp-text',
            numeric && ['@2xl/table:flex-row-reverse', endAligned],
          )}
        >
          {label}
          <Icon
            icon={sort ? ArrowUp : ChevronsUpDown}
            className={cn(
              'size-4 transition-transform motion-reduce:duration-[0.01ms] print:hidden',
              sort === 'descending' && 'rotate-180',
              !sort && 'text-dp-text-muted group-hover/sort:text-dp-text',
            )}
          />
        </button>
      ) : (
        label
      )}
      {aside && <span className="contents">{aside}</span>}
    </th>
  )
}

/** The rows, or a group of them. */
function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody
      {...asRowGroup}
      data-slot="table-body"
      className={cn('@max-2xl/table:block', className)}
      {...onlyGiven(props)}
    />
  )
}

/** Rows of sums, below all others. On paper they stand once, at the end. */
function TableFooter({ className, ...props }: ComponentProps<'tfoot'>) {
  return (
    <tfoot
      {...asRowGroup}
      data-slot="table-footer"
      className={cn('font-semibold @max-2xl/table:block print:table-row-group', className)}
      {...onlyGiven(props)}
    />
  )
}

interface TableRowProps extends ComponentProps<'tr'> {
  /** Marks a row that is selected; `false` says that it can be. */
  selected?: boolean | undefined
  /** Marks the row that is shown as a whole elsewhere. */
  open?: boolean | undefined
}

/** A row, which is a card in a narrow table. */
function TableRow({ selected, open, className, ...props }: TableRowProps) {
  const density = use(DensityContext)
  const isData = use(DataContext)
  const isHeader = use(HeaderContext)
  return (
    <tr
      {...asRow}
      data-slot="table-row"
      data-selected={selected || undefined}
      data-open={open || undefined}
      aria-selected={selected}
      aria-current={open || undefined}
      className={
        isData && !isHeader
          ? className
          : cn(isHeader ? headerRow : [rowColor, rowClasses(density)], className)
      }
      {...onlyGiven(props)}
    />
  )
}

const headerRow = [
  '@max-2xl/table:flex @max-2xl/table:items-center @max-2xl/table:gap-2 @max-2xl/table:overflow-x-auto @max-2xl/table:scroll-px-[40%] @max-2xl/table:border-b @max-2xl/table:border-dp-line @max-2xl/table:p-2',
  '@max-2xl/table:not-has-[button,input]:sr-only',
]

interface TableCellProps extends Omit<ComponentProps<'td'>, 'scope'> {
  /** Shown beside or above the content where the row is a card: the header of its column. */
  label?: ReactNode | undefined
  /** Aligns a number with others of its column. */
  numeric?: boolean | undefined
  /**
   * Its place on a card of compact density, which has two columns: `line` takes both. Default: `line` with a `colSpan`,
   * `end` for numbers, else `start`.
   */
  narrow?: CellLook['narrow'] | undefined
  /** Makes the cell the header of its row, or of its group of rows. */
  scope?: 'row' | 'rowgroup' | undefined
}

/** A cell, with a `label` where the row is a card. */
function TableCell({
  label,
  numeric = false,
  narrow,
  scope,
  className,
  children,
  ...props
}: TableCellProps) {
  const density = use(DensityContext)
  const isData = use(DataContext)
  const hasLabel = label !== undefined
  const Cell = scope ? 'th' : 'td'
  const look = {
    numeric,
    narrow: narrow ?? (props.colSpan ? 'line' : numeric ? 'end' : 'start'),
    hasLabel,
  }
  return (
    <Cell
      role={scope ? 'rowheader' : 'cell'}
      scope={scope}
      data-slot="table-cell"
      className={
        isData
          ? className
          : cn(cellClasses(density, look), scope && 'text-start font-semibold', className)
      }
      {...onlyGiven(props)}
    >
      {hasLabel && (
        <span aria-hidden="true" className={labels[density]}>
          {label}
        </span>
      )}
      {hasLabel && density === 'comfortable' ? <div>{children}</div> : children}
    </Cell>
  )
}

const labels = {
  comfortable: 'text-dp-text-muted @2xl/table:hidden print:hidden font-semibold',
  compact: 'text-dp-text-muted @2xl/table:hidden print:hidden block text-dp-xs/5',
}

interface TableMessageProps extends ComponentProps<'td'> {
  /** `alert` for a failure. */
  role?: 'alert' | 'status' | undefined
  /** The number of columns. */
  colSpan: number
}

/** A message in place of the rows, which screen readers say at once. */
function TableMessage({ role = 'status', className, children, ...props }: TableMessageProps) {
  return (
    <tr {...asRow} className="@max-2xl/table:block">
      <td
        {...asCell}
        data-slot="table-message"
        className={cn(
          'border-dp-line px-4 py-10 text-dp-text-muted in-[tbody:not(:last-child)]:border-b @max-2xl/table:block',
          className,
        )}
        {...props}
      >
        {/* The message stays in view however far the table is scrolled sideways. */}
        <span role={role} className="sticky start-4">
          {children}
        </span>
      </td>
    </tr>
  )
}

export {
  type Density,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableMessage,
  TableRegion,
  TableRow,
}
