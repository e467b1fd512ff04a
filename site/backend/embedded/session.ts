import { BackendError } from '../backend'
import type { UnlimitedSession } from '../session-limits'

/** The demo admin's session, and who has it. */
interface DemoSession extends UnlimitedSession {
  /** The admin's e-mail address; undefined without a session. */
  readonly admin: () => string | undefined
}

/**
 * The demo admin. Everyone can read the pair of credentials in the script, so it protects nothing
 * but a demo. The session ends with the page.
 */
export function createSession(): DemoSession {
  let session: { readonly email: string; readonly since: Date } | undefined
  return {
    async signIn(email, password) {
      const right =
        email === import.meta.env.VITE_DEMO_ADMIN_EMAIL &&
        password === import.meta.env.VITE_DEMO_ADMIN_PASSWORD
      session = right ? { email, since: new Date() } : undefined
      if (!right) throw new BackendError('unauthenticated', 'No such admin.')
    },
    async signOut() {
      session = undefined
    },
    restore: async () => session,
    admin: () => session?.email,
  }
}
