import { BackendError } from './backend'

/** How long any one call of the port may take, in milliseconds. */
export const TIME_LIMIT_MS = 15_000

/**
 * Settles as `work` does, or fails at the time limit; a later answer of `work` is ignored.
 * @throws {BackendError} `timeout`
 */
export async function withinTimeLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new BackendError('timeout', `No answer within ${TIME_LIMIT_MS / 1000} seconds.`))
    }, TIME_LIMIT_MS)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
