'use client'

import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useId,
  useMemo,
  useState,
} from 'react'
import type { Words } from '../english.ts'
import { useLanguage } from '../language.tsx'
import { cn } from '../lib/cn.ts'
import { controlClasses } from '../lib/field-control.ts'
import { focusRing } from '../lib/focus-ring.ts'
import { scrollShades } from '../lib/scroll-shades.ts'
import { useControlled } from '../lib/use-controlled.ts'
import { Pagination } from '../pagination.tsx'
import { useWords } from '../words.tsx'
import { type Column, formatsOf } from './column.ts'
import { ColumnMenu } from './column-menu.tsx'
import { defaultLayout, resized, type TableLayout, visibleColumns, widthRem } from './layout.ts'
import { asCell, asRow, asTable } from './roles.ts'
import type { TableRowStyle } from './row-classes.ts'
import { SelectionBar } from './selection.tsx'
import { BodyFrame, TableBody, virtualFrom } from './table-body.tsx'
import { TableContext } from './table-context.ts'
import { TableHead } from './table-head.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import { useRows, type ViewState } from './use-rows.ts'
import { useSelection } from './use-selection.ts'

interface DataTableProps<Row extends object, Layout extends TableLayout = TableLayout>
  extends ComponentProps<'div'>,
    Partial<TableRowStyle>,
    Partial<Words['dataTable']>,
    Partial<Omit<Words['pagination'], 'label'>>,
    ViewState {
  /** The name of the table, shown above it. */
  caption: string
  /** Keep it stable between renders, or the rows are sorted again. */
  columns: readonly Column<NoInfer<Row>>[]
  /** Keep it stable between renders. The type of a row follows from it alone. */
  rows: readonly Row[]
  getRowId(row: NoInfer<Row>): string
  status?: 'ready' | 'loading' | 'error'
  /** Shown in place of the rows where there are none. */
  emptyText: string
  /** The label of a search box that filters the rows. Without it there is none. */
  filterLabel?: string
  /** Who puts the rows in order: `external`, as by a server, they come in the order of `sort`. */
  sorting?: 'table' | 'external'
  /** Which columns are shown, and how wide: a `TableLayout`, which a `ColumnMenu` changes too. */
  layout?: Layout
  /**
   * The layout at first, and after Reset in a `ColumnMenu`: beside `layout`, too. With it or with `onLayoutChange` a
   * pointer can drag the columns wider.
   */
  defaultLayout?: Partial<TableLayout>
  onLayoutChange?(layout: NoInfer<Layout>): void
  /**
   * How high the table grows before its rows scroll, as CSS: `20rem`, or `calc(100dvh - 12rem)`. Rows that are cards
   * scroll with the page, beyond a hundred in three quarters of the screen. Default: `min(75dvh, 52rem)`.
   */
  maxHeight?: string
  /** Rows a page. Without it all rows are on one page. */
  pageSize?: number
  /**
   * The ids of selected rows. Without it and `defaultSelected` rows cannot be selected. Those that go, or that the
   * filter hides, are selected no more.
   */
  selected?: ReadonlySet<string>
  defaultSelected?: ReadonlySet<string>
  onSelectedChange?(selected: ReadonlySet<string>): void
  /**
   * Opens a row, by a click on it or by the button that the cell of its column with `opens` becomes, or else the
   * first. The arrow keys, j, k, Home and End then move between the rows, with Shift selecting them. Give every row
   * a value there.
   */
  onOpen?(row: NoInfer<Row>): void
  /** The id of the open row, which is marked and scrolled into view. */
  openId?: string | undefined
  /** The focus has moved to another row. */
  onActiveChange?(row: NoInfer<Row>): void
  /** Beside the filter: a `ColumnMenu`, buttons. */
  toolbar?: ReactNode
  /** Below the rows: a button that loads more of them, a `SelectionBar`. */
  children?: ReactNode
}

/**
 * Rows of records that can be sorted, filtered, paged, selected and opened. Where the table is
 * narrow, as on phones and beside other things, each row is a card.
 */
