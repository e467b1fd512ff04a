import { importAgain } from '../../import-again'
import { type Backend, BackendError } from '../backend'
import { lazyModule } from '../lazy-module'
import { withTimeLimit } from '../time-limit'
import { createSession } from './session'

/** The backend of a site without Firebase: IndexedDB, in the visitor's own browser. */
export function createBackend(): Backend {
  const session = createSession()
  const database = lazyModule(importAgain(() => import('./database')))

  async function asAdmin() {
    if (session.isSignedIn()) return database()
    throw new BackendError('permission-denied', 'Only an admin may list or erase records.')
  }

  return {
    kind: 'embedded',
    admin: session,
    submissions: {
      prepare() {
        // The call that needs the module loads it again, and reports the error.
        database().catch(() => {})
      },
      submit: (collection, id, submission) =>
        withTimeLimit(database().then(({ write }) => write(collection, id, submission))),
      list: (collection, after) =>
        withTimeLimit(asAdmin().then(({ read }) => read(collection, after))),
      erase: (collection, id) =>
        withTimeLimit(asAdmin().then(({ erase }) => erase(collection, id))),
    },
  }
}
