import { importAgain } from '../../import-again'
import type { Backend } from '../backend'
import { lazyModule } from '../lazy-module'
import { withTimeLimit } from '../time-limit'
import { toBackendError } from './errors'

/**
 * The backend of a site with a Firebase project: Firestore and Firebase Authentication. Each loads
 * when it is first needed, Authentication for the admin only.
 */
export function createBackend(): Backend {
  const importDatabase = importAgain(() => import('./database'))
  const database = lazyModule(() => withAppCheck(importDatabase))
  const importAuthentication = importAgain(() => import('./authentication'))
  const authentication = lazyModule(() => withAppCheck(importAuthentication))

  /** Firestore sends the admin's token once Authentication is connected. */
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
        // The call that needs the module loads it again, and reports the error.
        database().catch(() => {})
      },
      submit: (collection, id, submission) =>
        settle(database().then((it) => it.write(collection, id, submission))),
      list: (collection, after) => settle(asAdmin().then((it) => it.read(collection, after))),
      erase: (collection, id) => settle(asAdmin().then((it) => it.erase(collection, id))),
    },
  }
}

/** Loads a module of Firebase, after starting App Check where the build has a key for it. */
async function withAppCheck<T>(load: () => Promise<T>): Promise<T> {
  const siteKey = import.meta.env.VITE_APPCHECK_SITE_KEY
  if (siteKey) {
    const { startAppCheck } = await import('./app-check')
    startAppCheck(siteKey)
  }
  return load()
}

async function settle<T>(work: Promise<T>): Promise<T> {
  try {
    return await withTimeLimit(work)
  } catch (error) {
    throw toBackendError(error)
  }
}
