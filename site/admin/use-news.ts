import { useCallback, useEffect, useRef, useState } from 'react'
import type { Collection } from '../backend/backend'
import { collectionNames } from '../backend/collections'
import { useBackend } from '../backend/context'
import type { DeskNews } from '../backend/desk'

/**
 * Tells what others do with any collection while the desk is open.
 * @returns whether nothing is told any more, and a way to begin again
 */
export function useNews(isSignedIn: boolean, onNews: (news: DeskNews) => void) {
  const { desk } = useBackend()
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(false)
  const listener = useRef(onNews)
  listener.current = onNews

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!isSignedIn) return
    let stop: (() => void) | undefined
    let ended = false
    const lose = () => !ended && setLost(true)
    newestTimes().then((since) => {
      if (ended) return
      stop = desk.watch({ since, onNews: (news) => listener.current(news), onLost: lose })
    }, lose)
    setLost(false)

    /** What came before is in the lists; an empty collection tells from its beginning on. */
    async function newestTimes() {
      const newest = collectionNames.map(async (name): Promise<[Collection, Date]> => {
        const { records } = await desk.list(name, { size: 1 })
        return [name, records[0]?.storedAt ?? new Date(0)]
      })
      return Object.fromEntries(await Promise.all(newest))
    }
    return () => {
      ended = true
      stop?.()
    }
  }, [desk, isSignedIn, attempt])

  return { lost, again: useCallback(() => setAttempt((count) => count + 1), []) }
}
