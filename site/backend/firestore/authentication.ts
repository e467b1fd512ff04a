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

/**
 * Where Firebase looks for a session, in the order of the original. No session is to persist, so a sign-in chooses
 * the last, which ends with the tab.
 */
const persistence = [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence]

/** The authentication service, whose token Firestore sends along from then on. */
function connect(): Auth {
  const auth = initializeAuth(app(), { persistence })
  const emulator = import.meta.env.VITE_AUTH_EMULATOR_HOST
  if (emulator) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true })
  return auth
}

/**
 * Signs in a user who has the claim `admin`.
 * @throws {BackendError} `unauthenticated` for a user without the claim
 */
export async function signIn(email: string, password: string): Promise<void> {
  const auth = connect()
  await auth.setPersistence(browserSessionPersistence)
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  if (await isAdmin(user)) return
  await auth.signOut()
  throw new BackendError('unauthenticated', 'This user is not an admin.')
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  await connect().signOut()
}

/** Who is signed in, an admin or not. */
export async function currentUser(): Promise<User | null> {
  const auth = connect()
  await auth.authStateReady()
  return auth.currentUser
}

/** The admin whose session this tab has, also from before a reload, and since when. */
export async function restore(): Promise<{ email: string; since: Date } | undefined> {
  const user = await currentUser()
  if (!user || !(await isAdmin(user))) return undefined
  const { authTime } = await user.getIdTokenResult()
  return { email: user.email ?? '', since: new Date(authTime) }
}

async function isAdmin(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult()
  return claims.admin === true
}
