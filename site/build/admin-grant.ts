import { type App, applicationDefault, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'

/**
 * Makes an existing user an admin from the next sign-in on: adds the claim that the database rules check.
 * @throws {Error} when there is no such user, or Google refuses
 */
export async function grantAdmin(auth: Auth, email: string): Promise<void> {
  const { uid, customClaims } = await auth.getUserByEmail(email).catch((error) => {
    if (error.code !== 'auth/user-not-found') throw error
    throw new Error(`No user ${email}: add one under Authentication, Users in the console first.`)
  })
  await auth.setCustomUserClaims(uid, { ...customClaims, admin: true })
}

/**
 * The project of an emulator, whose address the given variable holds, or else of the key file.
 * @throws {Error} when the environment names neither
 */
export function connect(emulator: 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST'): App {
  const { VITE_FIREBASE_PROJECT_ID: projectId } = process.env
  if (process.env[emulator]) {
    if (projectId) return initializeApp({ projectId })
    throw new Error('Set VITE_FIREBASE_PROJECT_ID to the project of the emulator.')
  }
  if (!process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    throw new Error("Set GOOGLE_APPLICATION_CREDENTIALS to the service account's key file.")
  }
  return initializeApp({ credential: applicationDefault() })
}

if (process.argv[1] === import.meta.filename) {
  const [email] = process.argv.slice(2)
  try {
    if (!email) throw new Error('Usage: npm run admin:grant -- <email>')
    await grantAdmin(getAuth(connect('FIREBASE_AUTH_EMULATOR_HOST')), email)
    console.log(`${email} is an admin from the next sign-in on.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
