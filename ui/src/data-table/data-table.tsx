'use client'

import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { controlClasses } from '../field.tsx'
import { cn } from '../lib/cn.ts'
import { scrollShades } from '../lib/scroll-shades.ts'
import { Pagination } from '../pagination.tsx'
import { type Column, cellText, columnWidthRem } from './column.ts'
import { asCell, asRow, asTable } from './roles.ts'
import { prepareSearch, searchIndex, searchRows } from './search.ts'
import { SelectionBar } from './selection.tsx'
import { type Sort, sortRows } from './sorting.ts'
import { BodyFrame, TableBody, virtualFrom } from './table-body.tsx'
import { TableHead } from './table-head.tsx'

interface DataTableProps<Row extends object> extends ComponentProps<'div'> {
  /** The name of the table, shown above it. */
  caption: string
  /** Keep it stable between renders, or the rows are sorted again. */
  columns: readonly Column<Row>[]
  /** Keep it stable between renders. */
  rows: readonly Row[]
  getRowId(row: Row): string
  status?: 'ready' | 'loading' | 'error'
  /** Shown in place of the rows where there are none. */
  emptyText: string
  loadingText?: string
  errorText?: string
  /** The label of a search box that filters the rows. Without it there is none. */
  filterLabel?: string
  /** Shown in place of the rows where the filter matches none. */
  noMatchText?: string
  defaultSort?: Sort
  /** Rows a page. Without it all rows are on one page. */
  pageSize?: number
  /** The ids of selected rows. Without it rows cannot be selected. */
  selected?: ReadonlySet<string>
  onSelectedChange?(selected: ReadonlySet<string>): void
  /** Below the rows: a button that loads more of them, a `SelectionBar`. */
  children?: ReactNode
}

