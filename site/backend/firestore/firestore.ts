import { loadChunk } from '../../load/chunk'
import { adminCalls, submissionCalls } from '../admin-store'
import type { Backend } from '../backend'

const importAppCheck = () => import('./app-check')
const importWrite = () => import('./write')
const importAdminStore = () => import('./admin-store')

/**
 * The backend of a site with a Firebase project: Firestore and Firebase Authentication. Each loads
 * when it is first needed, Authentication for the admin only.
 */
export function createBackend(): Backend {
  return {
    kind: 'firestore',
    submissions: submissionCalls(() => withAppCheck(importWrite)),
    ...adminCalls(async () => (await withAppCheck(importAdminStore)).createAdminStore()),
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
