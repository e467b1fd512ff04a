import { useCallback, useEffect, useRef, useState } from 'react'
import type { Collection } from '../backend/backend'
import { collectionNames } from '../backend/collections'
import { useBackend } from '../backend/context'
import type { DeskCounts } from '../backend/desk'
import { dueBefore, isAnswered, overdueBefore } from './clock'

/** Several changes in a row are counted once, this many ms after the last. */
const PAUSE_MS = 400
/** Time runs on while nothing else happens. */
const AGAIN_MS = 5 * 60_000

export type Counts = Readonly<Partial<Record<Collection, DeskCounts | undefined>>>

/** How many records of each collection are new, due and overdue. A count that fails is none. */
export function useCounts(isSignedIn: boolean) {
  const { desk } = useBackend()
  const [counts, setCounts] = useState<Counts>({})
  const waiting = useRef(new Set<Collection>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const count = useCallback(
    async (collection: Collection) => {
      const now = new Date()
      const clock = isAnswered(collection) ? [overdueBefore(now), dueBefore(now)] : []
      // The list says what is wrong with the store.
      const counted = await desk.counts(collection, ...clock).catch(() => undefined)
      setCounts((held) => ({ ...held, [collection]: counted }))
    },
    [desk],
  )

  const recount = useCallback(
    (collection: Collection) => {
      waiting.current.add(collection)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        for (const name of waiting.current) void count(name)
        waiting.current.clear()
      }, PAUSE_MS)
    },
    [count],
  )

  useEffect(() => {
    if (!isSignedIn) return
    // After the pause, in which the list comes first.
    const all = () => collectionNames.forEach(recount)
    all()
    const interval = setInterval(all, AGAIN_MS)
    return () => {
      clearInterval(interval)
      clearTimeout(timer.current)
    }
  }, [recount, isSignedIn])

  return { counts, recount }
}
