// biome-ignore-all lint/a11y/noRedundantRoles: `display` on narrow screens removes the table roles in Safari
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './lib/cn.ts'

/** What is compared: a brand, a product. */
interface ComparisonColumn {
  key: string
  header: string
}

/** One measure by which they are compared. */
interface ComparisonRow {
  key: string
  header: string
  /** What the header's abbreviation stands for. */
  abbr?: string
  /** Appended to each value; `%` unless said otherwise. */
  unit?: string
  /** The value that fills the bar; 100 unless said otherwise. */
  max?: number
  /** By column key. A missing value is shown as a dash. */
  values: Readonly<Record<string, number | undefined>>
}

interface ComparisonTableOwnProps {
  caption: ReactNode
  columns: readonly ComparisonColumn[]
  rows: readonly ComparisonRow[]
  /** The key of the column to stand out. */
  highlight: string
  footnote?: ReactNode
}

type ComparisonTableProps = Omit<ComponentProps<'div'>, keyof ComparisonTableOwnProps> &
  ComparisonTableOwnProps

/**
 * Measures of several brands side by side, ours standing out. On a narrow screen the same table
 * becomes one bar chart for each measure.
 */
function ComparisonTable({
  caption,
  columns,
  rows,
  highlight,
  footnote,
  className,
  ...props
}: ComparisonTableProps) {
  const id = useId()
  return (
    <div data-slot="comparison-table" className={cn('grid gap-4', className)} {...props}>
      <table
        role="table"
        aria-labelledby={`${id}-caption`}
        aria-describedby={footnote ? `${id}-footnote` : undefined}
        className="w-full table-fixed border-collapse text-base tabular-nums max-lg:block"
      >
        <caption
          id={`${id}-caption`}
          className="pb-4 text-start text-lg font-semibold max-lg:block"
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row">
            <td role="cell" className="w-40" />
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-highlight={column.key === highlight || undefined}
                className={cn(
                  'px-4 pt-4 pb-3 text-start text-sm font-semibold text-text-muted',
                  'data-highlight:border-t-3 data-highlight:border-accent',
                  'data-highlight:bg-surface-raised data-highlight:text-text',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:block">
          {rows.map((row) => (
            <tr
              key={row.key}
              role="row"
              className="border-t border-line max-lg:block max-lg:pt-5 max-lg:pb-6"
            >
              <th
                role="rowheader"
                scope="row"
                className="py-5 pe-4 text-start align-top max-lg:block max-lg:pt-0 max-lg:pb-3"
              >
                <span className="block font-semibold">{row.header}</span>
                {row.abbr && (
                  <span className="block text-xs font-normal text-text-muted">{row.abbr}</span>
                )}
              </th>
              {columns.map((column) => (
                <ComparisonCell
                  key={column.key}
                  row={row}
                  column={column}
                  highlighted={column.key === highlight}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {footnote && (
        <p id={`${id}-footnote`} className="max-w-reading text-sm text-text-muted">
          {footnote}
        </p>
      )}
    </div>
  )
}

function ComparisonCell({
  row,
  column,
  highlighted,
}: {
  row: ComparisonRow
  column: ComparisonColumn
  highlighted: boolean
}) {
  const { unit = '%', max = 100 } = row
  const value = row.values[column.key]
  return (
    <td
      role="cell"
      data-highlight={highlighted || undefined}
      className={cn(
        'group/cell px-4 py-5 align-top data-highlight:bg-surface-raised',
        'max-lg:grid max-lg:grid-cols-[minmax(6rem,30%)_1fr_3.5rem] max-lg:items-center max-lg:gap-3',
        'max-lg:rounded-sm max-lg:px-2 max-lg:py-1',
        // Zoomed so far that the header needs a row of its own.
        'max-[20rem]:grid-cols-[1fr_auto] max-[20rem]:*:first:col-span-full',
      )}
    >
      <span
        aria-hidden
        className="text-sm wrap-anywhere text-text-muted group-data-highlight/cell:font-semibold group-data-highlight/cell:text-text lg:hidden"
      >
        {column.header}
      </span>
      <span
        className={cn(
          'block text-text-muted max-lg:order-last max-lg:text-end',
          'group-data-highlight/cell:font-semibold group-data-highlight/cell:text-text',
          'lg:text-lg lg:group-data-highlight/cell:text-2xl',
        )}
      >
        {value === undefined ? '–' : `${value}${unit}`}
      </span>
      <span
        aria-hidden
        className="block h-1.5 overflow-hidden rounded-full bg-text/10 lg:mt-2 forced-colors:border"
      >
        <span
          className={cn(
            'block h-full rounded-full bg-line-strong group-data-highlight/cell:bg-accent',
            'forced-colors:bg-[CanvasText] forced-colors:group-data-highlight/cell:bg-[Highlight]',
          )}
          style={{ width: `${(100 * (value ?? 0)) / max}%` }}
        />
      </span>
    </td>
  )
}

export { type ComparisonColumn, type ComparisonRow, ComparisonTable }
