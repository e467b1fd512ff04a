import { type Backend, BackendError } from '../backend'
import { lazyModule } from '../lazy-module'
import { lazyWatch } from '../lazy-watch'
import { limitSession } from '../session-limits'
import { withTimeLimit } from '../time-limit'
import { createSession } from './session'

/** The backend of a site without Firebase: IndexedDB, in the visitor's own browser. */
export function createBackend(): Backend {
  const session = createSession()
  const writing = lazyModule(() => import('./write'))
  const desk = lazyModule(() => import('./desk'))
  const watching = lazyModule(() => import('./watch'))
  const samples = lazyModule(() => import('./samples'))

  /** What an admin asks of a module, who is told to it. */
  async function asAdmin<M, T>(
    module: () => Promise<M>,
    ask: (module: M, by: string) => Promise<T>,
  ): Promise<T> {
    const by = session.admin()
    if (by) return withTimeLimit(module().then((it) => ask(it, by)))
    throw new BackendError('permission-denied', 'Only an admin has a desk.')
  }

  return {
    kind: 'embedded',
    admin: limitSession(session),
    submissions: {
      prepare() {
        // The call that needs the module loads it again, and reports the error.
        writing().catch(() => {})
      },
      submit: (collection, id, submission) =>
        withTimeLimit(writing().then(({ write }) => write(collection, id, submission))),
    },
    desk: {
      list: (collection, options) => asAdmin(desk, (it) => it.list(collection, options)),
      get: (collection, id) => asAdmin(desk, (it) => it.get(collection, id)),
      counts: (collection, before) => asAdmin(desk, (it) => it.counts(collection, before)),
      change: (collection, items, change) =>
        asAdmin(desk, (it, by) => it.change(by, collection, items, change)),
      erase: (collection, ids) => asAdmin(desk, (it) => it.erase(collection, ids)),
      find: (collection, address) => asAdmin(desk, (it) => it.find(collection, address)),
      noteErasure: (erased) => asAdmin(desk, (it) => it.noteErasure(erased)),
      erasures: () => asAdmin(desk, (it) => it.erasures()),
      watch: lazyWatch((watch) => asAdmin(watching, async (it) => it.watch(watch))),
      samples: {
        add: () => asAdmin(samples, (it, by) => it.addSamples(by)),
        remove: () => asAdmin(samples, (it) => it.removeSamples()),
      },
    },
  }
}
