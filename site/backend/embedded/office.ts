import { BackendError } from '../backend'
import type { Office } from '../office'
import { limitSession } from '../session-limits'
import { withTimeLimit } from '../time-limit'
import * as desk from './desk'
import { createSession } from './session'
import { watch } from './watch'

/** The demo admin's session and desk. */
export function createOffice(): Office {
  const session = createSession()

  /** What an admin asks for; `ask` is told who it is. */
  async function asAdmin<T>(ask: (by: string) => Promise<T>): Promise<T> {
    const by = session.admin()
    if (by) return withTimeLimit(ask(by))
    throw new BackendError('permission-denied', 'Only an admin has a desk.')
  }
  const samples = () => import('./samples')

  return {
    admin: limitSession(session),
    desk: {
      list: (collection, options) => asAdmin(() => desk.list(collection, options)),
      get: (collection, id) => asAdmin(() => desk.get(collection, id)),
      counts: (collection, before) => asAdmin(() => desk.counts(collection, before)),
      change: (collection, items, change) =>
        asAdmin((by) => desk.change(by, collection, items, change)),
      erase: (collection, ids) => asAdmin(() => desk.erase(collection, ids)),
      find: (collection, address) => asAdmin(() => desk.find(collection, address)),
      noteErasure: (erased) => asAdmin(() => desk.noteErasure(erased)),
      erasures: () => asAdmin(() => desk.erasures()),
      watch(watching) {
        if (session.admin()) return watch(watching)
        watching.onLost(new BackendError('permission-denied', 'Only an admin has a desk.'))
        return () => {}
      },
      samples: {
        add: () => asAdmin(async (by) => (await samples()).addSamples(by)),
        remove: () => asAdmin(async () => (await samples()).removeSamples()),
      },
    },
  }
}
