import { type AdminSession, BackendError } from '../backend'

/**
 * The demo admin. Everyone can read the pair of credentials in the script, so it protects nothing
 * but a demo. The session ends with the page.
 */
export function createSession(): AdminSession & { readonly isSignedIn: () => boolean } {
  let signedIn = false
  return {
    async signIn(email, password) {
      signedIn =
        email === import.meta.env.VITE_DEMO_ADMIN_EMAIL &&
        password === import.meta.env.VITE_DEMO_ADMIN_PASSWORD
      if (!signedIn) throw new BackendError('unauthenticated', 'No such admin.')
    },
    async signOut() {
      signedIn = false
    },
    restore: async () => signedIn,
    isSignedIn: () => signedIn,
  }
}
