import {
  type Auth,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth'
import { BackendError } from '../backend'
import { app } from './app'

/** The authentication service, whose token Firestore sends along from then on. The session ends with the tab. */
export function connect(): Auth {
  const auth = initializeAuth(app(), { persistence: browserSessionPersistence })
  const emulator = import.meta.env.VITE_AUTH_EMULATOR_HOST
  if (emulator) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true })
  removeEarlierSessions()
  return auth
}

/**
 * Signs in a user who has the claim `admin`.
 * @throws {BackendError} `unauthenticated` for a user without the claim
 */
export async function signIn(email: string, password: string): Promise<void> {
  const auth = connect()
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  if (await isAdmin(user)) return
  await auth.signOut()
  throw new BackendError('unauthenticated', 'This user is not an admin.')
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  await connect().signOut()
}

/** The admin whose session this tab has, also from before a reload, and since when. */
export async function restore(): Promise<{ email: string; since: Date } | undefined> {
  const auth = connect()
  await auth.authStateReady()
  const user = auth.currentUser
  if (!user || !(await isAdmin(user))) return undefined
  const { authTime } = await user.getIdTokenResult()
  return { email: user.email ?? '', since: new Date(authTime) }
}

/** Earlier versions of this site kept a session beyond its tab. Firebase no longer reads it here. */
function removeEarlierSessions() {
  try {
    indexedDB.deleteDatabase('firebaseLocalStorageDb')
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('firebase:authUser:')) localStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked, or this is Node: there are none.
  }
}

async function isAdmin(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult()
  return claims.admin === true
}
