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
          <li key={region} className="flex flex-wrap gap-x-3 border-b border-line py-2">
            <span className="basis-20 font-semibold sm:basis-40">{city}</span>
            <span className="grow basis-26 text-text-muted">{region}</span>
            <span className="min-w-18 text-end tabular-nums">
              {hydrated && <Time timeZone={timeZone} />}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-text-muted">{text.elsewhere}</p>
    </div>
  )
}

/** Not prerendered: it is another one when somebody reads it. */
function Time({ timeZone }: { readonly timeZone: string }) {
  return <span>{useTimeIn(timeZone)}</span>
}
