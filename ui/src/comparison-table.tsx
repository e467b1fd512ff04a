// biome-ignore-all lint/a11y/noRedundantRoles: `display` on narrow screens removes the table roles in Safari
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './lib/cn.ts'
import { numberOf } from './lib/given-value.ts'
import { LocalNumber } from './lib/local-number.tsx'

/** What is compared: a brand, a product. */
interface ComparisonColumn {
  key: string
  /** Without links: on a narrow screen it stands beside each value. */
  header: ReactNode
  /** More about it, below the header. */
  detail?: ReactNode | undefined
}

/** One measure by which they are compared. */
interface ComparisonRow {
  key: string
  header: string
  /** What the header's abbreviation stands for. */
  abbr?: string | undefined
  /** Appended to each value. Default: `%`. */
  unit?: string | undefined
  /** The value that fills the bar. Default: 100. */
  max?: number | undefined
  /** Decimals of each value. Default: as many as it has. */
  digits?: number | undefined
  /** Column keys whose values stand out in this row, such as the best. */
  leading?: readonly string[] | undefined
  /** By column key. A missing value is shown as a dash, a text without unit and bar. */
  values: Readonly<Record<string, number | string | undefined>>
}

interface ComparisonTableOwnProps {
  caption: ReactNode
  columns: readonly ComparisonColumn[]
  rows: readonly ComparisonRow[]
  /** The key of the column to stand out. */
  highlight?: string | undefined
  footnote?: ReactNode | undefined
}

type ComparisonTableProps = Omit<ComponentProps<'div'>, keyof ComparisonTableOwnProps> &
  ComparisonTableOwnProps

/**
 * Measures of several brands or products side by side. On a narrow screen the same table
 * becomes one bar chart for each measure; set `--dp-label-width` for headers longer than a word.
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
    <div
      data-slot="comparison-table"
      className={cn('grid gap-4 print:gap-1', className)}
      {...props}
    >
      <table
        role="table"
        aria-labelledby={`${id}-caption`}
        aria-describedby={footnote ? `${id}-footnote` : undefined}
        className="w-full table-fixed border-collapse text-dp-base tabular-nums not-print:max-lg:block"
      >
        <caption
          id={`${id}-caption`}
          className="pb-4 text-start text-dp-lg font-semibold not-print:max-lg:block print:pb-1 print:text-dp-sm"
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="not-print:max-lg:sr-only">
          <tr role="row">
            <td role="cell" className="w-40 print:w-44" />
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-highlight={column.key === highlight || undefined}
                className={cn(
                  'px-4 pt-4 pb-3 text-start text-dp-sm font-semibold wrap-break-word text-dp-text-muted',
                  'print:px-1 print:py-1 print:text-dp-xs',
                  'data-highlight:border-t-3 data-highlight:border-dp-accent',
                  'data-highlight:bg-dp-surface-raised data-highlight:text-dp-text',
                )}
              >
                <span>{column.header}</span>
                {column.detail && (
                  <span className="block text-dp-xs font-normal text-dp-text-muted">
                    {column.detail}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="not-print:max-lg:block">
          {rows.map((row) => (
            <tr
              key={row.key}
              role="row"
              className="break-inside-avoid border-t border-dp-line not-print:max-lg:block not-print:max-lg:pt-5 not-print:max-lg:pb-6"
            >
              <th
                role="rowheader"
                scope="row"
                className="py-5 pe-4 text-start align-top print:py-1 not-print:max-lg:block not-print:max-lg:pt-0 not-print:max-lg:pb-3"
              >
                <span className="block font-semibold">{row.header}</span>
                {row.abbr && (
                  <span className="block text-dp-xs font-normal text-dp-text-muted">
                    {row.abbr}
                  </span>
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
        <p id={`${id}-footnote`} className="max-w-dp-reading text-dp-sm text-dp-text-muted">
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
  const { max = 100, leading = [] } = row
  const given = row.values[column.key]
  const value = typeof given === 'string' ? given : numberOf(given)
  return (
    <td
      role="cell"
      data-highlight={highlighted || undefined}
      data-leading={leading.includes(column.key) || undefined}
      className={cn(
        'group/cell px-4 py-5 align-top print:px-1 print:py-1 data-highlight:bg-dp-surface-raised',
        'not-print:max-lg:grid not-print:max-lg:items-center not-print:max-lg:gap-3',
        typeof value === 'string'
          ? 'not-print:max-lg:grid-cols-[var(--dp-label-width,minmax(6rem,30%))_1fr]'
          : 'not-print:max-lg:grid-cols-[var(--dp-label-width,minmax(6rem,30%))_1fr_3.5rem]',
        'not-print:max-lg:rounded-dp-sm not-print:max-lg:px-2 not-print:max-lg:py-1',
        // At a high zoom the header needs a separate row.
        'max-[20rem]:grid-cols-[1fr_auto] max-[20rem]:*:first:col-span-full',
      )}
    >
      <span
        aria-hidden
        className="text-dp-sm wrap-anywhere text-dp-text-muted group-data-highlight/cell:font-semibold group-data-highlight/cell:text-dp-text lg:hidden print:hidden"
      >
        {column.header}
      </span>
      {typeof value === 'string' ? (
        <span className="text-dp-text-muted not-print:max-lg:text-dp-sm">{value}</span>
      ) : (
        <>
          <span
            className={cn(
              'block text-dp-text-muted not-print:max-lg:order-last not-print:max-lg:col-start-3 not-print:max-lg:text-end max-[20rem]:col-start-auto',
              'group-data-highlight/cell:font-semibold group-data-highlight/cell:text-dp-text',
              'group-data-leading/cell:font-semibold group-data-leading/cell:text-dp-text',
              'lg:text-dp-lg lg:group-data-highlight/cell:text-dp-2xl',
            )}
          >
            {value === undefined ? (
              '–'
            ) : (
              <LocalNumber value={value} digits={row.digits} unit={row.unit ?? '%'} />
            )}
          </span>
          {value !== undefined && (
            <span
              aria-hidden
              className="block h-1.5 overflow-hidden rounded-full bg-dp-text/10 lg:mt-2 print:mt-1 forced-colors:border print:[print-color-adjust:exact]"
            >
              <span
                className={cn(
                  'block h-full rounded-full bg-dp-line-strong',
                  'group-data-highlight/cell:bg-dp-accent group-data-leading/cell:bg-dp-accent',
                  'forced-colors:bg-[CanvasText] forced-colors:group-data-highlight/cell:bg-[Highlight]',
                )}
                style={{ width: `${(100 * value) / max}%` }}
              />
            </span>
          )}
        </>
      )}
    </td>
  )
}

export { type ComparisonColumn, type ComparisonRow, ComparisonTable }
