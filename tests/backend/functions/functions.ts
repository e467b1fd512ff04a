import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { FIREBASE_TOOLS } from '../../support/firebase-tools'
import { findJar, JVM, MAIN_CLASS } from '../../support/firestore-emulator'
import { freePort } from '../../support/running-server'

/**
 * `npm run test:functions`: starts the Functions emulator with the Cloud Function that mails, as it is
 * deployed, beside the Firestore emulator, and runs `functions.test.ts` between them.
 */

const PROJECT = 'demo-functions'
const SOURCE = 'site/backend/firestore/mail'

/** Runs a command to its end and shows what it prints. */
function run(command: string, args: readonly string[], options: object = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}

// First, as nothing can be tested without it.
const jar = findJar()
if (!jar) throw new Error('The Firestore emulator’s jar is not on this machine.')
if ((await run('npm', ['run', 'build:mail'])) !== 0) throw new Error('The function does not build.')

const ports = await Promise.all(Array.from({ length: 7 }, freePort))
const [functions, firestore, websocketPort, hub, logging, delivery, smtp] = ports
const hostOf = (port: number | undefined) => `127.0.0.1:${port}`

const folder = mkdtempSync(join(tmpdir(), 'functions-emulator-'))
const inFolder = (name: string) => join(folder, name)
const write = (name: string, text: string) => writeFileSync(inFolder(name), text)

// What a deploy uploads, and beside it the answers to what a deploy asks.
cpSync(SOURCE, inFolder('functions'), { recursive: true })
symlinkSync(resolve('node_modules'), inFolder('functions/node_modules'))
write(
  `functions/.env.${PROJECT}`,
  'MAIL_OFFICE=office@example.com\nMAIL_FROM="Films <films@example.com>"\nMAIL_RECEIPTS_PER_HOUR=1000\n',
)
write('functions/.secret.local', `MAIL_SERVER=smtp://${hostOf(smtp)}\n`)

const host = '127.0.0.1'
const deployed = JSON.parse(readFileSync(`${SOURCE}/firebase.json`, 'utf8'))
write(
  'firebase.json',
  JSON.stringify({
    functions: { ...deployed.functions, source: 'functions' },
    firestore: { rules: 'firestore.rules' },
    emulators: {
      functions: { host, port: functions },
      firestore: { host, port: firestore, websocketPort },
      hub: { host, port: hub },
      logging: { host, port: logging },
      ui: { enabled: false },
    },
  }),
)
cpSync('site/backend/firestore/firestore.rules', inFolder('firestore.rules'))

// firebase-tools wants Java 21 for a jar that it would download. This one is the Google Cloud CLI's, which runs on
// the Java of Debian, names no main class, and tells `delivery.ts` of events instead of the Functions emulator.
const java = inFolder('java')
writeFileSync(
  java,
  `#!/bin/sh
PATH='${process.env.PATH}'
case "$*" in *-version) echo 'openjdk version "21"' >&2; exit ;; esac
for argument; do
  shift
  case $argument in
    -jar) ;;
    '${java}') set -- "$@" ${JVM.join(' ')} -cp '${jar}' ${MAIN_CLASS} ;;
    '${hostOf(functions)}') set -- "$@" '${hostOf(delivery)}' ;;
    *) set -- "$@" "$argument" ;;
  esac
done
exec java "$@"
`,
)
chmodSync(java, 0o755)

try {
  const tests = `cd '${resolve('.')}' && npx vitest run --config tests/vitest.config.ts --project functions`
  process.exitCode = await run(
    'npx',
    [
      '--yes',
      FIREBASE_TOOLS,
      'emulators:exec',
      '--project',
      PROJECT,
      '--only',
      'functions,firestore',
      tests,
    ],
    {
      // Where it leaves its logs.
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${folder}:${process.env.PATH}`,
        FIRESTORE_EMULATOR_BINARY_PATH: java,
        // Each call that waits starts a Node of its own. By default 50 of them do, of which a small machine
        // brings none up within the 30 s of the other default.
        FUNCTIONS_EMULATOR_PARALLEL_INVOCATIONS: '4',
        FUNCTIONS_DISCOVERY_TIMEOUT: '120',
        FUNCTIONS_HOST: hostOf(functions),
        DELIVERY_PORT: String(delivery),
        SMTP_PORT: String(smtp),
      },
    },
  )
} finally {
  rmSync(folder, { recursive: true })
}
