import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react'
import { cn } from '../cn'
import { Pagination } from '../pagination'
import { type Column, columnWidthRem } from './column'
import { asCell, asRow, asTable } from './roles'
import { compareKeys, fold, type SortKey, searchIndex, sortKey } from './sorting'
import { BodyFrame, TableBody, virtualFrom } from './table-body'
import { type Sort, TableHead } from './table-head'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

interface DataTableProps<Row extends object> extends ComponentProps<'div'> {
  /** Names the table, and heads it. */
  caption: string
  /** Keep it stable between renders: the order of sorted rows is worked out from it. */
  columns: readonly Column<Row>[]
  /** Keep it stable between renders. */
  rows: readonly Row[]
  getRowId(row: Row): string
  status?: 'ready' | 'loading' | 'error'
  /** Stands in a row of its own where there are no rows. */
  emptyText: string
  loadingText?: string
  errorText?: string
  /** Labels a box that filters the rows by any text in them. Without it there is no such box. */
  filterLabel?: string
  /** Stands in a row of its own where the filter matches none. */
  noMatchText?: string
  defaultSort?: Sort
  /** Rows a page. Without it all rows stand in one list. */
  pageSize?: number
  /** The ids of selected rows. Without it rows cannot be selected. */
  selected?: ReadonlySet<string>
  onSelectedChange?(selected: ReadonlySet<string>): void
  /** What stands below the rows: a button that loads more of them. */
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
  // State, not a ref: the rows inside need it, and they are in place before it is.
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const table = useRowModels(columns, rows, getRowId, defaultSort, pageSize)
  const filtered = table.getPrePaginatedRowModel().rows
  const shown = table.getRowModel().rows
  const { pageIndex } = table.state.pagination
  const pageCount = Math.max(1, Math.ceil(filtered.length / pageSize))
  const [sorting] = table.state.sorting
  const toTop = () => region?.scrollTo({ top: 0 })

  const message =
    status === 'loading'
      ? loadingText
      : status === 'error'
        ? errorText
        : rows.length === 0
          ? emptyText
          : shown.length === 0
            ? noMatchText
            : undefined

  const selectedShown = selected ? filtered.filter((row) => selected.has(row.id)).length : 0

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
            {status === 'ready' && rows.length > 0 && countText(filtered.length, rows.length)}
          </span>
        </p>
        {filterLabel && (
          <label className="grid gap-1 text-sm font-semibold max-sm:w-full">
            {filterLabel}
            <input
              type="search"
              data-slot="data-table-filter"
              onChange={(event) => {
                table.setGlobalFilter(event.target.value)
                toTop()
              }}
              className="min-h-11 w-full rounded-sm border border-line-strong bg-surface-raised px-3 text-base font-normal transition-colors hover:border-text sm:w-72"
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        data-slot="data-table-region"
        className={cn(
          'overflow-auto overscroll-x-contain rounded-sm border border-line bg-surface-raised md:max-h-[min(75dvh,52rem)]',
          shown.length > virtualFrom && 'max-md:max-h-[75dvh]',
        )}
      >
        <table
          {...asTable}
          aria-labelledby={captionId}
          aria-rowcount={message ? undefined : filtered.length + 1}
          style={{
            minWidth: `${columns.reduce((sum, column) => sum + columnWidthRem(column), 0)}rem`,
          }}
          className="w-full table-fixed border-separate border-spacing-0 max-md:block max-md:min-w-0!"
        >
          <TableHead
            columns={columns}
            sort={
              sorting && {
                column: sorting.id,
                direction: sorting.desc ? 'descending' : 'ascending',
              }
            }
            onSort={(column) => {
              table.setSorting([{ id: column, desc: sorting?.id === column && !sorting.desc }])
              toTop()
            }}
            allSelected={
              selected &&
              (selectedShown === 0 ? false : selectedShown === filtered.length || 'some')
            }
            onSelectAll={() =>
              select(
                filtered.map((row) => row.id),
                selectedShown < filtered.length,
              )
            }
          />
          {message ? (
            <BodyFrame>
              <tr {...asRow} className="max-md:block">
                <td
                  {...asCell}
                  colSpan={columns.length + (selected ? 1 : 0)}
                  data-slot="data-table-message"
                  className="px-4 py-14 text-center text-text-muted max-md:block"
                >
                  <span role={status === 'error' ? 'alert' : 'status'}>{message}</span>
                </td>
              </tr>
            </BodyFrame>
          ) : (
            <TableBody
              columns={columns}
              rows={shown}
              firstIndex={Number.isFinite(pageSize) ? pageIndex * pageSize : 0}
              region={region}
              selected={selected}
              onSelect={(id) => select([id], !selected?.has(id))}
            />
          )}
        </table>
      </div>
      {pageCount > 1 && !message && (
        <Pagination
          aria-label={`Pages of ${caption}`}
          page={pageIndex + 1}
          pageCount={pageCount}
          onPageChange={(page) => {
            table.setPageIndex(page - 1)
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

/** TanStack Table over our columns: which rows remain after the filter, in which order, on this page. */
function useRowModels<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  defaultSort: Sort | undefined,
  pageSize: number,
) {
  const { columnDefs, globalFilterFn } = useMemo(() => {
    const textOf = searchIndex(columns)
    return {
      columnDefs: columns.map((column, index) => ({
        id: column.id,
        accessorFn: (row: Row) => sortKey(column, row),
        sortFn: (
          a: { getValue(id: string): unknown },
          b: { getValue(id: string): unknown },
          id: string,
        ) => compareKeys(a.getValue(id) as SortKey, b.getValue(id) as SortKey),
        sortUndefined: 'last' as const,
        // The index holds the text of all columns, so one of them is asked on behalf of the row.
        enableGlobalFilter: index === 0,
      })),
      globalFilterFn: Object.assign(
        (row: { original: Row }, _column: string, query: string) =>
          textOf(row.original).includes(query),
        { resolveFilterValue: (query: string) => fold(query.trim()) },
      ),
    }
  }, [columns])

  return useTable({
    features,
    columns: columnDefs,
    data: rows as Row[],
    getRowId,
    globalFilterFn,
    initialState: {
      sorting: defaultSort
        ? [{ id: defaultSort.column, desc: defaultSort.direction === 'descending' }]
        : [],
      pagination: { pageIndex: 0, pageSize },
    },
  })
}

export { type Column, DataTable, type DataTableProps }
