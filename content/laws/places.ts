import { lawPath } from '../paths'
import { type LimitsRecord, limitsOf, type Place } from './tint-law'

// A module is in one chunk as a whole. The query makes a second module of each file, of which the bundler keeps only
// this export, so that a table of all limits does not load the text of every law.
const records = import.meta.glob<LimitsRecord>('./{us,world}/*.ts', {
  eager: true,
  import: 'limits',
  query: '?limits',
})

/** Whether a place is a state of the US or the District of Columbia. */
export const isState = ({ country }: Place) => country === 'US'

/** Every place whose law we know: the states by name, then countries and provinces. Adding a module adds a place. */
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
