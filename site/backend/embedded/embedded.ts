import { loadChunk } from '../../load/chunk'
import { adminCalls, loadForCall, submissionCalls } from '../admin-store'
import type { Backend } from '../backend'

const importWrite = () => import('./write')
const importAdminStore = () => import('./admin-store')

/** The backend of a site without Firebase: IndexedDB, in the visitor's own browser. */
export function createBackend(): Backend {
  const adminStore = async () => (await loadChunk(importAdminStore)).createAdminStore()
  const { admin, desk } = adminCalls(adminStore)

  return {
    kind: 'embedded',
    submissions: submissionCalls(importWrite),
    admin,
    desk: {
      ...desk,
      samples: {
        add: async () => (await loadForCall(adminStore)).samples?.add(),
        remove: async () => (await loadForCall(adminStore)).samples?.remove(),
      },
    },
  }
}
