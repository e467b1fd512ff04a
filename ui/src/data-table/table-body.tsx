'use client'

import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Words } from '../english.ts'
import { useVirtual } from '../lib/use-virtual.ts'
import { TableBody } from '../table.tsx'
import type { Column, Formats } from './column.ts'
import { classesOf, type TableRowStyle } from './row-classes.ts'
import { DataTableRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { Selection } from './use-selection.ts'

/** Above this number only the rows in view are rendered. */
const virtualFrom = 100

interface DataTableBodyProps<Row> extends TableRowStyle {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  formats: Formats
  getRowId(row: Row): string
  /** The index of the first row among all rows, for tables with pages. */
  firstIndex: number
  /** The scroll container; null until it is mounted. */
  region: HTMLElement | null
  /** Scrolls to a row that may not be rendered. */
  scrollTo: RowsProps['scrollTo']
  /** On paper there are all rows. */
  isPrinting: boolean
  selection: Selection
  texts: Words['dataTable']
  onOpen: ((row: Row) => void) | undefined
  openId: string | undefined
  onActiveChange: ((row: Row) => void) | undefined
}

/** Renders all rows, or of very many only those in view, with `aria-rowindex` so that the others count. */
function DataTableBody<Row>({
  openId,
  selection,
  onOpen,
  onActiveChange,
  region,
  scrollTo,
  isPrinting,
  pinned,
  ...props
}: DataTableBodyProps<Row>) {
  const { columns, rows, getRowId, density } = props
  const selectable = selection.selected !== undefined
  const opens = onOpen !== undefined
  const classes = useMemo(
    () => classesOf(columns, { density, pinned }, { selectable, opens }),
    [columns, density, pinned, selectable, opens],
  )
  // Not its state: a cell that changes needs no other one rendered.
  const [kept] = useState(() => new Map<string, string>())
  const [active, setActive] = useState<string>()

  const idAt = (index: number) => {
    const row = rows[index]
    return row && getRowId(row)
  }
  const indexOf = (id: string | undefined) =>
    id === undefined ? -1 : rows.findIndex((row) => getRowId(row) === id)
  const rowAt = (index: number) =>
    region?.querySelector<HTMLElement>(`[data-slot=data-table-row][data-index="${index}"]`) ?? null

  const keys = useRowKeys({
    count: rows.length,
    idAt,
    rowAt,
    scrollTo: (index) => scrollTo.current?.(index),
    onMove(from, to, range) {
      if (range) selection.extend(from, to)
      else selection.endRange()
      const row = rows[indexOf(to)]
      if (row) onActiveChange?.(row)
    },
  })

  const shownId = useRef<string | undefined>(undefined)
  const hasRows = rows.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again for other rows
  useEffect(() => {
    // Rows that load again stay where they were.
    if (!region || !hasRows || shownId.current === openId) return
    shownId.current = openId
    const index = indexOf(openId)
    if (index < 0) return
    const row = rowAt(index)
    if (row) row.scrollIntoView?.({ block: 'nearest' })
    else scrollTo.current?.(index)
  }, [openId, region, hasRows])

  /** One row is in the tab order: the one that had the focus last, else the open one, else the first. */
  const activeIndex = onOpen ? indexOf(active) : -1
  const tabStop = onOpen && activeIndex < 0 ? Math.max(0, indexOf(openId)) : activeIndex
  const renderRow: RenderRow = (index, stop, measure) => {
    const row = rows[index]
    if (row === undefined) return null
    const id = getRowId(row)
    return (
      <DataTableRow
        key={id}
        {...props}
        classes={classes}
        id={id}
        row={row}
        index={index}
        measure={measure}
        selected={selection.selected?.has(id)}
        onSelect={selection.toggle}
        kept={kept}
        onOpen={onOpen}
        isOpen={id === openId}
        isTabStop={onOpen === undefined || index === stop}
        onFocus={setActive}
        focusWhenRendered={keys.focusWhenRendered}
      />
    )
  }
  if (!hasRows) return null
  return (
    <Rows
      count={rows.length}
      isVirtual={rows.length > virtualFrom && !isPrinting}
      columnCount={columns.length + 1}
      estimate={density === 'compact' ? 40 : 57}
      region={region}
      renderRow={renderRow}
      tabStop={tabStop}
      scrollTo={scrollTo}
      onKeyDown={onOpen && keys.onKeyDown}
    />
  )
}

type Measure = (element: HTMLElement | null) => void
type RenderRow = (index: number, tabStop: number, measure: Measure | undefined) => ReactNode

interface RowsProps extends Pick<ComponentProps<'tbody'>, 'onKeyDown'> {
  count: number
  isVirtual: boolean
  columnCount: number
  /** The height of a row before any is measured, in px. */
  estimate: number
  region: HTMLElement | null
  renderRow: RenderRow
  tabStop: number
  scrollTo: { current: ((index: number) => void) | undefined }
}

/** The rows that are rendered, between spacers for the others. */
function Rows({
  count,
  isVirtual,
  columnCount,
  estimate,
  region,
  renderRow,
  tabStop,
  scrollTo,
  onKeyDown,
}: RowsProps) {
  const { places, before, after, measure, virtualizer } = useVirtual({
    count,
    isVirtual,
    estimate,
    box: () => region,
  })
  useEffect(() => {
    scrollTo.current = (index) => virtualizer.scrollToIndex(index, { align: 'center' })
  }, [scrollTo, virtualizer])

  // If the row in the tab order is scrolled away, a row in view takes its place.
  const stop =
    tabStop < 0 || places.includes(tabStop) ? tabStop : (places[places.length >> 1] ?? -1)
  return (
    <>
      <Spacer height={before} columns={columnCount} />
      <TableBody onKeyDown={onKeyDown}>
        {places.map((place) => renderRow(place, stop, measure))}
      </TableBody>
      <Spacer height={after} columns={columnCount} />
    </>
  )
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true" className="@max-2xl/table:block">
      <tr className="@max-2xl/table:block">
        <td colSpan={columns} className="p-0 @max-2xl/table:block" style={{ height }} />
      </tr>
    </tbody>
  )
}

export { DataTableBody, virtualFrom }
