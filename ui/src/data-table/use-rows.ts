'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Column } from './column.ts'
import { prepareSearch, searchIndex, searchRows } from './search.ts'
import { type Sort, sortRows } from './sorting.ts'

interface ViewOptions {
  defaultSort: Sort | undefined
  /** Given by an app that keeps the order itself. */
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  sorting: 'table' | 'elsewhere'
  pageSize: number
  searchable: boolean
}

/** Sorts, filters and pages the rows. Sorting comes first, so that typing does not sort again. */
function useRows<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { defaultSort, sort: given, onSortChange, sorting, pageSize, searchable }: ViewOptions,
) {
  const [ownSort, setSort] = useState(defaultSort)
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(1)
  const sort = onSortChange ? given : ownSort

  const textOf = useMemo(() => searchIndex(columns), [columns])
  useEffect(
    () => (searchable ? prepareSearch(rows, textOf) : undefined),
    [searchable, rows, textOf],
  )

  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.column)
    return sort && column && sorting === 'table' ? sortRows(rows, column, sort.direction) : rows
  }, [columns, rows, sort, sorting])
  const matching = useMemo(() => searchRows(sorted, textOf, query), [sorted, textOf, query])

  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize))
  // After filtering there may be fewer pages than `page`.
  const currentPage = Math.min(page, pageCount)
  const firstIndex = pageCount > 1 ? (currentPage - 1) * pageSize : 0
  const shown = pageCount > 1 ? matching.slice(firstIndex, firstIndex + pageSize) : matching

  return {
    sort,
    matching,
    shown,
    firstIndex,
    page: currentPage,
    pageCount,
    setPage,
    search(next: string) {
      setQuery(next)
      setPage(1)
    },
    sortBy(column: string) {
      const again = sort?.column === column && sort.direction === 'ascending'
      const next: Sort = { column, direction: again ? 'descending' : 'ascending' }
      if (onSortChange) onSortChange(next)
      else setSort(next)
      setPage(1)
    },
  }
}

export { useRows }
