'use client'

import { ArrowUp, ChevronsUpDown } from 'lucide'
import { Icon } from '../icon.tsx'
import { cn } from '../lib/cn.ts'
import { focusRing } from '../lib/focus-ring.ts'
import { type Column, isSortable } from './column.ts'
import { growingColumn, type TableLayout, widthRem } from './layout.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { asColumnHeader, asRow, asRowGroup } from './roles.ts'
import { pinnedEdge, type TableRowStyle } from './row-classes.ts'
import { SelectionBox } from './selection.tsx'
import type { Sort } from './sorting.ts'

interface TableHeadProps<Row> extends TableRowStyle {
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

/** The header row. In a narrow table, where rows become cards, it is a row of sort buttons. */
function TableHead<Row>({
  columns,
  layout,
  onResize,
  density,
  pinned,
  sort,
  onSort,
  allSelected,
  onSelectAll,
  selectAllLabel,
}: TableHeadProps<Row>) {
  const growing = growingColumn(columns, onResize !== undefined)
  const padding = density === 'compact' ? 'px-3' : 'px-4'
  // Where a column can be dragged wider its header is cut off, so that all have one line; elsewhere it breaks.
  const label = cn('block', onResize ? '@2xl/table:truncate' : 'wrap-anywhere')
  return (
    <thead
      {...asRowGroup}
      className="not-print:sticky top-0 z-10 bg-dp-surface-raised @max-2xl/table:block"
    >
      <tr
        {...asRow}
        aria-rowindex={1}
        className="@max-2xl/table:flex @max-2xl/table:items-center @max-2xl/table:gap-2 @max-2xl/table:overflow-x-auto @max-2xl/table:scroll-px-[40%] @max-2xl/table:border-b @max-2xl/table:border-dp-line @max-2xl/table:p-2"
      >
        {allSelected !== undefined && (
          <th
            {...asColumnHeader}
            scope="col"
            className={cn(
              'w-14 border-b border-dp-line px-4 @max-2xl/table:border-0 @max-2xl/table:px-2 print:hidden',
              pinnedEdge(pinned, 0, columns.length) === 'start' && [
                pinnedHeader,
                '@2xl/table:start-0',
              ],
            )}
          >
            <SelectionBox label={selectAllLabel} checked={allSelected} onChange={onSelectAll} />
          </th>
        )}
        {columns.map((column, place) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          const edge = pinnedEdge(pinned, place, columns.length)
          return (
            <th
              key={column.id}
              {...asColumnHeader}
              scope="col"
              aria-sort={direction}
              style={column === growing ? undefined : { width: `${widthRem(column, layout)}rem` }}
              className={cn(
                'relative border-b border-dp-line p-0 text-start text-dp-sm font-semibold print:w-auto!',
                '@max-2xl/table:w-auto! @max-2xl/table:border-0 @max-2xl/table:whitespace-nowrap',
                !isSortable(column) && cn(padding, 'py-3 @max-2xl/table:sr-only'),
                column.kind === 'number' && 'print:text-end @2xl/table:text-end',
                column.kind === 'actions' && 'print:hidden',
                edge && pinnedHeader,
                edge === 'start' && !onResize && 'border-e',
                edge === 'start' &&
                  (allSelected === undefined ? '@2xl/table:start-0' : '@2xl/table:start-14'),
                edge === 'end' && '@2xl/table:end-0 @2xl/table:border-s',
              )}
            >
              {isSortable(column) ? (
                <button
                  type="button"
                  data-slot="data-table-sort"
                  onClick={() => onSort(column.id)}
                  className={cn(
                    'group/sort inline-flex min-h-12 w-full cursor-pointer items-center gap-1.5 py-1 text-start',
                    focusRing,
                    '-outline-offset-3',
                    padding,
                    density === 'compact' && 'min-h-10',
                    'transition-colors hover:bg-dp-text/6',
                    '@max-2xl/table:min-h-9 @max-2xl/table:rounded-full @max-2xl/table:border @max-2xl/table:border-dp-line @max-2xl/table:px-3',
                    direction && '@max-2xl/table:border-dp-text',
                    column.kind === 'number' && '@2xl/table:flex-row-reverse @2xl/table:text-end',
                  )}
                >
                  <span className={label}>{column.header}</span>
                  <Icon
                    icon={direction ? ArrowUp : ChevronsUpDown}
                    className={cn(
                      'size-4 transition-transform motion-reduce:duration-[0.01ms] print:hidden',
                      direction === 'descending' && 'rotate-180',
                      !direction && 'text-dp-text-muted group-hover/sort:text-dp-text',
                    )}
                  />
                </button>
              ) : (
                <span className={label}>{column.header}</span>
              )}
              {onResize && column !== growing && column.kind !== 'actions' && (
                <ResizeHandle onResize={(rem) => onResize(column.id, rem)} />
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

export { TableHead }
