'use client'

import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { Words } from '../english.ts'
import { useLanguage } from '../language.tsx'
import { cn } from '../lib/cn.ts'
import type { Optional } from '../lib/optional.ts'
import { tableContainer } from '../lib/table-style.ts'
import { useControlled } from '../lib/use-controlled.ts'
import { Pagination } from '../pagination.tsx'
import { TableBody, TableMessage, TableRegion } from '../table.tsx'
import { useTexts } from '../words.tsx'
import { type Column, formatsOf } from './column.ts'
import { ColumnMenu, TableContext } from './column-menu.tsx'
import { type TableLayout, totalWidthRem } from './layout.ts'
import type { TableRowStyle } from './row-classes.ts'
import { SelectionBar } from './selection.tsx'
import { DataTableBody, virtualFrom } from './table-body.tsx'
import { DataTableHead } from './table-head.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { useColumnLayout } from './use-column-layout.ts'
import { usePrinting } from './use-printing.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRows, type ViewOptions } from './use-rows.ts'
import { useSelection } from './use-selection.ts'

type TableTexts = Words['dataTable'] & Omit<Words['pagination'], 'label'>

interface DataTableProps<Row extends object, Layout extends TableLayout = TableLayout>
  extends ComponentProps<'div'>,
    Optional<TableRowStyle>,
    Optional<TableTexts>,
    ViewOptions {
  /** The name of the table, shown above it. */
  caption: string
  /** Whether only screen readers have the caption, below a heading that says the same. Default: `false`. */
  captionHidden?: boolean | undefined
  /** Keep it stable between renders, or the rows are sorted again. */
  columns: readonly Column<NoInfer<Row>>[]
  /** Keep it stable between renders. The type of a row follows from it alone. */
  rows: readonly Row[]
  getRowId(row: NoInfer<Row>): string
  status?: 'ready' | 'loading' | 'error' | undefined
  /** Shown in place of the rows where there are none. */
  emptyText: string
  /** The label of a search box that filters the rows. Without it there is none. */
  filterLabel?: string | undefined
  /** Which columns are shown, and how wide: a `TableLayout`, which a `ColumnMenu` changes too. */
  layout?: Layout | undefined
  /**
   * The layout at first, and after Reset in a `ColumnMenu`: beside `layout`, too. With it or with `onLayoutChange` a
   * pointer can drag the columns wider.
   */
  defaultLayout?: Optional<TableLayout> | undefined
  onLayoutChange?: ((layout: NoInfer<Layout>) => void) | undefined
  /**
   * How high the table grows before its rows scroll, as CSS: `20rem`, or `calc(100dvh - 12rem)`. Rows that are cards
   * scroll with the page, beyond a hundred in three quarters of the screen. Default: `min(75dvh, 52rem)`.
   */
  maxHeight?: string | undefined
  /**
   * The ids of selected rows. Without it and `defaultSelected` rows cannot be selected. Typing in the filter deselects
   * what it hides. An id that is not among `rows` counts again when its row returns, so act on those of `rows` alone.
   */
  selected?: ReadonlySet<string> | undefined
  defaultSelected?: ReadonlySet<string> | undefined
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined
  /**
   * Opens a row, by a click on it or by the button that the cell of its column with `opens` becomes, or else the
   * first. The arrow keys, j, k, Home and End then move between the rows, with Shift selecting them. Give every row
   * a value there.
   */
  onOpen?: ((row: NoInfer<Row>) => void) | undefined
  /** The id of the open row, which is marked and scrolled into view. */
  openId?: string | undefined
  /** Called when the focus has moved to another row. */
  onActiveChange?: ((row: NoInfer<Row>) => void) | undefined
  /** Beside the filter: a `ColumnMenu`, buttons. */
  toolbar?: ReactNode | undefined
  /** Below the rows: a button that loads more of them, a `SelectionBar`. */
  children?: ReactNode | undefined
}

/**
 * Rows of records that can be sorted, filtered, paged, selected and opened. Where the table is
 * narrow, as on phones and beside other things, each row is a card.
 */
