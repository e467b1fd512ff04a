import { BackendError } from './backend'

/**
 * A module fetched at its first use and shared from then on. A failed fetch is forgotten, so
 * that pressing Submit again tries again.
 * @throws {BackendError} `unavailable`, from the returned function
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new BackendError('unavailable', 'A part of the page did not load.', { cause })
    })
    return loading
  }
}
