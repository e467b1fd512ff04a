'use client'

import { ChevronDown } from 'lucide'
import { type ComponentProps, createContext, use } from 'react'
import { Button } from '../button.tsx'
import { checkboxClasses } from '../checkbox.tsx'
import type { Words } from '../english.ts'
import { Icon } from '../icon.tsx'
import { cn } from '../lib/cn.ts'
import { focusRing } from '../lib/focus-ring.ts'
import { onlyGiven } from '../lib/only-given.ts'
import type { Optional } from '../lib/optional.ts'
import type { OpenProps } from '../lib/use-controlled.ts'
import { Popover, PopoverContent, PopoverTrigger } from '../popover.tsx'
import { useLocale, useTexts } from '../words.tsx'
import type { Column } from './column.ts'
import {
  defaultLayout,
  growingColumn,
  isHideable,
  maxWidthRem,
  minWidthRem,
  resized,
  shown,
  type TableLayout,
  widthRem,
} from './layout.ts'

/** The columns of a table, for what stands in its toolbar. */
const TableContext = createContext<{
  readonly columns: readonly Column<never>[]
  readonly layout: TableLayout
  /** What Reset goes back to. */
  readonly first: TableLayout
  readonly setLayout: (layout: TableLayout) => void
} | null>(null)

interface ColumnMenuProps<Row, Layout extends TableLayout>
  extends Omit<ComponentProps<typeof Button>, 'size' | 'children' | 'asChild'>,
    OpenProps,
    Optional<Words['columnMenu']> {
  /** All columns of the table; the first one cannot be hidden. Default: those of the table around. */
  columns?: readonly Column<Row>[] | undefined
  /** Which columns are shown, and how wide: a `TableLayout`. Default: that of the table around. */
  layout?: Layout | undefined
  /** Called with the changed layout. Default: changes the table around. */
  onLayoutChange?: ((layout: NoInfer<Layout>) => void) | undefined
  size?: 'sm' | 'default' | undefined
}

/**
 * The columns of a table, each to be shown or hidden and given a width, but for those of kind `actions`. For the
 * `toolbar` of a `DataTable`, whose columns and layout it takes. Its props go to the button that opens it.
 */
function ColumnMenu<Row, Layout extends TableLayout = TableLayout>({
  columns: givenColumns,
  layout: givenLayout,
  onLayoutChange,
  open,
  defaultOpen,
  onOpenChange,
  size = 'default',
  ...given
}: ColumnMenuProps<Row, Layout>) {
  const table = use(TableContext)
  const columns = (givenColumns ?? table?.columns) as readonly Column<Row>[] | undefined
  const layout = givenLayout ?? table?.layout
  const change = (onLayoutChange as ((layout: TableLayout) => void) | undefined) ?? table?.setLayout
  if (!columns || !layout || !change) {
    throw new Error(
      'A ColumnMenu must stand in the toolbar of a DataTable, or be given its layout.',
    )
  }
  const [words, props] = useTexts('columnMenu', given)
  const locale = useLocale()
  const growing = growingColumn(columns, true)
  const listed = columns.filter(({ kind }) => kind !== 'actions')
  return (
    <Popover open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <Button data-slot="column-menu" variant="outline" size={size} {...onlyGiven(props)}>
          <span>{words.label}</span>
          <Icon icon={ChevronDown} />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="w-[min(24rem,calc(100vw-2rem))] p-5">
        <ul className="grid gap-1">
          {listed.map((column) => {
            const canHide = isHideable(column, columns)
            const isShown = !canHide || !layout.hidden.includes(column.id)
            return (
              <li
                key={column.id}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_8rem] items-center gap-4"
              >
                <label className="flex cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed">
                  <input
                    type="checkbox"
                    form=""
                    checked={isShown}
                    // It names the row.
                    disabled={!canHide}
                    onChange={() => change(shown(layout, column.id, !isShown))}
                    className={cn(checkboxClasses, 'size-6')}
                  />
                  <span>{column.header}</span>
                </label>
                {isShown && column !== growing && (
                  <input
                    type="range"
                    form=""
                    aria-label={words.widthLabel(column.header)}
                    aria-valuetext={words.widthText(widthRem(column, layout), locale)}
                    min={minWidthRem}
                    max={maxWidthRem}
                    step={0.5}
                    value={widthRem(column, layout)}
                    onChange={({ target }) =>
                      change(resized(layout, column.id, target.valueAsNumber))
                    }
                    className={cn('h-6 w-full cursor-pointer accent-dp-accent-strong', focusRing)}
                  />
                )}
              </li>
            )
          })}
        </ul>
        <Button
          variant="ghost"
          size="sm"
          className="mt-4"
          onClick={() => change(table?.first ?? defaultLayout)}
        >
          {words.resetLabel}
        </Button>
      </PopoverContent>
    </Popover>
  )
}

export { ColumnMenu, TableContext }
