import { dealers } from '@duskpane/content/pages/dealers'
import { useHydrated } from '../../router/use-choice'
import { useTimeIn } from './use-time-in'

const text = dealers.ask

interface HoursProps {
  readonly city: string
  readonly timeZone: string
  readonly hours: string
}

/** When somebody answers, and what time it is there. */
export function Hours({ city, timeZone, hours }: HoursProps) {
  const hydrated = useHydrated()
  return (
    // The next minute is no news.
    <p aria-live="off" className="text-text-muted">
      <span>{text.hours(hours)}</span>{' '}
      {/* Not prerendered: it is another one when somebody reads it. */}
      {hydrated && <Now city={city} timeZone={timeZone} />}
    </p>
  )
}

function Now({ city, timeZone }: Omit<HoursProps, 'hours'>) {
  return <span>{text.now(useTimeIn(timeZone), city)}</span>
}
