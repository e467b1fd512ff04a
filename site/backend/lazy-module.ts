import { BackendError } from './backend'

/**
 * A module that loads at its first use and is shared from then on. After a failure the next use
 * loads it again.
 * @throws {BackendError} `unavailable`, from the returned function
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new BackendError('unavailable', 'A chunk of the script did not load.', { cause })
    })
    return loading
  }
}
