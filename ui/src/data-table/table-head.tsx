'use client'

import { cn } from '../lib/cn.ts'
import { TableHead, TableHeader, TableRow } from '../table.tsx'
import type { Column } from './column.ts'
import { growingColumn, type TableLayout, widthRem } from './layout.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { pinnedEdge, type TableRowStyle } from './row-classes.ts'
import { SelectionBox } from './selection.tsx'
import type { Sort } from './sorting.ts'

interface DataTableHeadProps<Row> extends Pick<TableRowStyle, 'pinned'> {
  columns: readonly Column<Row>[]
  layout: TableLayout
  /** Undefined in a table whose columns cannot be resized. */
  onResize: ((column: string, widthRem: number | undefined) => void) | undefined
  sort: Sort | undefined
  onSort(column: string): void
  /** State of the checkbox that selects all rows; undefined in a table without selection. */
  allSelected?: boolean | 'some' | undefined
  onSelectAll(): void
  selectAllLabel: string
}

const pinnedHeader = '@2xl/table:sticky @2xl/table:z-3 @2xl/table:bg-dp-surface-raised'

/** The header row, with a checkbox that selects all rows, and handles by which columns are resized. */
function DataTableHead<Row>({
  columns,
  layout,
  onResize,
  pinned,
  sort,
  onSort,
  allSelected,
  onSelectAll,
  selectAllLabel,
}: DataTableHeadProps<Row>) {
  const growing = growingColumn(columns, onResize !== undefined)
  return (
    <TableHeader>
      <TableRow aria-rowindex={1}>
        {allSelected !== undefined && (
          <TableHead
            className={cn(
              'w-14 px-4 py-0 text-center @max-2xl/table:w-14! @max-2xl/table:px-2 print:hidden',
              pinnedEdge(pinned, 0, columns.length) === 'start' && [
                pinnedHeader,
                '@2xl/table:start-0',
              ],
            )}
          >
            <SelectionBox label={selectAllLabel} checked={allSelected} onChange={onSelectAll} />
          </TableHead>
        )}
        {columns.map((column, place) => {
          const { id, kind, header, sortable } = column
          const edge = pinnedEdge(pinned, place, columns.length)
          return (
            <TableHead
              key={id}
              numeric={kind === 'number'}
              sort={sort?.column === id ? sort.direction : undefined}
              onSort={kind === 'actions' || sortable === false ? undefined : () => onSort(id)}
              aside={
                onResize &&
                column !== growing &&
                kind !== 'actions' && <ResizeHandle onResize={(rem) => onResize(id, rem)} />
              }
              style={column === growing ? undefined : { width: `${widthRem(column, layout)}rem` }}
              className={cn(
                kind === 'actions' && 'print:hidden',
                edge && pinnedHeader,
                edge === 'start' && !onResize && 'border-e',
                edge === 'start' &&
                  (allSelected === undefined ? '@2xl/table:start-0' : '@2xl/table:start-14'),
                edge === 'end' && '@2xl/table:end-0 @2xl/table:border-s',
              )}
            >
              {/* Where a column can be dragged wider its header is cut off, so that all have one line. */}
              {onResize ? (
                <span className="block wrap-normal @2xl/table:truncate">{header}</span>
              ) : (
                header
              )}
            </TableHead>
          )
        })}
      </TableRow>
    </TableHeader>
  )
}

export { DataTableHead }
