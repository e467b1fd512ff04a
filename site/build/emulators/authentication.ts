import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type RunningServer, startServer } from '../running-server'
import { PROJECT } from './project'
import { FIREBASE_TOOLS, MissingError } from './requirements'

/**
 * Starts Firebase's Authentication emulator, which has no users.
 * @param port the lowest to take; any by default
 * @throws {MissingError} where npm cannot fetch it
 */
export async function startAuthentication(port?: number): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'))
  const config = join(folder, 'firebase.json')
  const configure = (on: number) => {
    const auth = { host: '127.0.0.1', port: on }
    writeFileSync(config, JSON.stringify({ emulators: { auth, ui: { enabled: false } } }))
  }
  try {
    const server = await startServer({
      command: 'npx',
      args: (on) => {
        configure(on)
        const start = `--yes ${FIREBASE_TOOLS} emulators:start --only auth`
        return [...start.split(' '), '--project', PROJECT, '--config', config]
      },
      port,
      showsErrors: true,
      readyPath: '/',
      // The first start downloads 300 MB.
      readyWithinMs: 300_000,
    })
    const stop = async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    }
    return { ...server, stop }
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw new MissingError(`No Authentication emulator: ${(error as Error).message}`)
  }
}

/** Creates a user, as Firebase's Admin SDK does. */
export async function createUser(
  host: string,
  { claims = {}, ...user }: { email: string; password: string; claims?: object },
): Promise<void> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host
  const auth = getAuth(initializeApp({ projectId: PROJECT }))
  const { uid } = await auth.createUser(user)
  await auth.setCustomUserClaims(uid, claims)
}
