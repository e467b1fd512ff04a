import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type RunningServer, startServer } from './running-server'

/** Kept out of package.json for its size, 240 MB; npx fetches it once and keeps it. */
const FIREBASE_TOOLS = 'firebase-tools@15.34.2'

/** The project whose users the emulator keeps. */
export const AUTH_PROJECT = 'demo-site'

/** Starts Firebase's Authentication emulator. If it cannot be had, prints that and returns undefined. */
export async function startAuthEmulator(): Promise<RunningServer | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'))
  const config = join(folder, 'firebase.json')
  const configure = (port: number) => {
    const auth = { host: '127.0.0.1', port }
    writeFileSync(config, JSON.stringify({ emulators: { auth, ui: { enabled: false } } }))
  }
  try {
    const server = await startServer({
      command: 'npx',
      args: (port) => {
        configure(port)
        const start = `--yes ${FIREBASE_TOOLS} emulators:start --only auth`
        return [...start.split(' '), '--project', AUTH_PROJECT, '--config', config]
      },
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
    console.warn(`\nSKIPPED: no Authentication emulator (${(error as Error).message})\n`)
    return undefined
  }
}

/** Creates a user, as Firebase's Admin SDK does. */
export async function createUser(
  host: string,
  { claims = {}, ...user }: { email: string; password: string; claims?: object },
): Promise<void> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host
  const auth = getAuth(initializeApp({ projectId: AUTH_PROJECT }))
  const { uid } = await auth.createUser(user)
  await auth.setCustomUserClaims(uid, claims)
}
