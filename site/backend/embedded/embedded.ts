import { loadChunk } from '../../load/chunk'
import type { Backend } from '../backend'
import { loadForCall, officeCalls, submissionCalls } from '../office'

const importWrite = () => import('./write')
const importOffice = () => import('./office')

/** The backend of a site without Firebase: IndexedDB, in the visitor's own browser. */
export function createBackend(): Backend {
  const office = async () => (await loadChunk(importOffice)).createOffice()
  const { admin, desk } = officeCalls(office)

  return {
    kind: 'embedded',
    submissions: submissionCalls(importWrite),
    admin,
    desk: {
      ...desk,
      samples: {
        add: async () => (await loadForCall(office)).samples?.add(),
        remove: async () => (await loadForCall(office)).samples?.remove(),
      },
    },
  }
}
