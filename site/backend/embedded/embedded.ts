import { type Backend, BackendError } from '../backend'
import { lazyModule } from '../lazy-module'
import { withinTimeLimit } from '../time-limit'
import { createSession } from './session'

/** The backend of a site without Firebase: IndexedDB, in the visitor's own browser. */
export function createBackend(): Backend {
  const session = createSession()
  const database = lazyModule(() => import('./database'))

  async function asAdmin() {
    if (session.isSignedIn()) return database()
    throw new BackendError('permission-denied', 'Only an admin may list or erase records.')
  }

  return {
    kind: 'embedded',
    admin: session,
    submissions: {
      prepare() {
        // Not lost: the call that needs the module fetches it again, and reports the failure.
        database().catch(() => {})
      },
      submit: (collection, id, submission) =>
        withinTimeLimit(database().then(({ write }) => write(collection, id, submission))),
      list: (collection, after) =>
        withinTimeLimit(asAdmin().then(({ read }) => read(collection, after))),
      erase: (collection, id) =>
        withinTimeLimit(asAdmin().then(({ erase }) => erase(collection, id))),
    },
  }
}
