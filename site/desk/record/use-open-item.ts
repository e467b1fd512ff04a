import { useEffect } from 'react'
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

/** The open record: from the list or, if it is not there, from the store. */
export function useOpenItem(
  key: string | undefined,
  listed: StoredRecord | undefined,
  isSignedIn: boolean,
) {
  const { desk } = useBackend()
  const { value: fetched, isRunning, failure, start, stop, show } = useLatest<Fetched>({})
  const isMissing = key !== undefined && listed === undefined && isSignedIn

  useEffect(() => {
    if (!isMissing) return
    void start(async (show) => {
      show((held) => (held.key === key ? held : { key }))
      const [collection = '', ...id] = key.split('/')
      const record = await desk.get(collection as Collection, id.join('/'))
      show(() => ({ key, record }))
    })
    return stop
  }, [desk, key, isMissing, start, stop])

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
      show((held) => (held.key !== undefined && keys.includes(held.key) ? { key: held.key } : held))
    },
  }
}
