import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { isDate } from './lib/given-value.ts'
import { scrollShades } from './lib/scroll-shades.ts'

/** One column of a `SpecTable`: which property it shows and how. The first column names the row. */
type SpecColumn<Row> = {
  [Key in keyof Row & string]: {
    key: Key
    header: string
    /** What the header's abbreviation stands for. */
    abbr?: string | undefined
    /** Default: `start` for the first column, `end` for the others, so that digits line up. */
    align?: 'start' | 'end' | undefined
    /** Where the table is narrower than 36rem: `hidden` for what stands elsewhere, too. Default: it scrolls. */
    narrow?: 'hidden' | undefined
    /** The value with its unit, or any other content of the cell. */
    format?: ((value: Row[Key], row: Row) => ReactNode) | undefined
  }
}[keyof Row & string]

interface SpecTableOwnProps<Row> {
  caption: ReactNode
  columns: readonly SpecColumn<NoInfer<Row>>[]
  /** The type of a row follows from it alone. */
  rows: readonly Row[]
  /** Rows that carry a dagger pointing to the footnote, such as illustrative values. */
  marked?: ((row: NoInfer<Row>) => boolean) | undefined
  footnote?: ReactNode | undefined
}

type SpecTableProps<Row> = Omit<ComponentProps<'div'>, keyof SpecTableOwnProps<Row>> &
  SpecTableOwnProps<Row>

/** Products and their measured values. On a narrow screen the column of names stays in view. */
function SpecTable<Row extends object>({
  caption,
  columns,
  rows,
  marked,
  footnote,
  className,
  ...props
}: SpecTableProps<Row>) {
  const id = useId()
  return (
    <div data-slot="spec-table" className={cn('grid gap-3', className)} {...props}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section of this name would repeat the caption in the outline */}
      <div
        role="region"
        aria-labelledby={`${id}-caption`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn('@container relative not-print:overflow-x-auto', focusRing)}
        style={scrollShades('var(--dp-ground)')}
      >
        <table
          aria-describedby={footnote ? `${id}-footnote` : undefined}
          className="dp-fit-paper w-full border-collapse text-dp-sm tabular-nums sm:text-dp-base"
        >
          <caption className="bg-(--dp-ground) text-start text-dp-lg font-semibold">
            <span
              id={`${id}-caption`}
              className="sticky start-0 block w-fit max-w-[100cqw] pb-3 wrap-break-word"
            >
              {caption}
            </span>
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column.key}
                  scope="col"
                  className={cn(
                    headerClasses,
                    index === 0 && nameClasses,
                    classesOf(column, index),
                  )}
                >
                  {column.abbr ? (
                    <abbr title={column.abbr} className="no-underline">
                      {column.header}
                    </abbr>
                  ) : (
                    column.header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
                key={place}
                className="group/row border-b border-dp-line last:border-b-dp-line-strong"
              >
                <th
                  scope="row"
                  className={cn(cellClasses, nameClasses, 'font-semibold whitespace-nowrap')}
                >
                  {columns[0] && <span>{cellValue(row, columns[0])}</span>}
                  {marked?.(row) && (
                    <sup aria-hidden className="ms-0.5 font-normal text-dp-text-muted">
                      †
                    </sup>
                  )}
                </th>
                {columns.slice(1).map((column) => (
                  <td key={column.key} className={cn(cellClasses, classesOf(column, 1))}>
                    {cellValue(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {footnote && (
        <p id={`${id}-footnote`} className="max-w-dp-reading text-dp-sm text-dp-text-muted">
          {marked && <span aria-hidden>† </span>}
          <span>{footnote}</span>
        </p>
      )}
    </div>
  )
}

const headerClasses = [
  'border-b border-dp-line-strong px-1.5 pb-2 text-dp-sm font-semibold text-dp-text-muted last:pe-0 not-print:sm:px-4',
]
const cellClasses = ['px-1.5 py-2.5 last:pe-0 not-print:sm:px-4 group-hover/row:bg-dp-text/4']
const nameClasses = ['not-print:sticky start-0 z-1 bg-(--dp-ground) ps-0 text-start sm:ps-0']

function classesOf<Row>(column: SpecColumn<Row>, index: number) {
  const align = column.align ?? (index === 0 ? 'start' : 'end')
  return cn(
    align === 'end' ? 'text-end' : 'text-start',
    column.narrow === 'hidden' && '@max-xl:hidden print:table-cell',
  )
}

function cellValue<Row>(row: Row, column: SpecColumn<Row>): ReactNode {
  // The type that ties a column's format to its key is lost here.
  const format = column.format as ((value: unknown, row: Row) => ReactNode) | undefined
  const value: unknown = row[column.key]
  if (format) return format(value, row)
  const isMissing = value === undefined || Number.isNaN(value)
  // An object may have no text at all.
  const isBare = typeof value === 'object' && !isDate(value)
  return isMissing || isBare ? '–' : String(value)
}

export { type SpecColumn, SpecTable }