function DataTable<Row extends object, Layout extends TableLayout = TableLayout>({
  caption,
  captionHidden = false,
  columns,
  rows,
  getRowId,
  status = 'ready',
  emptyText,
  filterLabel,
  layout: givenLayout,
  defaultLayout,
  onLayoutChange,
  density = 'comfortable',
  pinned = 'none',
  maxHeight,
  selected,
  defaultSelected,
  onSelectedChange,
  onOpen,
  openId,
  onActiveChange,
  toolbar,
  className,
  children,
  ...rest
}: DataTableProps<Row, Layout>) {
  const captionId = useId()
  // State, not a ref: the rows inside need it and are rendered before it is mounted.
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const { locale, timeZone } = useLanguage()
  const formats = useMemo(() => formatsOf(locale, timeZone), [locale, timeZone])
  const toTop = () => {
    if (region) region.scrollTop = 0
  }
  const isPrinting = usePrinting(region)
  const isSearchable = filterLabel !== undefined
  const [view, viewRest] = useRows<Row, typeof rest>(
    columns,
    rows,
    formats,
    isSearchable,
    toTop,
    isPrinting ? { ...rest, pageSize: undefined } : rest,
  )
  const [texts, others] = useTexts('dataTable', viewRest)
  const [pageTexts, props] = useTexts('pagination', others)
  const [chosen, setChosen] = useControlled(selected, defaultSelected, onSelectedChange)
  const selection = useSelection(view.matching, getRowId, chosen, setChosen)
  const { shownColumns, resize, ...table } = useColumnLayout(
    columns,
    givenLayout,
    defaultLayout,
    onLayoutChange,
  )
  const { layout } = table
  const total = rest.rowCount ?? rows.length

  const message = messageOf(status, view, texts, emptyText)
  const shownRows = message ? none : view.shown
  const scrollTo = useRef<(index: number) => void>(undefined)
  const focusHandlers = useRowFocus(region, shownRows, getRowId, status !== 'ready', scrollTo)

  return (
    <div
      data-slot="data-table"
      className={cn(
        tableContainer,
        // A button below the rows is as wide as its text.
        'grid gap-4 *:data-[slot=button]:justify-self-start',
        className,
      )}
      {...props}
    >
      <TableToolbar
        captionId={captionId}
        caption={caption}
        captionHidden={captionHidden}
        count={
          status === 'ready' && rows.length > 0
            ? [texts.countText(view.count, total, locale), texts.rowsText(total, locale)]
            : undefined
        }
        filterLabel={filterLabel}
        query={view.query}
        onSearch={(query) => selection.keep(view.search(query))}
      >
        <TableContext value={{ columns, ...table }}>{toolbar}</TableContext>
      </TableToolbar>
      <TableRegion
        ref={setRegion}
        {...focusHandlers}
        data-slot="data-table-region"
        aria-labelledby={captionId}
        aria-busy={status === 'loading'}
        density={density}
        maxHeight={maxHeight}
        minWidth={`${totalWidthRem(shownColumns, layout) + (chosen ? selectionWidthRem : 0)}rem`}
        scrollsCards={view.shown.length > virtualFrom}
        rowCount={message ? undefined : view.count + 1}
        isData
      >
        <DataTableHead
          columns={shownColumns}
          layout={layout}
          onResize={resize}
          pinned={pinned}
          sort={view.sort ?? undefined}
          onSort={view.sortBy}
          allSelected={selection.all}
          selectAllLabel={texts.selectAllLabel}
          onSelectAll={selection.toggleAll}
        />
        {message && (
          <TableBody>
            <TableMessage
              data-slot="data-table-message"
              role={status === 'error' ? 'alert' : undefined}
              colSpan={shownColumns.length + (chosen ? 1 : 0)}
            >
              {message}
            </TableMessage>
          </TableBody>
        )}
        {/* It stays while rows load again, with what was active and expanded in them. */}
        <DataTableBody<Row>
          columns={shownColumns}
          rows={shownRows}
          formats={formats}
          getRowId={getRowId}
          firstIndex={view.firstIndex}
          region={region}
          scrollTo={scrollTo}
          isPrinting={isPrinting}
          density={density}
          pinned={pinned}
          selection={selection}
          texts={texts}
          onOpen={onOpen}
          openId={openId}
          onActiveChange={onActiveChange}
        />
      </TableRegion>
      {/* It stays while a server loads the next page, as it has the focus. */}
      {view.pageCount > 1 && (status === 'loading' || !message) && (
        <Pagination
          aria-label={texts.pagesLabel(caption)}
          {...pageTexts}
          page={view.page}
          pageCount={view.pageCount}
          onPageChange={view.showPage}
        />
      )}
      {children}
    </div>
  )
}

/** What stands in place of the rows, if anything does. */
function messageOf(
  status: DataTableProps<object>['status'],
  view: { readonly isEmpty: boolean; readonly shown: readonly unknown[] },
  texts: Pick<TableTexts, 'loadingText' | 'errorText' | 'noMatchText'>,
  emptyText: ReactNode,
) {
  if (status === 'loading') return texts.loadingText
  if (status === 'error') return texts.errorText
  if (view.isEmpty) return emptyText
  return view.shown.length === 0 ? texts.noMatchText : undefined
}

/** The same array each time. */
const none: readonly never[] = []

/** The width of the column of checkboxes, `w-14`. */
const selectionWidthRem = 3.5

export { ColumnMenu, DataTable, type DataTableProps, SelectionBar }
