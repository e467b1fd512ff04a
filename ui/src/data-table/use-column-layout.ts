'use client'

import { useMemo } from 'react'
import { onlyGiven } from '../lib/only-given.ts'
import type { Optional } from '../lib/optional.ts'
import { useControlled } from '../lib/use-controlled.ts'
import type { Column } from './column.ts'
import { defaultLayout, resized, type TableLayout, visibleColumns } from './layout.ts'

/** Which columns are shown, and how wide: kept by the app, or by the table from `initial` on. */
function useColumnLayout<Row, Layout extends TableLayout>(
  columns: readonly Column<Row>[],
  given: Layout | undefined,
  initial: Optional<TableLayout> | undefined,
  onLayoutChange: ((layout: Layout) => void) | undefined,
) {
  const first = { ...defaultLayout, ...(onlyGiven(initial ?? {}) as Partial<TableLayout>) }
  const [layout, setLayout] = useControlled<TableLayout, TableLayout>(
    given,
    first,
    onLayoutChange as ((layout: TableLayout) => void) | undefined,
  )
  return {
    layout,
    first,
    setLayout,
    shownColumns: useMemo(() => visibleColumns(columns, layout), [columns, layout]),
    resize:
      (onLayoutChange || initial) &&
      ((column: string, rem: number | undefined) => setLayout(resized(layout, column, rem))),
  }
}

export { useColumnLayout }
