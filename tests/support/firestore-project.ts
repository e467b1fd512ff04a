import { Firestore, Timestamp } from 'firebase-admin/firestore'
import { askEmulator, setRules } from '../../site/build/emulators/firestore'

type Fields = Readonly<Record<string, unknown>>

interface FirestoreDocument {
  readonly path: string
  readonly fields: Fields
}

/** One project in the Firestore emulator, with the access of an owner. */
export interface FirestoreProject {
  readonly origin: string
  /** The database, past the rules. */
  readonly database: Firestore
  readonly clear: () => Promise<void>
  /** A document's fields, or undefined. */
  readonly get: (path: string) => Promise<Fields | undefined>
  readonly put: (documents: readonly FirestoreDocument[]) => Promise<void>
  /** The emulator's report on what the rules have evaluated since they were set. */
  readonly coverage: () => Promise<unknown>
}

/**
 * Opens a project, which the emulator makes up at once, and gives it the site's rules.
 * @throws {Error} with line and column when the rules do not compile
 */
export async function openFirestoreProject(host: string, id: string): Promise<FirestoreProject> {
  const origin = `http://${host}`
  const emulator = `${origin}/emulator/v1/projects/${id}`
  const database = new Firestore({ projectId: id, host, ssl: false })
  await setRules(host, id)

  return {
    origin,
    database,
    clear: async () => {
      await askEmulator(`${emulator}/databases/(default)/documents`, 'DELETE')
    },
    get: async (path) => {
      const document = await database.doc(path).get()
      return document.exists ? withDates(document.data() ?? {}) : undefined
    },
    put: async (documents) => {
      const writer = database.bulkWriter({ throttling: false })
      const written = documents.map(({ path, fields }) => writer.set(database.doc(path), fields))
      await Promise.all([...written, writer.close()])
    },
    coverage: () => askEmulator(`${emulator}:ruleCoverage`, 'GET'),
  }
}

/** A time in the form that the site's backends return. */
function withDates(fields: object): Fields {
  const inDates = Object.entries(fields).map(([name, value]) => {
    if (value instanceof Timestamp) return [name, value.toDate()]
    const isMap = value !== null && typeof value === 'object' && !Array.isArray(value)
    return [name, isMap ? withDates(value) : value]
  })
  return Object.fromEntries(inDates)
}
