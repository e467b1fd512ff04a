import { importAgain } from '../../import-again'
import type { Backend } from '../backend'
import { lazyModule } from '../lazy-module'
import { lazyOffice } from '../office'
import { withTimeLimit } from '../time-limit'

/** The backend of a site without Firebase: IndexedDB, in the visitor's own browser. */
export function createBackend(): Backend {
  const writing = lazyModule(importAgain(() => import('./write')))
  const importOffice = importAgain(() => import('./office'))
  const office = lazyModule(async () => (await importOffice()).createOffice())
  const { admin, desk } = lazyOffice(office)

  return {
    kind: 'embedded',
    submissions: {
      prepare() {
        // The call that needs the module loads it again, and reports the error.
        writing().catch(() => {})
      },
      submit: (collection, id, submission) =>
        withTimeLimit(writing().then(({ write }) => write(collection, id, submission))),
    },
    admin,
    desk: {
      ...desk,
      samples: {
        add: async () => (await office()).desk.samples?.add(),
        remove: async () => (await office()).desk.samples?.remove(),
      },
    },
  }
}
