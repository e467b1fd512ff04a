import type { Collection, Suspicion } from '../backend/backend'
import { textValue } from './text-value'

/** The name of the field that only machines fill in. No browser knows it, so none fills it in. */
export const TRAP = 'comment'

/**
 * The least time that a person takes from the first touch of a form to Submit, in ms. Well below
 * an honest pace, for a browser fills in names and addresses at a tap: what remains is what
 * nobody can do for the visitor.
 */
const LEAST_MS: Readonly<Record<Collection, number>> = {
  // An address picked from the browser's list, and Enter.
  'newsletter-subscribers': 500,
  // A subject or a country to choose, and a message, if only pasted.
  'contact-messages': 3000,
  'contact-inquiries': 3000,
  // The years, the question about films today, and the reasons besides.
  'distributor-applications': 5000,
}

/**
 * What speaks for a machine in a form just sent, if anything does.
 * @param filledInMs from the first touch to Submit
 */
export function suspicionOf(
  collection: Collection,
  values: FormData,
  filledInMs: number,
): Suspicion | undefined {
  if (textValue(values, TRAP) !== '') return 'honeypot'
  return filledInMs < LEAST_MS[collection] ? 'speed' : undefined
}
