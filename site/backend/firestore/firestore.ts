import { type Backend, BackendError } from '../backend'
import { lazyModule } from '../lazy-module'
import { lazyWatch } from '../lazy-watch'
import { limitSession } from '../session-limits'
import { withTimeLimit } from '../time-limit'
import { toBackendError } from './errors'

/**
 * The backend of a site with a Firebase project: Firestore and Firebase Authentication. Each loads
 * when it is first needed, Authentication for the admin only.
 */
export function createBackend(): Backend {
  const authentication = lazyModule(() => withAppCheck(() => import('./authentication')))
  const writing = lazyModule(() => withAppCheck(() => import('./write')))
  const desk = lazyModule(() => withAppCheck(() => import('./desk')))
  const counting = lazyModule(() => withAppCheck(() => import('./counts')))
  const watching = lazyModule(() => withAppCheck(() => import('./watch')))

  /** What an admin asks of a module. Firestore sends the admin's token once Authentication is connected. */
  function asAdmin<M, T>(
    module: () => Promise<M>,
    ask: (module: M, by: string) => Promise<T>,
  ): Promise<T> {
    const signedIn = authentication().then((it) => it.connect())
    const asking = Promise.all([module(), signedIn]).then(async ([it, auth]) => {
      await auth.authStateReady()
      const by = auth.currentUser?.email
      if (by) return ask(it, by)
      throw new BackendError('permission-denied', 'Only an admin has a desk.')
    })
    return settle(asking)
  }

  return {
    kind: 'firestore',
    admin: limitSession({
      signIn: (email, password) =>
        settle(authentication().then((it) => it.signIn(email, password))),
      signOut: () => settle(authentication().then((it) => it.signOut())),
      restore: () => settle(authentication().then((it) => it.restore())),
    }),
    submissions: {
      prepare() {
        // The call that needs the module loads it again, and reports the error.
        writing().catch(() => {})
      },
      submit: (collection, id, submission) =>
        settle(writing().then((it) => it.write(collection, id, submission))),
    },
    desk: {
      list: (collection, options) => asAdmin(desk, (it) => it.list(collection, options)),
      get: (collection, id) => asAdmin(desk, (it) => it.get(collection, id)),
      counts: (collection, before) => asAdmin(counting, (it) => it.counts(collection, before)),
      change: (collection, items, change) =>
        asAdmin(desk, (it, by) => it.change(by, collection, items, change)),
      erase: (collection, ids) => asAdmin(desk, (it) => it.erase(collection, ids)),
      find: (collection, address) => asAdmin(desk, (it) => it.find(collection, address)),
      noteErasure: (erased) => asAdmin(desk, (it) => it.noteErasure(erased)),
      erasures: () => asAdmin(desk, (it) => it.erasures()),
      watch: lazyWatch((watch) => asAdmin(watching, async (it) => it.watch(watch))),
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
    // What the caller should not have asked is no failure of the backend.
    if (error instanceof RangeError) throw error
    throw toBackendError(error)
  }
}
