import { loadChunk } from '../../load/chunk'
import { type AdminStore, noAdmin } from '../admin-store'
import { BackendError } from '../backend'
import { limitSession } from '../session-limits'
import { assignees, change, counts, erase, erasures, get, list } from './desk'
import { watch } from './watch'

const importSamples = () => import('./samples')

/**
 * The demo admin's session, which ends with the page, and desk. Everyone can read the pair of credentials in the
 * script, so it protects nothing but a demo.
 */
export function createAdminStore(): AdminStore {
  let session: { readonly email: string; readonly since: Date } | undefined

  async function asAdmin<T>(ask: (by: string) => Promise<T>): Promise<T> {
    if (session) return ask(session.email)
    throw noAdmin()
  }

  return {
    admin: limitSession({
      async signIn(email, password) {
        const isRight =
          email === import.meta.env.VITE_DEMO_ADMIN_EMAIL &&
          password === import.meta.env.VITE_DEMO_ADMIN_PASSWORD
        session = isRight ? { email, since: new Date() } : undefined
        if (!isRight) throw new BackendError('unauthenticated', 'No such admin.')
      },
      async signOut() {
        session = undefined
      },
      restore: async () => session,
    }),
    asAdmin,
    desk: { assignees, change, counts, erase, erasures, get, list },
    watch: (watching) => asAdmin(async () => watch(watching)),
    samples: {
      add: () => asAdmin(async (by) => (await loadChunk(importSamples)).addSamples(by)),
      remove: () => asAdmin(async () => (await loadChunk(importSamples)).removeSamples()),
    },
  }
}
