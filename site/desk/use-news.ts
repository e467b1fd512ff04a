import { useEffect, useEffectEvent, useState } from 'react'
import { useBackend } from '../backend/context'
import type { DeskNews } from '../backend/desk'

/**
 * Reports the changes of others to all collections while the desk is open.
 * @returns whether the connection is lost, and a function that connects again
 */
export function useNews(isSignedIn: boolean, listener: (news: DeskNews) => void) {
  const { desk } = useBackend()
  const [since] = useState(() => new Date())
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(false)
  const onNews = useEffectEvent(listener)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt connects again
  useEffect(() => {
    if (!isSignedIn) return
    setLost(false)
    return desk.watch({
      since,
      onNews: (news) => onNews(news),
      onLost: () => setLost(true),
    })
  }, [desk, isSignedIn, attempt, since])

  return { lost, again: () => setAttempt((count) => count + 1) }
}
