'use client'

import { useEffect, useMemo } from 'react'
import { useControlled } from '../lib/use-controlled.ts'
import type { Column, Formats } from './column.ts'
import { prepareSearch, searchIndex, searchRows } from './search.ts'
import { type Sort, sortRows } from './sorting.ts'

/** What of a table an app may keep itself. */
interface ViewState {
  /** The order that the headers show; null for none. */
  sort?: Sort | null | undefined
  defaultSort?: Sort | null | undefined
  onSortChange?: ((sort: Sort) => void) | undefined
  /** What is typed into the filter. */
  filter?: string | undefined
  defaultFilter?: string | undefined
  onFilterChange?: ((filter: string) => void) | undefined
  /** The page in view, counted from 1. */
  page?: number | undefined
  defaultPage?: number | undefined
  onPageChange?: ((page: number) => void) | undefined
}

interface ViewOptions extends ViewState {
  sorting: 'table' | 'external'
  pageSize: number
  searchable: boolean
  formats: Formats
}

/** Sorts, filters and pages the rows. Sorting comes first, so that typing does not sort again. */
function useRows<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { sorting, pageSize, searchable, formats, ...state }: ViewOptions,
) {
  const [sort, setSort] = useControlled(state.sort, state.defaultSort ?? null, state.onSortChange)
  const [query, setQuery] = useControlled(
    state.filter,
    state.defaultFilter ?? '',
    state.onFilterChange,
  )
  const [page, setPage] = useControlled(state.page, state.defaultPage ?? 1, state.onPageChange)

  const textOf = useMemo(() => searchIndex(columns, formats), [columns, formats])
  useEffect(
    () => (searchable ? prepareSearch(rows, textOf) : undefined),
    [searchable, rows, textOf],
  )

  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.column)
    if (!sort || !column || sorting === 'external') return rows
    return sortRows(rows, column, sort.direction, formats)
  }, [columns, rows, sort, sorting, formats])
  const matching = useMemo(() => searchRows(sorted, textOf, query), [sorted, textOf, query])

  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize))
  // After filtering there may be fewer pages than `page`.
  const currentPage = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  const firstIndex = pageCount > 1 ? (currentPage - 1) * pageSize : 0
  const shown = pageCount > 1 ? matching.slice(firstIndex, firstIndex + pageSize) : matching

  /** Whatever changes the rows shows the first of them. */
  const toFirstPage = () => {
    if (page !== 1) setPage(1)
  }

  return {
    sort,
    query,
    matching,
    shown,
    firstIndex,
    page: currentPage,
    pageCount,
    setPage,
    search(next: string) {
      setQuery(next)
      toFirstPage()
    },
    sortBy(column: string) {
      const again = sort?.column === column && sort.direction === 'ascending'
      setSort({ column, direction: again ? 'descending' : 'ascending' })
      toFirstPage()
    },
  }
}

export { useRows, type ViewState }
