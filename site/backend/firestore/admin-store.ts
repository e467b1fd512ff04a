import { type AdminStore, loadForCall, noAdmin } from '../admin-store'
import { limitSession } from '../session-limits'
import * as authentication from './authentication'
import { assignees, change, counts, erase, erasures, get, list } from './desk'
import { settle, withBackendErrors } from './errors'

const importWatch = () => import('./watch')

/** The session and the desk of an admin of the Firebase project. */
export function createAdminStore(): AdminStore {
  /** Firestore sends the admin's token along. */
  async function asAdmin<T>(ask: (by: string) => Promise<T>): Promise<T> {
    const user = await settle(authentication.currentUser())
    if (!user?.email) throw noAdmin()
    return withBackendErrors(ask(user.email)).catch((error) => {
      // A user can be disabled or deleted, which is told once the token has run out.
      throw error.code === 'unauthenticated' ? noAdmin() : error
    })
  }

  return {
    admin: limitSession({
      signIn: (email, password) => settle(authentication.signIn(email, password)),
      signOut: () => settle(authentication.signOut()),
      restore: () => settle(authentication.restore()),
    }),
    asAdmin,
    desk: { assignees, change, counts, erase, erasures, get, list },
    watch: (watching) =>
      asAdmin(async () => (await settle(loadForCall(importWatch))).watch(watching)),
  }
}