function DataTable<Row extends object, Layout extends TableLayout = TableLayout>({
  caption,
  columns,
  rows,
  getRowId,
  status = 'ready',
  emptyText,
  loadingText,
  errorText,
  noMatchText,
  countText,
  rowsText,
  selectAllLabel,
  selectRowLabel,
  showAllText,
  showLessText,
  pagesLabel,
  previousLabel,
  nextLabel,
  pageLabel,
  filterLabel,
  sort,
  defaultSort,
  onSortChange,
  filter,
  defaultFilter,
  onFilterChange,
  page,
  defaultPage,
  onPageChange,
  sorting = 'table',
  layout: givenLayout,
  defaultLayout: firstLayout,
  onLayoutChange,
  density = 'comfortable',
  pinned = 'none',
  pageSize = Number.POSITIVE_INFINITY,
  maxHeight = 'min(75dvh, 52rem)',
  selected,
  defaultSelected,
  onSelectedChange,
  onOpen,
  openId,
  onActiveChange,
  toolbar,
  className,
  children,
  ...props
}: DataTableProps<Row, Layout>) {
  const captionId = useId()
  // State, not a ref: the rows inside need it and are rendered before it is mounted.
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const { locale, timeZone } = useLanguage()
  const formats = useMemo(() => formatsOf(locale, timeZone), [locale, timeZone])
  const view = useRows(columns, rows, {
    sort,
    defaultSort,
    onSortChange,
    filter,
    defaultFilter,
    onFilterChange,
    page,
    defaultPage,
    onPageChange,
    sorting,
    pageSize,
    searchable: filterLabel !== undefined,
    formats,
  })
  const focusKept = useFocusKept(region, view.shown, getRowId)
  const [chosen, setChosen] = useControlled(selected, defaultSelected, onSelectedChange)
  const selection = useSelection(view.matching, getRowId, chosen, setChosen)
  const first = { ...defaultLayout, ...firstLayout }
  const [layout, setLayout] = useControlled<TableLayout, TableLayout>(
    givenLayout,
    first,
    onLayoutChange as ((layout: TableLayout) => void) | undefined,
  )
  const words = useWords('dataTable')
  const rowWords = useMemo(
    () => ({
      selectRowLabel: selectRowLabel ?? words.selectRowLabel,
      showAllText: showAllText ?? words.showAllText,
      showLessText: showLessText ?? words.showLessText,
    }),
    [words, selectRowLabel, showAllText, showLessText],
  )
  const shownColumns = useMemo(() => visibleColumns(columns, layout), [columns, layout])
  const toTop = () => region?.scrollTo({ top: 0 })

  const message =
    status === 'loading'
      ? (loadingText ?? words.loadingText)
      : status === 'error'
        ? (errorText ?? words.errorText)
        : rows.length === 0
          ? emptyText
          : view.shown.length === 0
            ? (noMatchText ?? words.noMatchText)
            : undefined

  return (
    <div
      data-slot="data-table"
      className={cn(
        // A button below the rows, such as one that tries again, is as wide as its text.
        '@container grid min-w-0 gap-4 *:data-[slot=button]:justify-self-start',
        className,
      )}
      {...props}
    >
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 wrap-anywhere">
        <p
          id={captionId}
          data-slot="data-table-caption"
          className="me-auto wrap-anywhere text-dp-lg font-semibold"
        >
          <span>{caption}</span>{' '}
          <span
            role="status"
            className="ms-1 text-dp-sm font-normal text-dp-text-muted tabular-nums"
          >
            {status === 'ready' && rows.length > 0 && (
              <>
                <span>
                  {(countText ?? words.countText)(view.matching.length, rows.length, locale)}
                </span>{' '}
                <span className="sr-only">{(rowsText ?? words.rowsText)(rows.length, locale)}</span>
              </>
            )}
          </span>
        </p>
        {filterLabel && (
          <label className="grid gap-1 text-dp-sm font-semibold max-sm:w-full">
            <span>{filterLabel}</span>
            <input
              type="search"
              data-slot="data-table-filter"
              // Of no form around it, which it would send by Enter. So for all controls of a table.
              form=""
              value={view.query}
              onChange={(event) => {
                view.search(event.target.value)
                toTop()
              }}
              className={cn(controlClasses, 'font-normal sm:w-72')}
            />
          </label>
        )}
        <TableContext value={{ columns, layout, first, setLayout }}>
          <div className="contents">{toolbar}</div>
        </TableContext>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a section of this name would repeat the caption in the outline */}
      <div
        ref={setRegion}
        {...focusKept}
        role="region"
        aria-labelledby={captionId}
        aria-busy={status === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        data-slot="data-table-region"
        style={{
          ...scrollShades('var(--dp-surface-raised)'),
          ...({ '--dp-table-height': maxHeight } as CSSProperties),
        }}
        className={cn(
          // Relative: what is hidden for screen readers only would make the page longer.
          'relative overflow-auto overscroll-x-contain rounded-dp-sm border border-dp-line bg-dp-surface-raised @2xl:max-h-(--dp-table-height)',
          // The focused element stays clear of the header row; one cut off by an edge scrolls to the middle.
          'scroll-px-[40%] scroll-py-1 @2xl:scroll-pt-16',
          focusRing,
          view.shown.length > virtualFrom && '@max-2xl:max-h-[75dvh]',
        )}
      >
        <table
          {...asTable}
          aria-labelledby={captionId}
          aria-rowcount={message ? undefined : view.matching.length + 1}
          style={{
            minWidth: `${shownColumns.reduce((sum, column) => sum + widthRem(column, layout), chosen ? selectionWidthRem : 0)}rem`,
          }}
          className="w-full table-fixed border-separate border-spacing-0 @max-2xl:block @max-2xl:min-w-0!"
        >
          <TableHead
            columns={shownColumns}
            layout={layout}
            onResize={
              (onLayoutChange || firstLayout) &&
              ((column, rem) => setLayout(resized(layout, column, rem)))
            }
            density={density}
            pinned={pinned}
            sort={view.sort ?? undefined}
            onSort={(column) => {
              view.sortBy(column)
              toTop()
            }}
            allSelected={selection.all}
            selectAllLabel={selectAllLabel ?? words.selectAllLabel}
            onSelectAll={selection.toggleAll}
          />
          {message ? (
            <BodyFrame>
              <tr {...asRow} className="@max-2xl:block">
                <td
                  {...asCell}
                  colSpan={shownColumns.length + (chosen ? 1 : 0)}
                  data-slot="data-table-message"
                  className="px-4 py-10 text-dp-text-muted @max-2xl:block"
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
              columns={shownColumns}
              rows={view.shown}
              formats={formats}
              getRowId={getRowId}
              firstIndex={view.firstIndex}
              region={region}
              density={density}
              pinned={pinned}
              selection={selection}
              words={rowWords}
              onOpen={onOpen}
              openId={openId}
              onActiveChange={onActiveChange}
            />
          )}
        </table>
      </div>
      {view.pageCount > 1 && !message && (
        <Pagination
          aria-label={(pagesLabel ?? words.pagesLabel)(caption)}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
          pageLabel={pageLabel}
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

/** Of the column of checkboxes, `w-14`. */
const selectionWidthRem = 3.5

export { ColumnMenu, DataTable, type DataTableProps, SelectionBar }
