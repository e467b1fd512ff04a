import { within } from '../within'
import { BackendError } from './backend'

/** How long any one call of the port may take, in milliseconds. */
export const TIME_LIMIT_MS = 15_000

/**
 * Settles as `work` does, or fails at the time limit; a later answer of `work` is ignored.
 * @throws {BackendError} `timeout`
 */
export function withinTimeLimit<T>(work: Promise<T>): Promise<T> {
  const text = `No answer within ${TIME_LIMIT_MS / 1000} seconds.`
  return within(TIME_LIMIT_MS, work, () => new BackendError('timeout', text))
}
