import { useCallback, useEffect, useRef, useState } from 'react'
import { useBackend } from '../backend/context'
import type { DeskNews } from '../backend/desk'

/**
 * Tells what others do with any collection while the desk is open.
 * @returns whether nothing is told any more, and a way to begin again
 */
export function useNews(isSignedIn: boolean, onNews: (news: DeskNews) => void) {
  const { desk } = useBackend()
  const [since] = useState(() => new Date())
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(false)
  const listener = useRef(onNews)
  listener.current = onNews

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!isSignedIn) return
    setLost(false)
    return desk.watch({
      since,
      onNews: (news) => listener.current(news),
      onLost: () => setLost(true),
    })
  }, [desk, isSignedIn, attempt, since])

  return { lost, again: useCallback(() => setAttempt((count) => count + 1), []) }
}
