import { useEffect } from 'react'
import type { Collection, StoredRecord } from '../../backend/backend'
import { useBackend } from '../../backend/context'
import { useLatest } from '../../load/use-latest'
import { newerOf } from '../lists'

type OpenItem = StoredRecord | 'loading' | 'gone' | 'failed' | undefined

interface Fetched {
  readonly id?: string
  /** Undefined where the store has none. */
  readonly record?: StoredRecord | undefined
}

/** The open record: from the list, or from the store where the list does not have it. */
export function useOpenItem(
  collections: readonly Collection[],
  id: string | undefined,
  listed: StoredRecord | undefined,
  isSignedIn: boolean,
) {
  const { desk } = useBackend()
  const { value: fetched, isRunning, failure, start, stop, show } = useLatest<Fetched>({})
  const isMissing = id !== undefined && listed === undefined && isSignedIn

  useEffect(() => {
    if (!isMissing) return
    void start(async (show) => {
      show((held) => (held.id === id ? held : { id }))
      const records = await Promise.all(collections.map((name) => desk.get(name, id)))
      show(() => ({ id, record: records.find((record) => record) }))
    })
    return stop
  }, [desk, collections, id, isMissing, start, stop])

  function stored(): OpenItem {
    if (fetched.id !== id) return 'loading'
    if (fetched.record) return fetched.record
    if (isRunning) return 'loading'
    return failure === undefined ? 'gone' : 'failed'
  }

  return {
    open: id === undefined || !isSignedIn ? undefined : (listed ?? stored()),
    /** What others, or this admin, have made of it. */
    update(records: readonly StoredRecord[]) {
      show(({ record, ...held }) => ({
        ...held,
        record:
          record &&
          newerOf(
            record,
            records.find((it) => it.id === held.id),
          ),
      }))
    },
    erased(ids: readonly string[]) {
      show((held) => (held.id !== undefined && ids.includes(held.id) ? { id: held.id } : held))
    },
  }
}