/** Rows of records that can be sorted, filtered, paged and selected; on phones each row is a card. */
function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  getRowId,
  status = 'ready',
  emptyText,
  loadingText = 'Loading...',
  errorText = 'The rows could not be loaded.',
  filterLabel,
  noMatchText = 'Nothing matches.',
  defaultSort,
  pageSize = Number.POSITIVE_INFINITY,
  selected,
  onSelectedChange,
  className,
  children,
  ...props
}: DataTableProps<Row>) {
  const captionId = useId()
  // State, not a ref: the rows inside need it and are rendered before it is mounted.
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const view = useRows(columns, rows, {
    defaultSort,
    pageSize,
    searchable: filterLabel !== undefined,
  })
  const toTop = () => region?.scrollTo({ top: 0 })

  const message =
    status === 'loading'
      ? loadingText
      : status === 'error'
        ? errorText
        : rows.length === 0
          ? emptyText
          : view.shown.length === 0
            ? noMatchText
            : undefined

  const selectedCount = selected
    ? view.matching.filter((row) => selected.has(getRowId(row))).length
    : 0

  function select(ids: readonly string[], on: boolean) {
    const next = new Set(selected)
    for (const id of ids) on ? next.add(id) : next.delete(id)
    onSelectedChange?.(next)
  }

  return (
    <div data-slot="data-table" className={cn('grid min-w-0 gap-4', className)} {...props}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p id={captionId} data-slot="data-table-caption" className="text-lg font-semibold">
          {caption}{' '}
          <span role="status" className="ms-1 text-sm font-normal text-text-muted tabular-nums">
            {status === 'ready' && rows.length > 0 && (
              <>
                {countText(view.matching.length, rows.length)}
                <span className="sr-only"> rows</span>
              </>
            )}
          </span>
        </p>
        {filterLabel && (
          <label className="grid gap-1 text-sm font-semibold max-sm:w-full">
            {filterLabel}
            <input
              type="search"
              data-slot="data-table-filter"
              onChange={(event) => {
                view.search(event.target.value)
                toTop()
              }}
              className={cn(controlClasses, 'font-normal sm:w-72')}
            />
          </label>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a section of this name would repeat the caption in the outline */}
      <div
        ref={setRegion}
        role="region"
        aria-labelledby={captionId}
        aria-busy={status === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        data-slot="data-table-region"
        style={scrollShades('var(--surface-raised)')}
        className={cn(
          'overflow-auto overscroll-x-contain rounded-sm border border-line bg-surface-raised md:max-h-[min(75dvh,52rem)]',
          // The focused element stays clear of the header row; one cut off by an edge scrolls to the middle.
          'scroll-px-[40%] scroll-py-1 md:scroll-pt-16',
          view.shown.length > virtualFrom && 'max-md:max-h-[75dvh]',
        )}
      >
        <table
          {...asTable}
          aria-labelledby={captionId}
          aria-rowcount={message ? undefined : view.matching.length + 1}
          style={{
            minWidth: `${columns.reduce((sum, column) => sum + columnWidthRem(column), 0)}rem`,
          }}
          className="w-full table-fixed border-separate border-spacing-0 max-md:block max-md:min-w-0!"
        >
          <TableHead
            columns={columns}
            sort={view.sort}
            onSort={(column) => {
              view.sortBy(column)
              toTop()
            }}
            allSelected={
              selected &&
              (selectedCount === 0 ? false : selectedCount === view.matching.length || 'some')
            }
            onSelectAll={() =>
              select(view.matching.map(getRowId), selectedCount < view.matching.length)
            }
          />
          {message ? (
            <BodyFrame>
              <tr {...asRow} className="max-md:block">
                <td
                  {...asCell}
                  colSpan={columns.length + (selected ? 1 : 0)}
                  data-slot="data-table-message"
                  className="px-4 py-10 text-text-muted max-md:block"
                >
                  {/* In view however far the table is scrolled sideways. */}
                  <span role={status === 'error' ? 'alert' : 'status'} className="sticky start-4">
                    {message}
                  </span>
                </td>
              </tr>
            </BodyFrame>
          ) : (
            <TableBody
              columns={columns}
              rows={view.shown}
              getRowId={getRowId}
              firstIndex={view.firstIndex}
              region={region}
              selected={selected}
              onSelect={(id) => select([id], !selected?.has(id))}
            />
          )}
        </table>
      </div>
      {view.pageCount > 1 && !message && (
        <Pagination
          aria-label={`Pages of ${caption}`}
          page={view.page}
          pageCount={view.pageCount}
          onPageChange={(page) => {
            view.setPage(page)
            toTop()
          }}
        />
      )}
      {children}
    </div>
  )
}

function countText(shown: number, total: number) {
  return shown === total
    ? total.toLocaleString()
    : `${shown.toLocaleString()} of ${total.toLocaleString()}`
}

/** Sorts, filters and pages the rows. Sorting comes first, so that typing does not sort again. */
function useRows<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { defaultSort, pageSize, searchable }: ViewOptions,
) {
  const [sort, setSort] = useState(defaultSort)
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(1)

  const textOf = useMemo(() => searchIndex(columns), [columns])
  useEffect(
    () => (searchable ? prepareSearch(rows, textOf) : undefined),
    [searchable, rows, textOf],
  )

  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.column)
    return sort && column ? sortRows(rows, column, sort.direction) : rows
  }, [columns, rows, sort])
  const matching = useMemo(() => searchRows(sorted, textOf, query), [sorted, textOf, query])

  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize))
  // After filtering there may be fewer pages than `page`.
  const currentPage = Math.min(page, pageCount)
  const firstIndex = pageCount > 1 ? (currentPage - 1) * pageSize : 0
  const shown = pageCount > 1 ? matching.slice(firstIndex, firstIndex + pageSize) : matching

  return {
    sort,
    matching,
    shown,
    firstIndex,
    page: currentPage,
    pageCount,
    setPage,
    search(next: string) {
      setQuery(next)
      setPage(1)
    },
    sortBy(column: string) {
      const again = sort?.column === column && sort.direction === 'ascending'
      setSort({ column, direction: again ? 'descending' : 'ascending' })
      setPage(1)
    },
  }
}

interface ViewOptions {
  defaultSort: Sort | undefined
  pageSize: number
  searchable: boolean
}

export { type Column, cellText, DataTable, type DataTableProps, SelectionBar }
