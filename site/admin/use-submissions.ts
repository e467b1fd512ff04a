import { useCallback, useRef, useState } from 'react'
import type { Collection, Cursor, StoredRecord } from '../backend/backend'
import { useBackend } from '../backend-context'

/** One collection as the dashboard holds it. */
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
 * The lists of the dashboard. `load` reads the newest page of a collection, `loadMore` the page
 * after what is there. When reading fails every list is emptied and nothing is said, which is
 * what the specification asks for here and nowhere else.
 */
export function useSubmissions() {
  const { submissions } = useBackend()
  const [lists, setLists] = useState<Lists>({})
  // Of each collection only the latest answer counts: an earlier one may arrive after it.
  const latest = useRef<Partial<Record<Collection, symbol>>>({})

  const read = useCallback(
    async (collection: Collection, shown: SubmissionList) => {
      const request = Symbol(collection)
      latest.current[collection] = request
      setLists((held) => ({ ...held, [collection]: { ...shown, status: 'loading' } }))
      try {
        const page = await submissions.list(collection, shown.next)
        if (latest.current[collection] !== request) return
        setLists((held) => ({
          ...held,
          [collection]: {
            ...page,
            status: 'ready',
            records: [...shown.records, ...page.records],
          },
        }))
      } catch {
        if (latest.current[collection] === request) setLists({})
      }
    },
    [submissions],
  )

  return {
    /** What is held of a collection; empty before it is loaded and after a failure. */
    list: <K extends Collection>(collection: K) =>
      (lists[collection] ?? EMPTY) as unknown as SubmissionList<K>,
    load: useCallback((collection: Collection) => read(collection, EMPTY), [read]),
    loadMore: (collection: Collection) => read(collection, lists[collection] ?? EMPTY),
  }
}
