'use client'

import { useEffect, useMemo } from 'react'
import { useControlled } from '../lib/use-controlled.ts'
import type { Column, Formats } from './column.ts'
import { prepareSearch, searchIndex, searchRows } from './search.ts'
import { type Sort, sortRows } from './sorting.ts'

/** The state of a table that an app may keep itself, and who makes it. */
interface ViewOptions {
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
  /** Who sorts the rows; with `external`, such as a server, they come in the order of `sort`. Default: `'table'`. */
  sorting?: 'table' | 'external' | undefined
  /** The number of rows on a page. Without it all rows are on one page. */
  pageSize?: number | undefined
  /** How many rows a server has that sorts, filters and pages them: `rows` are then those of the `page` in view. */
  rowCount?: number | undefined
}

/**
 * Sorts, filters and pages the rows. Sorting comes first, so that typing does not sort again.
 * @param toTop called when other rows come into view
 * @returns the rows in view, and the props that are not about them
 */
function useRows<Row extends object, Rest extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  formats: Formats,
  isSearchable: boolean,
  toTop: () => void,
  {
    sort: givenSort,
    defaultSort = null,
    onSortChange,
    filter,
    defaultFilter = '',
    onFilterChange,
    page: givenPage,
    defaultPage = 1,
    onPageChange,
    sorting,
    rowCount,
    pageSize = Number.POSITIVE_INFINITY,
    ...rest
  }: ViewOptions & Rest,
) {
  const [sort, setSort] = useControlled(givenSort, defaultSort, onSortChange)
  const [query, setQuery] = useControlled(filter, defaultFilter, onFilterChange)
  const [page, setPage] = useControlled(givenPage, defaultPage, onPageChange)

  const isPart = rowCount !== undefined
  const textOf = useMemo(() => searchIndex(columns, formats), [columns, formats])
  useEffect(
    () => (isSearchable ? prepareSearch(rows, textOf) : undefined),
    [isSearchable, rows, textOf],
  )

  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.column)
    if (!sort || !column || sorting === 'external' || isPart) return rows
    return sortRows(rows, column, sort.direction, formats)
  }, [columns, rows, sort, sorting, isPart, formats])
  const ownQuery = isPart ? '' : query
  const matching = useMemo(() => searchRows(sorted, textOf, ownQuery), [sorted, textOf, ownQuery])

  const count = rowCount ?? matching.length
  const pageCount = Math.max(1, Math.ceil(count / pageSize))
  // After filtering there may be fewer pages than `page`.
  const currentPage = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  const firstIndex = pageCount > 1 ? (currentPage - 1) * pageSize : 0
  const shown =
    pageCount > 1 && !isPart ? matching.slice(firstIndex, firstIndex + pageSize) : matching

  const showFirst = () => {
    if (page !== 1) setPage(1)
    toTop()
  }

  const view = {
    sort,
    query,
    matching,
    count,
    isEmpty: rows.length === 0 && !(isPart && query),
    shown,
    firstIndex,
    page: currentPage,
    pageCount,
    showPage(next: number) {
      setPage(next)
      toTop()
    },
    /** Returns the rows that then match. */
    search(next: string) {
      setQuery(next)
      showFirst()
      return searchRows(sorted, textOf, isPart ? '' : next)
    },
    sortBy(column: string) {
      const again = sort?.column === column && sort.direction === 'ascending'
      setSort({ column, direction: again ? 'descending' : 'ascending' })
      showFirst()
    },
  }
  return [view, rest] as const
}

export { useRows, type ViewOptions }
