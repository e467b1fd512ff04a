import { lawPath } from '../paths'
import { type LimitsRecord, limitsOf, type Place } from './tint-law'

// The query makes a copy of each module, of which the bundler keeps this export alone: a table of all
// places needs their limits, and only the page of a place its text.
const records = import.meta.glob<LimitsRecord>('./*/*.ts', {
  eager: true,
  import: 'limits',
  query: '?limits',
})

/** Whether a place is a state of the US or the District of Columbia. */
export const isState = ({ country }: Place) => country === 'US'

/** Every place whose law we know: the states by name, then other countries. Adding a module adds a place. */
export const places: readonly Place[] = Object.entries(records)
  .map(([file, record]) => {
    const slug = file.replace(/^.*\/|\.ts.*$/g, '')
    return { ...limitsOf(record), slug, path: lawPath(slug) }
  })
  .sort((a, b) => Number(isState(b)) - Number(isState(a)) || a.name.localeCompare(b.name, 'en'))

/** The place that a query string names. */
export function placeOf(chosen: URLSearchParams): Place | undefined {
  return places.find(({ slug }) => slug === chosen.get('place'))
}
