import type { Place } from './tint-law'

type Where = Pick<Place, 'country'>

const names = new Intl.DisplayNames('en', { type: 'region' })

/** The name of the country of a place: a place is a country, or a state, province or territory of one. */
export const countryOf = ({ country }: Where): string => names.of(country) ?? ''

/** The name of a place, with its country where that is another: "Quebec, Canada", but "Texas". */
export function fullName(place: Where & Pick<Place, 'name'>): string {
  const country = countryOf(place)
  return place.country === 'US' || place.name === country ? place.name : `${place.name}, ${country}`
}
