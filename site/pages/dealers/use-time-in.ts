import { useEffect, useState } from 'react'

/** Often enough that a shown minute is never long over, in ms. */
const STEP_MS = 10_000

/**
 * The time of day in another time zone.
 * @param timeZone its IANA name
 * @returns "2:05 PM"
 */
export function useTimeIn(timeZone: string): string {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return now.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
}
