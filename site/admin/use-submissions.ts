import { useCallback, useRef, useState } from 'react'
import { useBackend } from '../app/backend-context'
import { COUNT_LIMIT, type Collection, type Cursor, type StoredRecord } from '../backend/backend'
import { inBatches } from './many'

/** The loaded part of one collection. */
export interface SubmissionList<K extends Collection = Collection> {
  readonly status: 'loading' | 'ready'
  readonly records: readonly StoredRecord<K>[]
  /** Records in the store, loaded or not. */
  readonly total: number
  readonly next?: Cursor
}

type Lists = Readonly<Partial<Record<Collection, SubmissionList>>>

const EMPTY: SubmissionList = { status: 'ready', records: [], total: 0 }

/**
 * The lists of the dashboard. When reading fails, every list is emptied without a message, as
 * observed on the original site.
 */
export function useSubmissions() {
  const { desk } = useBackend()
  const [lists, setLists] = useState<Lists>({})
  // The latest request of each collection; an earlier one may be answered after it, and is ignored.
  const latest = useRef<Partial<Record<Collection, symbol>>>({})

  const read = useCallback(
    async (collection: Collection, after?: Cursor) => {
      const request = Symbol(collection)
      latest.current[collection] = request
      setLists((held) => {
        const shown = after === undefined ? EMPTY : (held[collection] ?? EMPTY)
        return { ...held, [collection]: { ...shown, status: 'loading' } }
      })
      try {
        const { items, total, next } = await desk.list(collection, { after })
        if (latest.current[collection] !== request) return
        setLists((held) => {
          const { records } = held[collection] ?? EMPTY
          const list: SubmissionList = {
            status: 'ready',
            records: [...records, ...items.map(({ record }) => record)],
            total,
            ...(next && { next }),
          }
          return { ...held, [collection]: list }
        })
      } catch {
        if (latest.current[collection] === request) setLists({})
      }
    },
    [desk],
  )

  return {
    /** What is loaded of a collection; empty before loading and after a failure. */
    list: <K extends Collection>(collection: K) =>
      (lists[collection] ?? EMPTY) as unknown as SubmissionList<K>,
    /** Loads the newest page. */
    load: useCallback((collection: Collection) => read(collection), [read]),
    /** Loads the page after what is loaded. */
    loadMore: (collection: Collection) => read(collection, lists[collection]?.next),
    /**
     * Erases records in batches; those that fail stay in the list.
     * @throws {BackendError} after the first batch of which some could not be erased
     */
    async erase(collection: Collection, ids: ReadonlySet<string>) {
      const { records, next } = lists[collection] ?? EMPTY
      for (const batch of inBatches([...ids])) {
        const erased = await desk.erase(collection, batch)
        setLists((held) => ({
          ...held,
          [collection]: without(erased.ids, held[collection] ?? EMPTY),
        }))
        const [failure] = erased.failures
        if (failure) throw failure.error
      }
      if (next && records.every(({ id }) => ids.has(id))) void read(collection, next)
    },
  }
}

function without(erased: readonly string[], list: SubmissionList): SubmissionList {
  const records = list.records.filter(({ id }) => !erased.includes(id))
  // At the limit the count stands for "1000 or more", which may still be true.
  const total = list.total < COUNT_LIMIT ? list.total - erased.length : list.total
  return { ...list, records, total }
}
