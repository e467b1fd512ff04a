'use client'

import { measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useRef, useState } from 'react'
import { Badge } from '../badge.tsx'
import { cn } from '../lib/cn.ts'
import type { Column } from './column.ts'
import { asCell, asRow, asRowGroup } from './roles.ts'
import { SelectionBox } from './selection.tsx'
import { CellContent } from './table-cell.tsx'

/** Above this number only the rows in view are rendered. */
const virtualFrom = 100

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId(row: Row): string
  /** The index of the first row among all rows, for tables with pages. */
  firstIndex: number
  /** The scroll container; null until it is mounted. */
  region: HTMLElement | null
  selected: ReadonlySet<string> | undefined
  onSelect(id: string): void
}

/** All rows, or of very many those in view, with `aria-rowindex` so that the others count too. */
function TableBody<Row>(props: TableBodyProps<Row>) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) =>
    setExpanded((keys) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const row = (index: number, measure?: (element: HTMLElement | null) => void) => {
    const record = props.rows[index]
    if (record === undefined) return null
    const id = props.getRowId(record)
    return (
      <TableRow
        key={id}
        {...props}
        id={id}
        row={record}
        index={index}
        measure={measure}
        expanded={expanded}
        onToggle={toggle}
      />
    )
  }
  if (props.rows.length <= virtualFrom) {
    return <BodyFrame>{props.rows.map((_, index) => row(index))}</BodyFrame>
  }
  return <VirtualRows {...props} renderRow={row} />
}

function VirtualRows<Row>({
  columns,
  rows,
  region,
  renderRow,
}: TableBodyProps<Row> & {
  renderRow(index: number, measure: (element: HTMLElement | null) => void): ReactNode
}) {
  // The estimate is the mean of the measured rows: wrong estimates cause a second render.
  const measured = useRef({ sum: 0, count: 0 })
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => region,
    estimateSize: () => {
      const { sum, count } = measured.current
      return count === 0 ? 57 : Math.round(sum / count)
    },
    measureElement: (...row) => {
      const height = measureElement(...row)
      measured.current.sum += height
      measured.current.count++
      return height
    },
    overscan: 6,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Spacer height={before} columns={columns.length + 1} />
      <BodyFrame>
        {items.map((item) => renderRow(item.index, virtualizer.measureElement))}
      </BodyFrame>
      <Spacer height={after} columns={columns.length + 1} />
    </>
  )
}

function BodyFrame({ children }: { children: ReactNode }) {
  return (
    <tbody {...asRowGroup} className="max-md:block">
      {children}
    </tbody>
  )
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true" className="max-md:block">
      <tr className="max-md:block">
        <td colSpan={columns} className="p-0 max-md:block" style={{ height }} />
      </tr>
    </tbody>
  )
}

interface TableRowProps<Row> extends TableBodyProps<Row> {
  id: string
  row: Row
  index: number
  measure: ((element: HTMLElement | null) => void) | undefined
  expanded: ReadonlySet<string>
  onToggle(key: string): void
}

/** Memoized, so that scrolling renders only the rows that come into view. */
const TableRow = memo(function TableRow<Row>({
  columns,
  id,
  row,
  index,
  firstIndex,
  measure,
  selected,
  onSelect,
  expanded,
  onToggle,
}: TableRowProps<Row>) {
  const isSelected = selected?.has(id)
  return (
    <tr
      ref={measure}
      {...asRow}
      data-slot="data-table-row"
      data-index={index}
      // The header is row 1.
      aria-rowindex={firstIndex + index + 2}
      aria-selected={isSelected}
      className={cn(
        'hover:bg-text/3 max-md:block max-md:border-b max-md:border-line max-md:px-4 max-md:py-3',
        isSelected && 'bg-accent/12',
      )}
    >
      {selected && (
        <td
          {...asCell}
          className="border-b border-line px-4 py-3 align-top max-md:block max-md:border-0 max-md:px-0"
        >
          <SelectionBox
            label={`Select row ${firstIndex + index + 1}`}
            checked={selected.has(id)}
            onChange={() => onSelect(id)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const key = `${id} ${column.id}`
        const note = column.note?.(row)
        return (
          <td
            key={column.id}
            {...asCell}
            className={cn(
              'border-b border-line px-4 py-3.5 align-top text-sm [overflow-wrap:break-word]',
              'max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-3 max-md:border-0 max-md:px-0 max-md:py-1.5',
              column.kind === 'number' && 'md:text-end',
              index === 0 && 'font-semibold',
            )}
          >
            <span aria-hidden="true" className="font-medium text-text-muted md:hidden">
              {column.header}
            </span>
            <div>
              <CellContent
                column={column}
                row={row}
                expanded={expanded.has(key)}
                onToggle={() => onToggle(key)}
              />
              {note && (
                <Badge data-slot="data-table-note" className="mt-1.5 rounded-sm whitespace-normal">
                  {note}
                </Badge>
              )}
            </div>
          </td>
        )
      })}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

export { BodyFrame, TableBody, virtualFrom }
