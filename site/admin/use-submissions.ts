import { useCallback, useRef, useState } from 'react'
import { useBackend } from '../app/backend-context'
import { COUNT_LIMIT, type Collection, type Cursor, type StoredRecord } from '../backend/backend'

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
  const { submissions } = useBackend()
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
        const page = await submissions.list(collection, after)
        if (latest.current[collection] !== request) return
        setLists((held) => {
          const { records } = held[collection] ?? EMPTY
          const list = { ...page, status: 'ready', records: [...records, ...page.records] } as const
          return { ...held, [collection]: list }
        })
      } catch {
        if (latest.current[collection] === request) setLists({})
      }
    },
    [submissions],
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
     * Erases records one after the other, so that a failure leaves the rest in the store and in the list.
     * @throws {BackendError} at the first record that could not be erased
     */
    async erase(collection: Collection, ids: ReadonlySet<string>) {
      const { records, next } = lists[collection] ?? EMPTY
      for (const id of ids) {
        await submissions.erase(collection, id)
        setLists((held) => ({ ...held, [collection]: without(id, held[collection] ?? EMPTY) }))
      }
      if (next && records.every(({ id }) => ids.has(id))) void read(collection, next)
    },
  }
}

function without(erased: string, list: SubmissionList): SubmissionList {
  const records = list.records.filter(({ id }) => id !== erased)
  // At the limit the count stands for "1000 or more", which may still be true.
  const total = list.total < COUNT_LIMIT ? list.total - 1 : list.total
  return { ...list, records, total }
}
