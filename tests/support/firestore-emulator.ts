import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { hasJava } from './java'
import { type RunningServer, startServer } from './running-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** `127.0.0.1:port`; not provided where there is no Firestore emulator. */
    firestoreHost: string
  }
}

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const JVM = [
  // Errors are read by tests, so they come in one language.
  '-Duser.language=en',
  // It lives for a minute or two: too short for the optimizing compiler to pay off.
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
]

/**
 * Starts Google's Firestore emulator. If it or Java is not installed, prints that and returns undefined.
 * @throws {Error} if it is installed and does not start
 */
export async function startFirestoreEmulator(): Promise<RunningServer | undefined> {
  const jar = findJar()
  if (!jar || !hasJava()) {
    console.warn('\nSKIPPED: no Firestore emulator: its jar or Java is not on this machine.\n')
    return
  }
  return startServer({
    command: 'java',
    args: (port) => [...JVM, '-cp', jar, MAIN_CLASS, '--host', '127.0.0.1', '--port', `${port}`],
    readyPath: '/',
    readyWithinMs: 60_000,
  })
}

/** The emulator's jar: from the Google Cloud CLI, or from firebase-tools. */
export const findJar = () =>
  [`/usr/lib/google-cloud-sdk/${JAR}`, firebaseToolsJar()].find(existsSync)

function firebaseToolsJar(): string {
  const folder = `${homedir()}/.cache/firebase/emulators`
  if (!existsSync(folder)) return ''
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
  return `${folder}/${jars.at(-1)}`
}

/** Vitest's global setup: one emulator for all test files. */
export default async function setup(project: TestProject) {
  const emulator = await startFirestoreEmulator()
  if (!emulator) return
  project.provide('firestoreHost', emulator.host)
  return emulator.stop
}
