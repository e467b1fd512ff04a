import { withTimeLimit } from '../time-limit'
import { toBackendError } from './errors'

/** Settles as `work` does within the time limit; what Firebase throws becomes the port's error. */
export const settle = <T>(work: Promise<T>) => withBackendErrors(withTimeLimit(work))

/** Settles as `work` does; what Firebase throws becomes the port's error. */
export async function withBackendErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // What the caller should not have asked is no failure of the backend.
    if (error instanceof RangeError) throw error
    throw toBackendError(error)
  }
}
