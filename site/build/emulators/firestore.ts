import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { securityRules } from '../rules'
import { type RunningServer, startServer } from '../running-server'
import { FIREBASE_TOOLS, hasJava, installJava, MissingError, orOldJava } from './requirements'

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const JVM = [
  // Errors are read by tests, so they come in one language.
  '-Duser.language=en',
  // The optimizing compiler pays off for none of so few requests.
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
]

/**
 * Starts Google's Firestore emulator, and installs it first where it is missing. It enforces no indexes.
 * @param port the lowest to take; any by default
 * @param exported the metadata file of an export to begin with
 * @throws {MissingError} without Java, or where it cannot be installed
 */
export async function startFirestore(port?: number, exported?: string): Promise<RunningServer> {
  if (!hasJava()) throw new MissingError(installJava())
  const jar = findJar() ?? installJar()
  const seed = exported ? ['--seed_from_export', exported] : []
  try {
    return await startServer({
      command: 'java',
      args: (on) => [
        ...[...JVM, '-cp', jar, MAIN_CLASS],
        ...['--host', '127.0.0.1', '--port', `${on}`, ...seed],
      ],
      port,
      readyPath: '/',
      readyWithinMs: 60_000,
    })
  } catch (error) {
    throw orOldJava(error as Error)
  }
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

/** Lets firebase-tools download the jar, 137 MB, which shows how far it is. */
function installJar(): string {
  console.log('The Firestore emulator is not on this machine: installing it …')
  const install = ['--yes', FIREBASE_TOOLS, 'setup:emulators:firestore']
  spawnSync('npx', install, { stdio: ['ignore', 'inherit', 'inherit'] })
  const jar = findJar()
  if (jar) return jar
  throw new MissingError(
    `The Firestore emulator could not be installed. Online, try: npx ${install.join(' ')}`,
  )
}

/**
 * Gives the site's rules to a project, which the emulator makes up at once.
 * @throws {Error} with line and column when they do not compile
 */
export async function setRules(host: string, project: string): Promise<void> {
  await askEmulator(`http://${host}/emulator/v1/projects/${project}:securityRules`, 'PUT', {
    rules: { files: [{ name: 'firestore.rules', content: securityRules() }] },
  })
}

/**
 * Exports the documents of a project.
 * @param folder absolute; the export is a folder `name` in it
 */
export async function exportDocuments(
  host: string,
  project: string,
  folder: string,
  name: string,
): Promise<void> {
  await askEmulator(`http://${host}/emulator/v1/projects/${project}:export`, 'POST', {
    database: `projects/${project}/databases/(default)`,
    export_directory: folder,
    export_name: name,
  })
}

/** The response of an emulator endpoint that no Firebase library supports. */
export async function askEmulator(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${answer}`)
  return answer && JSON.parse(answer)
}
