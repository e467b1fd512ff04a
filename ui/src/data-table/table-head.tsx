'use client'

import { Icon } from '../icon.tsx'
import { cn } from '../lib/cn.ts'
import { type Column, columnWidthRem } from './column.ts'
import { asColumnHeader, asRow, asRowGroup } from './roles.ts'
import { SelectionBox } from './selection.tsx'
import type { Sort } from './sorting.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort(column: string): void
  /** State of the checkbox that selects all rows; undefined in a table without selection. */
  allSelected?: boolean | 'some' | undefined
  onSelectAll(): void
}

/** The header row. On phones, where rows become cards, it is a row of sort buttons. */
function TableHead<Row>({ columns, sort, onSort, allSelected, onSelectAll }: TableHeadProps<Row>) {
  return (
    <thead {...asRowGroup} className="sticky top-0 z-10 bg-surface-raised max-md:block">
      <tr
        {...asRow}
        aria-rowindex={1}
        className="max-md:flex max-md:gap-2 max-md:overflow-x-auto max-md:scroll-px-[40%] max-md:border-b max-md:border-line max-md:p-2"
      >
        {allSelected !== undefined && (
          <th
            {...asColumnHeader}
            scope="col"
            className="w-14 border-b border-line px-4 max-md:border-0 max-md:px-2"
          >
            <SelectionBox label="Select all rows" checked={allSelected} onChange={onSelectAll} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              {...asColumnHeader}
              scope="col"
              aria-sort={direction}
              style={{ width: `${columnWidthRem(column)}rem` }}
              className={cn(
                'border-b border-line p-0 text-start text-sm font-semibold whitespace-nowrap',
                'max-md:w-auto! max-md:border-0',
                column.sortable === false && 'px-4 py-3 max-md:sr-only',
                column.kind === 'number' && 'md:text-end',
              )}
            >
              {column.sortable === false ? (
                column.header
              ) : (
                <button
                  type="button"
                  data-slot="data-table-sort"
                  onClick={() => onSort(column.id)}
                  className={cn(
                    'group/sort inline-flex min-h-12 w-full cursor-pointer items-center gap-1.5 px-4 -outline-offset-3',
                    'transition-colors hover:bg-text/6',
                    'max-md:min-h-9 max-md:rounded-full max-md:border max-md:border-line max-md:px-3',
                    direction && 'max-md:border-text',
                    column.kind === 'number' && 'md:flex-row-reverse',
                  )}
                >
                  {column.header}
                  <Icon
                    name={direction ? 'arrow-up' : 'chevrons-up-down'}
                    className={cn(
                      'size-4 transition-transform',
                      direction === 'descending' && 'rotate-180',
                      !direction && 'text-text-muted group-hover/sort:text-text',
                    )}
                  />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

export { TableHead }
