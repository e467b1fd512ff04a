import { createSign } from 'node:crypto'
import { readFile } from 'node:fs/promises'

type Environment = Readonly<Record<string, string | undefined>>
type Ask = <T>(method: string, body: object) => Promise<T>

/** The fields of a service account's key file that are used here. */
interface ServiceAccount {
  readonly project_id: string
  readonly client_email: string
  readonly private_key: string
  readonly token_uri: string
}

/**
 * Makes an existing user an admin: adds the claim that the database rules check to the user's claims.
 * It takes effect at the user's next sign-in.
 * @throws {Error} when there is no such user, or Google refuses
 */
export async function grantAdmin(email: string, env: Environment): Promise<void> {
  const ask = await connect(env)
  const { users = [] } = await ask<{ users?: { localId: string; customAttributes?: string }[] }>(
    'accounts:lookup',
    { email: [email] },
  )
  const [user] = users
  if (!user) {
    throw new Error(`No user ${email}: add one under Authentication, Users in the console first.`)
  }
  const claims = { ...JSON.parse(user.customAttributes ?? '{}'), admin: true }
  const customAttributes = JSON.stringify(claims)
  await ask('accounts:update', { localId: user.localId, customAttributes })
}

/** The Identity Toolkit of the emulator, or of the project that the service account belongs to. */
async function connect(env: Environment): Promise<Ask> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, GOOGLE_APPLICATION_CREDENTIALS: keyFile } = env
  if (emulator) {
    const project = env.VITE_FIREBASE_PROJECT_ID
    if (!project) throw new Error('Set VITE_FIREBASE_PROJECT_ID to the project of the emulator.')
    return asking(`http://${emulator}/identitytoolkit.googleapis.com`, project, 'owner')
  }
  if (!keyFile) {
    throw new Error("Set GOOGLE_APPLICATION_CREDENTIALS to the service account's key file.")
  }
  const account: ServiceAccount = JSON.parse(await readFile(keyFile, 'utf8'))
  const token = await fetchToken(account)
  return asking('https://identitytoolkit.googleapis.com', account.project_id, token)
}

function asking(origin: string, project: string, token: string): Ask {
  return (method, body) =>
    post(`${origin}/v1/projects/${project}/${method}`, JSON.stringify(body), {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    })
}

/** Exchanges a JWT signed by the service account for an access token (RFC 7523). */
async function fetchToken(account: ServiceAccount): Promise<string> {
  const { client_email, private_key, token_uri } = account
  const now = Math.floor(Date.now() / 1000)
  const header = { alg: 'RS256', typ: 'JWT' }
  const statement = {
    iss: client_email,
    aud: token_uri,
    scope: 'https://www.googleapis.com/auth/cloud-platform',
    iat: now,
    exp: now + 300,
  }
  const unsigned = [header, statement].map(encode).join('.')
  const signature = createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${unsigned}.${signature}`,
  })
  const { access_token } = await post<{ access_token: string }>(token_uri, body)
  return access_token
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

async function post<T>(
  url: string,
  body: string | URLSearchParams,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const response = await fetch(url, { method: 'POST', body, headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json() as Promise<T>
}

if (process.argv[1] === import.meta.filename) {
  const [email] = process.argv.slice(2)
  try {
    if (!email) throw new Error('Usage: npm run admin:grant -- <email>')
    await grantAdmin(email, process.env)
    console.log(`${email} is an admin from the next sign-in on.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
