import type { Column } from '@duskpane/ui/data-table/column'
import { sortRows } from '@duskpane/ui/data-table/sorting'
import { useCallback, useEffect, useRef, useState } from 'react'
import { BackendError, type Collection, type StoredRecord } from '../../backend/backend'
import { useBackend } from '../../backend/context'
import { type DeskList, emptyList, withFound, withPage } from '../lists'
import { type Query, search } from './search'
import { isPlain, queryOf, sortName, type View } from './view'

/** The most rows that a search shows: what is read there, and what a browser holds, stays small. */
export const MOST_FOUND = 1000

/** How far a search has come. */
export interface SearchProgress {
  readonly status: 'running' | 'done' | 'stopped' | 'failed'
  /** Records that match, shown or not. */
  readonly found: number
  readonly searched: number
  /** Records of the lists; COUNT_LIMIT of one stands for "1000 or more". */
  readonly total: number
}

interface Loaded {
  readonly list: DeskList
  /** Of a view that has a filter or another order than the store's. */
  readonly search?: SearchProgress
}

const nothing: Loaded = { list: emptyList }
const loading: Loaded = { list: { ...emptyList, status: 'loading' } }

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
  const [loaded, setLoaded] = useState<Loaded>(nothing)
  const [failed, setFailed] = useState<ReadonlySet<Collection>>(new Set())
  const running = useRef<AbortController>(undefined)
  const { tab } = view

  /** Ends what is still being read, and gives what is read next its own end. */
  function begin(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  function fail(error: unknown, signal: AbortSignal) {
    if (signal.aborted) return
    if (error instanceof BackendError && error.code === 'permission-denied') onDenied()
    setLoaded({ list: { ...emptyList, status: 'failed' } })
    setFailed((held) => new Set([...held, ...tab.collections]))
  }

  async function loadPage(after: DeskList | undefined) {
    const [collection] = tab.collections
    if (!collection) return
    const signal = begin()
    setLoaded(({ list }) => (after ? { list: { ...list, status: 'loading' } } : loading))
    try {
      const page = await desk.list(collection, { after: after?.next })
      if (signal.aborted) return
      setLoaded(({ list }) => ({ list: withPage(after ? list : emptyList, page) }))
      setFailed((held) => new Set([...held].filter((it) => it !== collection)))
    } catch (error) {
      fail(error, signal)
    }
  }

  async function runSearch(query: Query) {
    const signal = begin()
    const column = columns.find(({ id }) => id === view.sort.column)
    const inOrder = (items: readonly StoredRecord[]) =>
      (column ? sortRows(items, column, view.sort.direction) : items).slice(0, MOST_FOUND)
    let progress: SearchProgress = { status: 'running', found: 0, searched: 0, total: 0 }
    const show = (changes: Partial<SearchProgress>, found: readonly StoredRecord[] = []) => {
      const shown: SearchProgress = { ...progress, ...changes }
      progress = shown
      setLoaded(({ list: held }) => {
        const list = found.length > 0 ? withFound(held, found, inOrder) : held
        const isWaiting = list.items.length === 0 && shown.status === 'running'
        return {
          list: { ...list, status: isWaiting ? 'loading' : 'ready', total: shown.total },
          search: shown,
        }
      })
    }
    setLoaded({ ...loading, search: progress })
    try {
      for await (const page of search(desk, tab.collections, query, signal)) {
        const { items, searched, total } = page
        if (signal.aborted) return
        show({ found: progress.found + items.length, searched, total }, items)
      }
      if (!signal.aborted) show({ status: 'done' })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof BackendError && error.code === 'permission-denied') onDenied()
      show({ status: 'failed' })
    }
  }

  function load() {
    // Without a session there is nothing to search, and the store says so by itself.
    if (isPlain(view) || admin === undefined) return loadPage(undefined)
    return runSearch(queryOf(view, admin))
  }

  const latest = useRef(load)
  latest.current = load
  const key = JSON.stringify([tab.id, view.filters, sortName(tab, view.sort), admin])
  const reload = useCallback(() => void latest.current(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    reload()
    return () => running.current?.abort()
  }, [key, reload])

  return {
    ...loaded,
    /** The collections that could not be fetched when they were last opened. */
    failed,
    reload,
    loadMore: () => loadPage(loaded.list),
    stop() {
      running.current?.abort()
      setLoaded(({ list, search }) => ({
        list: { ...list, status: 'ready' },
        ...(search && { search: { ...search, status: 'stopped' } }),
      }))
    },
    /** Changes what is loaded, as news and the admin's own work do. */
    update: useCallback((change: (list: DeskList) => DeskList) => {
      setLoaded((held) => ({ ...held, list: change(held.list) }))
    }, []),
  }
}
