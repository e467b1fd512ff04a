import { type App, applicationDefault, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'

/** `npm run admin:grant`, `admin:list` and `admin:revoke`: who has the claim that the database rules check. */

/**
 * Makes an existing user an admin from the next sign-in on.
 * @throws {Error} when there is no such user, or Google refuses
 */
export async function grantAdmin(auth: Auth, email: string): Promise<void> {
  const { uid, customClaims } = await userOf(auth, email)
  await auth.setCustomUserClaims(uid, { ...customClaims, admin: true })
}

/** Every admin, with the time of the last sign-in. */
export async function listAdmins(auth: Auth): Promise<string[]> {
  const users: UserRecord[] = []
  let next: string | undefined
  do {
    const page = await auth.listUsers(1000, next)
    users.push(...page.users)
    next = page.pageToken
  } while (next)
  return users
    .filter(({ customClaims }) => customClaims?.admin === true)
    .map(
      ({ email, uid, metadata }) =>
        `${email ?? uid}, last signed in: ${metadata.lastSignInTime ?? 'never'}`,
    )
}

/**
 * Takes the claim away, and with it each session once its token has run out, an hour later at most.
 * @throws {Error} when there is no such user, or Google refuses
 */
export async function revokeAdmin(auth: Auth, email: string): Promise<void> {
  const { uid, customClaims } = await userOf(auth, email)
  const { admin, ...others } = customClaims ?? {}
  await auth.setCustomUserClaims(uid, others)
  await auth.revokeRefreshTokens(uid)
}

/**
 * The address that a command is given.
 * @throws {Error} for none, and for a second, who would stay as before without a word
 */
export function onlyOne(command: string, [email, ...others]: readonly string[]): string {
  if (email && others.length === 0) return email
  throw new Error(`Usage: npm run admin:${command} -- <email>`)
}

function userOf(auth: Auth, email: string): Promise<UserRecord> {
  return auth.getUserByEmail(email).catch((error) => {
    if (error.code !== 'auth/user-not-found') throw error
    throw new Error(`No user ${email}: add one under Authentication, Users in the console first.`)
  })
}

/**
 * The project of the emulator, whose address the environment holds, or else of the key file.
 * @throws {Error} when the environment names neither
 */
export function connect(): App {
  const { VITE_FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulator } = process.env
  if (emulator) {
    if (projectId) return initializeApp({ projectId })
    throw new Error('Set VITE_FIREBASE_PROJECT_ID to the project of the emulator.')
  }
  if (!process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    throw new Error("Set GOOGLE_APPLICATION_CREDENTIALS to the service account's key file.")
  }
  return initializeApp({ credential: applicationDefault() })
}

if (process.argv[1] === import.meta.filename) {
  const [command = '', ...addresses] = process.argv.slice(2)
  try {
    const email = command === 'list' ? '' : onlyOne(command, addresses)
    const auth = getAuth(connect())
    if (command === 'list') {
      console.log((await listAdmins(auth)).join('\n') || 'No user is an admin.')
    } else if (command === 'revoke') {
      await revokeAdmin(auth, email)
      console.log(`${email} is no admin any more: open sessions end within an hour.`)
    } else {
      await grantAdmin(auth, email)
      console.log(`${email} is an admin from the next sign-in on.`)
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
