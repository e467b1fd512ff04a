import { dealers } from '@duskpane/content/pages/dealers'
import { useEffect, useState } from 'react'
import { useHydrated } from '../../router/use-choice'

const text = dealers.ask

interface HoursProps {
  readonly city: string
  /** Its IANA name. */
  readonly timeZone: string
  /** Left out where they are not stated. */
  readonly hours?: string | undefined
}

/** When somebody answers, and what day and time it is there. */
export function Hours({ city, timeZone, hours }: HoursProps) {
  const hydrated = useHydrated()
  return (
    // A screen reader must not announce every minute.
    <p aria-live="off" className="text-text-muted">
      {hours && <span>{text.hours(hours)}</span>}{' '}
      {/* Not prerendered: the time would be wrong by the time of a visit. */}
      {hydrated && <Now city={city} timeZone={timeZone} />}
    </p>
  )
}

/** Often enough that a shown minute is never long over, in ms. */
const STEP_MS = 10_000

function Now({ city, timeZone }: Omit<HoursProps, 'hours'>) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  const time = now.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  // Hours name days, and where it is another day than here, nobody may be there.
  const day = now.toLocaleDateString('en-US', { timeZone, weekday: 'long' })
  return <span>{text.now(day, time, city)}</span>
}
