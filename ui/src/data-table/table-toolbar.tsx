'use client'

import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { controlClasses } from '../lib/field-control.ts'
import { useKept } from '../lib/use-form.ts'

interface TableToolbarProps {
  captionId: string
  caption: string
  captionHidden: boolean
  /** How many rows there are, for eyes and for screen readers; undefined while none are shown. */
  count: readonly [visible: string, spoken: string] | undefined
  filterLabel: string | undefined
  query: string
  onSearch(query: string): void
  children: ReactNode
}

/** What stands above the rows: the caption with the number of rows, the filter, and what an app adds. */
function TableToolbar({
  captionId,
  caption,
  captionHidden,
  count,
  filterLabel,
  query,
  onSearch,
  children,
}: TableToolbarProps) {
  const filter = useKept<HTMLInputElement>('value', query, undefined)
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 wrap-anywhere">
      <p
        id={captionId}
        data-slot="data-table-caption"
        className="me-auto wrap-anywhere text-dp-lg font-semibold"
      >
        <span className={cn(captionHidden && 'sr-only')}>{caption}</span>{' '}
        <span
          role="status"
          className={cn(
            !captionHidden && 'ms-1',
            'text-dp-sm font-normal text-dp-text-muted tabular-nums',
          )}
        >
          {count && (
            <>
              <span>{count[0]}</span> <span className="sr-only">{count[1]}</span>
            </>
          )}
        </span>
      </p>
      {filterLabel && (
        <label className="grid gap-1 text-dp-sm font-semibold max-sm:w-full print:hidden">
          <span>{filterLabel}</span>
          <input
            type="search"
            data-slot="data-table-filter"
            // No control of a table belongs to a form, because Enter would submit the one around the table.
            form=""
            ref={filter}
            value={query}
            onChange={({ target }) => onSearch(target.value)}
            className={cn(controlClasses, 'font-normal sm:w-72')}
          />
        </label>
      )}
      <div className="contents print:hidden">{children}</div>
    </div>
  )
}

export { TableToolbar }
