import type { Collection, Suspicion } from '../backend/backend'
import { textValue } from './text-value'

/** The name of the hidden field, which no browser autofills. */
export const TRAP = 'comment'

/**
 * The least time that a person needs from the first focus to Submit, in ms. Browsers autofill names
 * and addresses at a tap, so that only the other fields count.
 */
const MIN_FILL_MS: Readonly<Record<Collection, number>> = {
  // An autofilled address, and Enter.
  'newsletter-subscribers': 500,
  // A subject or a country to choose, and a message, perhaps pasted.
  'contact-messages': 3000,
  'contact-inquiries': 3000,
  // The years, whether they distribute films, and why.
  'distributor-applications': 5000,
}

/**
 * Why a submission looks automated, if it does.
 * @param filledInMs from the first focus to Submit
 */
export function suspicionOf(
  collection: Collection,
  values: FormData,
  filledInMs: number,
): Suspicion | undefined {
  if (textValue(values, TRAP) !== '') return 'honeypot'
  return filledInMs < MIN_FILL_MS[collection] ? 'speed' : undefined
}
