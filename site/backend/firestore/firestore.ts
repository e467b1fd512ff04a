import { loadChunk } from '../../load/chunk'
import type { Backend } from '../backend'
import { loadForCall, officeCalls } from '../office'

const importAppCheck = () => import('./app-check')
const importWrite = () => import('./write')
const importOffice = () => import('./office')

/**
 * The backend of a site with a Firebase project: Firestore and Firebase Authentication. Each loads
 * when it is first needed, Authentication for the admin only.
 */
export function createBackend(): Backend {
  const writing = () => withAppCheck(importWrite)

  return {
    kind: 'firestore',
    submissions: {
      prepare() {
        // The call that needs the module loads it again, and reports the error.
        loadChunk(writing).catch(() => {})
      },
      submit: (...sent) => loadForCall(writing).then(({ write }) => write(...sent)),
    },
    ...officeCalls(async () => (await withAppCheck(importOffice)).createOffice()),
  }
}

/** Loads a module of Firebase, after starting App Check where the build has a key for it. */
async function withAppCheck<T>(load: () => Promise<T>): Promise<T> {
  const siteKey = import.meta.env.VITE_APPCHECK_SITE_KEY
  if (siteKey) {
    const { startAppCheck } = await loadChunk(importAppCheck)
    startAppCheck(siteKey)
  }
  return loadChunk(load)
}
