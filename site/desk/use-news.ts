import { useEffect, useEffectEvent, useState } from 'react'
import { useBackend } from '../backend/context'
import type { DeskNews } from '../backend/desk'

/**
 * Reports the changes of others to all collections while the desk is open.
 * @returns whether the connection is interrupted or lost, and a function that connects again
 */
export function useNews(isSignedIn: boolean, listener: (news: DeskNews) => void) {
  const { desk } = useBackend()
  const [since] = useState(() => new Date())
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<'live' | 'interrupted' | 'lost'>('live')
  const onNews = useEffectEvent(listener)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt connects again
  useEffect(() => {
    if (!isSignedIn) return
    setStatus('live')
    return desk.watch({
      since,
      onNews: (news) => onNews(news),
      onInterrupted: (isInterrupted) => setStatus(isInterrupted ? 'interrupted' : 'live'),
      onLost: () => setStatus('lost'),
    })
  }, [desk, isSignedIn, attempt, since])

  return { status, again: () => setAttempt((count) => count + 1) }
}
