import { useEffect, useEffectEvent } from 'react'
import { type Collection, keyOf, type StoredRecord } from '../../backend/backend'
import { useBackend } from '../../backend/context'
import { useLatest } from '../../load/use-latest'
import { newerOf } from '../lists'

type OpenItem = StoredRecord | 'loading' | 'gone' | 'failed' | undefined

interface Fetched {
  readonly key?: string
  /** Undefined where the store has none. */
  readonly record?: StoredRecord | undefined
}

/**
 * The open record: from the list at once, and from the store, which need not tell that a colleague has erased it.
 * @param onFetched is told what the store has, or nothing
 */
export function useOpenItem(
  key: string | undefined,
  listed: StoredRecord | undefined,
  isSignedIn: boolean,
  onFetched: (key: string, record: StoredRecord | undefined) => void,
) {
  const { desk } = useBackend()
  const { value: fetched, isRunning, failure, start, stop, show } = useLatest<Fetched>({})
  const tell = useEffectEvent(onFetched)

  useEffect(() => {
    if (key === undefined || !isSignedIn) return
    void start(async (show, signal) => {
      show((held) => (held.key === key ? held : { key }))
      const [collection = '', ...id] = key.split('/')
      const record = await desk.get(collection as Collection, id.join('/'))
      show(() => ({ key, record }))
      if (!signal.aborted) tell(key, record)
    })
    return stop
  }, [desk, key, isSignedIn, start, stop])

  function stored(): OpenItem {
    if (fetched.key !== key) return 'loading'
    if (fetched.record) return fetched.record
    if (isRunning) return 'loading'
    return failure === undefined ? 'gone' : 'failed'
  }

  return {
    open: key === undefined || !isSignedIn ? undefined : (listed ?? stored()),
    /** What others, or this admin, have made of it. */
    update(records: readonly StoredRecord[]) {
      show(({ record, ...held }) => ({
        ...held,
        record:
          record &&
          newerOf(
            record,
            records.find((it) => keyOf(it) === held.key),
          ),
      }))
    },
    erased(keys: readonly string[]) {
      if (key === undefined || !keys.includes(key)) return
      // What was read before may come after.
      stop()
      show(() => ({ key }))
    },
  }
}
