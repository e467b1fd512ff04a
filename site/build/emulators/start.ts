import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { buildSite } from '../build'
import type { RunningServer } from '../running-server'
import { portFromEnvironment, serve } from '../serve'
import { createUser, startAuthentication } from './authentication'
import { exportDocuments, setRules, startFirestore } from './firestore'
import { firebaseEnv, PROJECT } from './project'
import { addSamples } from './samples'

/** `npm run start:firestore`: the site for Firestore, on Google's emulators. */

const USAGE = 'Usage: npm run start:firestore [-- [--samples] [--empty]]'

/** What outlasts a run: a folder of it is an export, which a later one replaces as a whole. */
const DATA = resolve('.emulators')
const KEPT = `${DATA}/kept`
const EXPORT = 'documents'
const exported = `${KEPT}/${EXPORT}/${EXPORT}.overall_export_metadata`

/** The ports of the emulators follow that of the site at this distance, behind those of the tests. */
const DISTANCE = 10

/** The emulators that run. */
const running: RunningServer[] = []
let save = async () => {}

async function start({ samples, empty }: { samples?: boolean; empty?: boolean }) {
  const port = portFromEnvironment()
  const { VITE_DEMO_ADMIN_EMAIL: email = '', VITE_DEMO_ADMIN_PASSWORD: password = '' } = loadEnv(
    'emulators',
    process.cwd(),
    'VITE_',
  )
  const admins = [email, email.replace(/^[^@]*/, 'colleague')]
  if (empty) rmSync(DATA, { recursive: true, force: true })

  console.log('Starting the Firestore emulator …')
  const seed = existsSync(exported) ? exported : undefined
  const firestore = await startFirestore(port + DISTANCE, seed)
  running.push(firestore)
  await setRules(firestore.host, PROJECT)
  if (samples) await addSamples(firestore.host, email)
  save = () => saveDocuments(firestore.host)

  console.log('Starting the Authentication emulator. The first time npm fetches 300 MB for it …')
  const authentication = await startAuthentication(port + DISTANCE)
  running.push(authentication)
  for (const one of admins) {
    await createUser(authentication.host, { email: one, password, claims: { admin: true } })
  }

  Object.assign(process.env, firebaseEnv(), {
    VITE_FIRESTORE_EMULATOR_HOST: firestore.host,
    VITE_AUTH_EMULATOR_HOST: authentication.host,
  })
  await buildSite('emulators')
  await serve(port, 'dist', 2, [`http://${firestore.host}`, `http://${authentication.host}`])
  console.log(`
Serving dist/ on http://127.0.0.1:${port}
The desk is at /admin, for ${admins.join(' and ')}: ${password}
What is sent is kept in .emulators when you end this with Ctrl+C. Add "-- --empty" to begin without.`)
}

async function saveDocuments(host: string) {
  const next = `${DATA}/next`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  await exportDocuments(host, PROJECT, next, EXPORT)
  rmSync(KEPT, { recursive: true, force: true })
  renameSync(next, KEPT)
}

let isEnding = false

async function end(code: number) {
  if (isEnding) return
  isEnding = true
  process.exitCode = code
  await save().catch((error) => {
    console.error(`Nothing is kept of this run: ${error.message}`)
    process.exitCode = 1
  })
  await Promise.all(running.map(({ stop }) => stop()))
  // Ends what is about to start, too.
  process.exit()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0))
try {
  const options = { samples: { type: 'boolean' }, empty: { type: 'boolean' } } as const
  await start(parseArgs({ options }).values)
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n${USAGE}` : message)
  await end(1)
}
