import { type AdminSession, BackendError } from '../backend'

/**
 * The demo admin: a pair that everyone can read in the page, so it guards nothing but a demo.
 * Signed in until the page is left.
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
