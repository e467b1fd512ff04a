import { importAgain } from '../../import-again'
import type { Backend } from '../backend'
import { lazyModule } from '../lazy-module'
import { lazyOffice } from '../office'
import { settle } from './settle'

/**
 * The backend of a site with a Firebase project: Firestore and Firebase Authentication. Each loads
 * when it is first needed, Authentication for the admin only.
 */
export function createBackend(): Backend {
  const importWrite = importAgain(() => import('./write'))
  const writing = lazyModule(() => withAppCheck(importWrite))
  const importOffice = importAgain(() => import('./office'))
  const office = () => withAppCheck(importOffice)

  return {
    kind: 'firestore',
    submissions: {
      prepare() {
        // The call that needs the module loads it again, and reports the error.
        writing().catch(() => {})
      },
      submit: (collection, id, submission) =>
        settle(writing().then((it) => it.write(collection, id, submission))),
    },
    ...lazyOffice(async () => (await office()).createOffice()),
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
