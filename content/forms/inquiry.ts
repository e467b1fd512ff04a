import { brand } from '../brand'
import type { Place } from '../laws/tint-law'
import { paths } from '../paths'

export const INQUIRY_ID = 'inquiry'

/**
 * The address of the dealer inquiry with a text in its message, which the visitor sees and may edit.
 * @param place where it is about, whose country is chosen then: a place is a state of the US, or a country
 */
export function inquiryPath(message: string, place?: Pick<Place, 'name' | 'country'>): string {
  const country = place?.country === 'US' ? brand.address.country : place?.name
  const query = new URLSearchParams({ ...(country && { country }), message })
  return `${paths.dealers}?${query}#${INQUIRY_ID}`
}
