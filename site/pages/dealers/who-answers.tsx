import { brand } from '@duskpane/content/brand'
import { dealers } from '@duskpane/content/pages/dealers'
import { plain } from '@duskpane/content/schema'
import { useHydrated } from '../../router/use-choice'
import { useTimeIn } from './use-time-in'

const { ask: text, office } = dealers

const places = [
  ...dealers.cards.map(({ region, location, timeZone }) => ({
    region,
    city: plain(location).split(',')[0],
    timeZone: plain(timeZone),
  })),
  { region: brand.address.country, city: brand.address.city, timeZone: office.timeZone },
]

/** Everybody who answers, and the time of day there, until a country is chosen. */
export function WhoAnswers() {
  const hydrated = useHydrated()
  return (
    <div className="grid gap-3 text-sm">
      <ul className="border-t border-line">
        {places.map(({ region, city, timeZone }) => (
          <li
            key={region}
            className="grid grid-cols-[2fr_3fr_minmax(4.5rem,auto)] gap-x-4 border-b border-line py-2"
          >
            <span className="font-semibold">{city}</span>
            <span className="text-text-muted">{region}</span>
            {hydrated && <Time timeZone={timeZone} />}
          </li>
        ))}
      </ul>
      <p className="text-text-muted">{text.elsewhere}</p>
    </div>
  )
}

function Time({ timeZone }: { readonly timeZone: string }) {
  return <span className="text-end tabular-nums">{useTimeIn(timeZone)}</span>
}
