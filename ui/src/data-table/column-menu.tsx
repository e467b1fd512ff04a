'use client'

import { useId } from 'react'
import { Button } from '../button.tsx'
import { checkboxClasses } from '../checkbox.tsx'
import { Icon } from '../icon.tsx'
import { cn } from '../lib/cn.ts'
import type { Column } from './column.ts'
import {
  defaultLayout,
  growingColumn,
  maxWidthRem,
  minWidthRem,
  resized,
  shown,
  type TableLayout,
  widthRem,
} from './layout.ts'

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[]
  layout: TableLayout
  onLayoutChange(layout: TableLayout): void
  label?: string
  /** The name of the slider of a column. */
  widthLabel?(header: string): string
  resetLabel?: string
}

/** The columns of a table, each to be shown or hidden and given a width. For the `toolbar` of a `DataTable`. */
function ColumnMenu<Row>({
  columns,
  layout,
  onLayoutChange,
  label = 'Columns',
  widthLabel = (header) => `Width of ${header}`,
  resetLabel = 'Reset',
}: ColumnMenuProps<Row>) {
  const id = useId()
  const growing = growingColumn(columns, true)
  return (
    <div data-slot="column-menu">
      <Button variant="secondary" className="min-h-12" popoverTarget={id}>
        {label}
        <Icon name="chevron-down" />
      </Button>
      {/* Without anchor positioning the browser centres it. */}
      <fieldset
        id={id}
        popover="auto"
        aria-label={label}
        data-slot="column-menu-panel"
        className={cn(
          'w-[min(24rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface-raised p-5 text-text shadow-raised',
          '[--ground:var(--surface-raised)] max-h-[80dvh] overflow-y-auto m-auto',
          'supports-[position-area:block-end]:m-0 supports-[position-area:block-end]:my-2',
          '[position-area:block-end_span-inline-start] [position-try-fallbacks:flip-block]',
        )}
      >
        <ul className="grid gap-1">
          {columns.map((column, place) => {
            const isShown = place === 0 || !layout.hidden.includes(column.id)
            return (
              <li
                key={column.id}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_8rem] items-center gap-4"
              >
                <label className="flex cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed">
                  <input
                    type="checkbox"
                    checked={isShown}
                    // It names the row.
                    disabled={place === 0}
                    onChange={() => onLayoutChange(shown(layout, column.id, !isShown))}
                    className={cn(checkboxClasses, 'size-6')}
                  />
                  {column.header}
                </label>
                {isShown && column !== growing && (
                  <input
                    type="range"
                    aria-label={widthLabel(column.header)}
                    min={minWidthRem}
                    max={maxWidthRem}
                    step={0.5}
                    value={widthRem(column, layout)}
                    onChange={({ target }) =>
                      onLayoutChange(resized(layout, column.id, target.valueAsNumber))
                    }
                    className="h-6 w-full cursor-pointer accent-accent-strong"
                  />
                )}
              </li>
            )
          })}
        </ul>
        <Button
          variant="quiet"
          size="sm"
          className="mt-4"
          onClick={() => onLayoutChange(defaultLayout)}
        >
          {resetLabel}
        </Button>
      </fieldset>
    </div>
  )
}

export { ColumnMenu }
