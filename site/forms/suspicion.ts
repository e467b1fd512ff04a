import type { Suspicion } from '../backend/backend'
import type { CollectionDescription } from '../backend/fields'
import { textValue } from './text-value'

/** The name of the hidden field, which no browser autofills. */
export const TRAP = 'comment'

/**
 * Why a submission looks automated, if it does.
 * @param filledInMs from the first focus to Submit
 */
export function suspicionOf(
  { minFillMs }: Pick<CollectionDescription, 'minFillMs'>,
  values: FormData,
  filledInMs: number,
): Suspicion | undefined {
  if (textValue(values, TRAP) !== '') return 'honeypot'
  return filledInMs < minFillMs ? 'speed' : undefined
}
