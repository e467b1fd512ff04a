import { withTimeout } from '../load/with-timeout'
import { BackendError } from './backend'

/** How long one request of a store or an authentication service may take, in milliseconds. */
export const TIME_LIMIT_MS = 15_000

/**
 * `withTimeout` at the port's time limit.
 * @throws {BackendError} `timeout`
 */
export function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  const text = `No answer within ${TIME_LIMIT_MS / 1000} seconds.`
  return withTimeout(TIME_LIMIT_MS, work, () => new BackendError('timeout', text))
}
