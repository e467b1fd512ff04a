import type { Backend } from '../backend'
import { lazyModule } from '../lazy-module'
import { withinTimeLimit } from '../time-limit'
import { toBackendError } from './errors'

/**
 * The backend of a site that is connected to a Firebase project: Firestore and Firebase
 * Authentication. Neither is fetched before it is needed, and Authentication for the admin only.
 */
export function createBackend(): Backend {
  const database = lazyModule(() => vouchedFor(() => import('./database')))
  const authentication = lazyModule(() => vouchedFor(() => import('./authentication')))

  /** Firestore takes the admin's token from Authentication, once that is there. */
  async function asAdmin() {
    const signedIn = authentication().then((it) => it.connect())
    const [it] = await Promise.all([database(), signedIn])
    return it
  }

  return {
    kind: 'firestore',
    admin: {
      signIn: (email, password) =>
        settle(authentication().then((it) => it.signIn(email, password))),
      signOut: () => settle(authentication().then((it) => it.signOut())),
      restore: () => settle(authentication().then((it) => it.restore())),
    },
    submissions: {
      prepare() {
        // Not lost: the call that needs the module fetches it again, and reports the failure.
        database().catch(() => {})
      },
      submit: (collection, id, submission) =>
        settle(database().then((it) => it.write(collection, id, submission))),
      list: (collection, after) => settle(asAdmin().then((it) => it.read(collection, after))),
      erase: (collection, id) => settle(asAdmin().then((it) => it.erase(collection, id))),
    },
  }
}

/** Loads a part of Firebase, after App Check where the build has a key for it. */
async function vouchedFor<T>(load: () => Promise<T>): Promise<T> {
  const siteKey = import.meta.env.VITE_APPCHECK_SITE_KEY
  if (siteKey) {
    const { vouch } = await import('./app-check')
    vouch(siteKey)
  }
  return load()
}

async function settle<T>(work: Promise<T>): Promise<T> {
  try {
    return await withinTimeLimit(work)
  } catch (error) {
    throw toBackendError(error)
  }
}
