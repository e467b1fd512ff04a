'use client'

import { createContext } from 'react'
import type { Column } from './column.ts'
import type { TableLayout } from './layout.ts'

/** The columns of a table, for what stands in its toolbar. */
const TableContext = createContext<{
  readonly columns: readonly Column<never>[]
  readonly layout: TableLayout
  /** What Reset goes back to. */
  readonly first: TableLayout
  readonly setLayout: (layout: TableLayout) => void
} | null>(null)

export { TableContext }
