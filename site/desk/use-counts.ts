import { useCallback, useEffect, useEffectEvent } from 'react'
import type { Collection } from '../backend/backend'
import { collectionNames } from '../backend/collections'
import { useBackend } from '../backend/context'
import type { DeskCounts } from '../backend/desk'
import { useLatest } from '../load/use-latest'
import { dueBefore, expectsAnswer, overdueBefore } from './clock'

/** Several changes in a row are counted once, this many ms after the last. */
const PAUSE_MS = 400
/** Records become due while nothing else happens, so the counts are refreshed in this interval, ms. */
const AGAIN_MS = 5 * 60_000

export type Counts = Readonly<Partial<Record<Collection, DeskCounts | undefined>>>

/** How many records of each collection are new, due and overdue. A count that fails is missing. */
export function useCounts(isSignedIn: boolean) {
  const { desk } = useBackend()
  const { value: counts, start, stop } = useLatest<Counts>({})

  const recount = useCallback(() => {
    void start(async (show, signal) => {
      // Let the list load first.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (signal.aborted) return
      const now = new Date()
      const counting = collectionNames.map(async (name) => {
        const clock = expectsAnswer(name) ? [overdueBefore(now), dueBefore(now)] : []
        // The list already reports a failing store.
        const counted = await desk.counts(name, ...clock).catch(() => undefined)
        show((held) => ({ ...held, [name]: counted }))
      })
      await Promise.all(counting)
    })
  }, [desk, start])

  const hasFailed = useEffectEvent(() => Object.values(counts).includes(undefined))
  useEffect(() => {
    if (!isSignedIn) return
    recount()
    // Each count costs reads, so a tab in the background waits until it is looked at.
    let isOld = false
    const refresh = () => {
      isOld = document.hidden
      if (!isOld) recount()
    }
    const look = () => isOld && refresh()
    const again = () => hasFailed() && refresh()
    const interval = setInterval(refresh, AGAIN_MS)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', again)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', again)
      stop()
    }
  }, [recount, stop, isSignedIn])

  return { counts, recount }
}
