import { countryOf } from '../laws/country'
import type { Place } from '../laws/tint-law'
import { paths } from '../paths'

export const INQUIRY_ID = 'inquiry'

/**
 * The address of the dealer inquiry with a text in its message, which the visitor sees and may edit.
 * @param place where it is about, whose country is chosen then
 */
export function inquiryPath(message: string, place?: Pick<Place, 'country'>): string {
  const query = new URLSearchParams({ ...(place && { country: countryOf(place) }), message })
  return `${paths.dealers}?${query}#${INQUIRY_ID}`
}
