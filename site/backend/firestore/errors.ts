import { BackendError, type BackendErrorCode } from '../backend'
import { withTimeLimit } from '../time-limit'

/** Firebase's error codes and the port's; any other is `unknown`. */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'permission-denied',
  unavailable: 'unavailable',
  'resource-exhausted': 'unavailable',
  'deadline-exceeded': 'timeout',
  // Of a transaction, where somebody else has written what it had read.
  aborted: 'conflict',
  'failed-precondition': 'conflict',
  // Firestore Lite's code for a request that got no answer, or a 500.
  unknown: 'unavailable',

  'auth/invalid-credential': 'unauthenticated',
  // The Authentication emulator, and projects without email enumeration protection.
  'auth/wrong-password': 'unauthenticated',
  'auth/user-not-found': 'unauthenticated',
  'auth/invalid-email': 'unauthenticated',
  'auth/user-disabled': 'unauthenticated',
  // Of a session that was ended elsewhere.
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-refresh-token': 'unauthenticated',
  'auth/network-request-failed': 'unavailable',
  'auth/too-many-requests': 'unavailable',
}

/** The port's error for what Firebase threw. It reads `code`, so that it need not load Firebase's error classes. */
export function toBackendError(cause: unknown): BackendError {
  if (cause instanceof BackendError) return cause
  const { code, message } = cause as { code?: unknown; message?: unknown }
  return new BackendError(CODES[String(code)] ?? 'unknown', String(message), { cause })
}

/** Whether the rules have refused a request. */
export const isDenied = (error: unknown) => toBackendError(error).code === 'permission-denied'

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
