import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth'
import { BackendError } from '../backend'
import { app } from './app'

/** The authentication service, which Firestore asks for the admin's token from then on. */
export function connect(): Auth {
  const auth = initializeAuth(app(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  })
  const emulator = import.meta.env.VITE_AUTH_EMULATOR_HOST
  if (emulator) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true })
  return auth
}

/**
 * Signs in a user who holds the claim `admin`, and nobody else.
 * @throws {BackendError} `unauthenticated` for a user without the claim
 */
export async function signIn(email: string, password: string): Promise<void> {
  const auth = connect()
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  if (await isAdmin(user)) return
  await auth.signOut()
  throw new BackendError('unauthenticated', 'This user is not an admin.')
}

/** Ends the session, kept copies included. */
export async function signOut(): Promise<void> {
  await connect().signOut()
}

/** Whether a session kept from an earlier visit is an admin's. */
export async function restore(): Promise<boolean> {
  const auth = connect()
  await auth.authStateReady()
  return auth.currentUser !== null && (await isAdmin(auth.currentUser))
}

async function isAdmin(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult()
  return claims.admin === true
}
