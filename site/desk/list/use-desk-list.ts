import type { Column } from '@duskpane/ui/data-table/column'
import { sortRows } from '@duskpane/ui/data-table/sorting'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { BackendError, type StoredRecord } from '../../backend/backend'
import { useBackend } from '../../backend/context'
import { useLatest } from '../../load/use-latest'
import { type DeskList, emptyList, withFound, withPage } from '../lists'
import { matcher, type Query, search } from './search'
import { isPlain, isUnasked, queryOf, sortName, type View } from './view'

/** The most rows that a search shows, so that the list stays readable and the browser holds little. */
export const MOST_FOUND = 1000

/** What a search has counted so far. */
interface Searched {
  /** Records that match, shown or not. */
  readonly found: number
  readonly searched: number
  /** Records of the lists; COUNT_LIMIT of one stands for "1000 or more". */
  readonly total: number
}

/** The progress of a search. */
export interface SearchProgress extends Searched {
  readonly status: 'running' | 'done' | 'stopped' | 'failed'
  /** Rows that have changed since and no longer match. They stay, so that nothing moves under who works on them. */
  readonly left: number
}

interface Loaded {
  readonly list: DeskList
  /** Present for a view with a filter, or with another order than that of the store. */
  readonly search?: Searched
  /** Whether the search has read everything. */
  readonly isSearched?: boolean
}

const nothing: Loaded = { list: emptyList }

/** How far a search has come, without so many of what it has found. */
const withoutGone = (search: Searched, gone: number, total: number): Searched => ({
  found: search.found - gone,
  searched: search.searched - gone,
  total,
})

const listStatus = (isRunning: boolean, hasFailed: boolean) =>
  isRunning ? 'loading' : hasFailed ? 'failed' : 'ready'

/**
 * The list of a view: the store's pages or, with a filter or another order, what a search over all records
 * finds.
 * @param onDenied the store refuses to answer, as it does once a session has ended
 */
export function useDeskList(
  view: View,
  columns: readonly Column<StoredRecord>[],
  admin: string | undefined,
  onDenied: () => void,
) {
  const { desk } = useBackend()
  const { value, isRunning, failure, start, stop, show } = useLatest(nothing)
  const { tab } = view

  function loadPage(after?: DeskList) {
    const [collection] = tab.collections
    if (!collection) return
    void start(async (show) => {
      if (!after) show(() => nothing)
      const page = await desk.list(collection, { after: after?.next })
      show(({ list }) => ({ list: withPage(list, page) }))
    })
  }

  function runSearch(query: Query) {
    const column = columns.find(({ id }) => id === view.sort.column)
    const inOrder = (items: readonly StoredRecord[]) =>
      (column ? sortRows(items, column, view.sort.direction) : items).slice(0, MOST_FOUND)
    void start(async (show, signal) => {
      show(() => ({ ...nothing, search: { found: 0, searched: 0, total: 0 } }))
      for await (const page of search(desk, tab.collections, query, signal)) {
        const { items, searched, total } = page
        show(({ list, search }) => ({
          list: { ...withFound(list, items, inOrder), total },
          search: { found: (search?.found ?? 0) + items.length, searched, total },
        }))
      }
      show((held) => ({ ...held, isSearched: true }))
    })
  }

  function load() {
    // Without a session there is nothing to search, and the store refuses the list itself.
    if (isPlain(view) || admin === undefined) loadPage()
    else if (isUnasked(view)) void start(async (show) => show(() => nothing))
    else runSearch(queryOf(view, admin))
  }

  const key = JSON.stringify([tab.id, view.filters, sortName(tab, view.sort), admin])
  const [attempt, setAttempt] = useState(0)
  const loadView = useEffectEvent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    loadView()
  }, [key, attempt])

  const denied = useEffectEvent(onDenied)
  useEffect(() => {
    if (failure instanceof BackendError && failure.code === 'permission-denied') denied()
  }, [failure])

  const { list, search: progress, isSearched } = value
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the view
  const left = useMemo(() => {
    const matches = matcher(queryOf(view, admin ?? ''), new Date())
    return progress ? list.items.filter((item) => !matches(item)).length : 0
  }, [list.items, key])
  const hasFailed = failure !== undefined && progress === undefined
  /** All that was loaded is erased, and there is more. */
  const isUsedUp = list.items.length === 0 && list.next !== undefined
  const loadNext = useEffectEvent(() => loadPage(list))
  useEffect(() => {
    if (isUsedUp) loadNext()
  }, [isUsedUp])

  const retry = useEffectEvent(() => {
    // What is shown stays, and where more of it could not be loaded the button says so.
    if (failure !== undefined && list.items.length === 0) loadView()
  })
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  function searchStatus(): SearchProgress['status'] {
    if (isRunning) return 'running'
    if (failure !== undefined) return 'failed'
    return isSearched ? 'done' : 'stopped'
  }
  return {
    list,
    search: progress && { ...progress, status: searchStatus(), left },
    status: listStatus(isRunning || (isUsedUp && !hasFailed), hasFailed),
    /** The list could not be fetched when it was last tried. */
    isUnavailable: hasFailed && list.items.length === 0 && !isUsedUp,
    /** Loads what is in view by then, whenever it is called. */
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    loadMore: () => loadPage(list),
    stop,
    /** Changes the loaded list, after news or an action of the admin. */
    update: useCallback(
      (change: (list: DeskList) => DeskList) =>
        show(({ search, ...held }) => {
          const list = change(held.list)
          const gone = held.list.items.length - list.items.length
          return { ...held, list, ...(search && { search: withoutGone(search, gone, list.total) }) }
        }),
      [show],
    ),
  }
}
