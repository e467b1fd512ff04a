import { useEffect, useState } from 'react'
import type { Collection, StoredRecord } from '../../backend/backend'
import { useBackend } from '../../backend/context'
import { later } from '../lists'

type OpenItem = StoredRecord | 'loading' | 'gone' | 'failed' | undefined

/** The open record: from the list, or from the store where the list does not have it. */
export function useOpenItem(
  collections: readonly Collection[],
  id: string | undefined,
  listed: StoredRecord | undefined,
  isSignedIn: boolean,
) {
  const { desk } = useBackend()
  const [fetched, setFetched] = useState<{ readonly id: string; readonly item: OpenItem }>()
  const isMissing = id !== undefined && listed === undefined && isSignedIn

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const show = (item: OpenItem) => isCurrent && setFetched({ id, item })
    Promise.all(collections.map((name) => desk.get(name, id))).then(
      (items) => show(items.find((item) => item) ?? 'gone'),
      () => show('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [desk, collections, id, isMissing])

  const stored = fetched && fetched.id === id ? fetched.item : 'loading'
  return {
    open: id === undefined || !isSignedIn ? undefined : (listed ?? stored),
    /** What others, or this admin, have made of it. */
    update(records: readonly StoredRecord[]) {
      setFetched((held) => {
        const told = records.find((record) => record.id === held?.id)
        return typeof held?.item === 'object' ? { ...held, item: later(held.item, told) } : held
      })
    },
    erased(ids: readonly string[]) {
      setFetched((held) => (held && ids.includes(held.id) ? { ...held, item: 'gone' } : held))
    },
  }
}
