import { securityRules } from '../../site/build/rules'

type Value = string | number | boolean | null | Date | readonly string[] | Fields
type Fields = { readonly [name: string]: Value }

interface FirestoreDocument {
  readonly path: string
  readonly fields: Fields
}

/** One project in the Firestore emulator, by the emulator's own door for owners. */
export interface FirestoreProject {
  /** Where the emulator answers. */
  readonly origin: string
  /** Empties the database. */
  readonly clear: () => Promise<void>
  /** A document's fields, or undefined. */
  readonly get: (path: string) => Promise<Fields | undefined>
  /** The fields of all documents of a collection. */
  readonly list: (collection: string) => Promise<readonly Fields[]>
  /** Writes documents past the rules, in batches. */
  readonly put: (documents: Iterable<FirestoreDocument>) => Promise<void>
  /** The emulator's own report of what the rules evaluated since they were put there. */
  readonly coverage: () => Promise<unknown>
}

/**
 * Opens a project, which the emulator makes up at once, and gives it the site's rules.
 * @throws {Error} with line and column when the rules do not compile
 */
export async function openFirestoreProject(host: string, id: string): Promise<FirestoreProject> {
  const emulator = `http://${host}/emulator/v1/projects/${id}`
  const database = `projects/${id}/databases/(default)/documents`
  const documents = `http://${host}/v1/${database}`

  await ask(`${emulator}:securityRules`, 'PUT', {
    rules: { files: [{ name: 'firestore.rules', content: securityRules() }] },
  })

  async function putBatch(batch: readonly FirestoreDocument[]): Promise<void> {
    const writes = batch.map(({ path, fields }) => ({
      update: { name: `${database}/${path}`, fields: encode(fields) },
    }))
    const answer = await ask(`${documents}:batchWrite`, 'POST', { writes })
    const { status } = answer as { status: readonly { code?: number }[] }
    if (status.some(({ code }) => code))
      throw new Error(`Not all written: ${JSON.stringify(answer)}`)
  }

  return {
    origin: `http://${host}`,
    clear: async () => {
      await ask(`${emulator}/databases/(default)/documents`, 'DELETE')
    },
    get: async (path) => {
      const response = await fetch(`${documents}/${path}`, { headers: OWNER })
      if (response.status === 404) return undefined
      return decode(((await response.json()) as { fields: Encoded }).fields)
    },
    list: async (collection) => {
      const found: Fields[] = []
      let token: string | undefined = ''
      while (token !== undefined) {
        const page = (await ask(
          `${documents}/${collection}?pageSize=300&pageToken=${token}`,
          'GET',
        )) as { documents?: readonly { fields: Encoded }[]; nextPageToken?: string }
        found.push(...(page.documents ?? []).map(({ fields }) => decode(fields)))
        token = page.nextPageToken
      }
      return found
    },
    put: async (all) => {
      const batches = inBatches(all)
      // All writers take from the one iterator, so each batch is written once.
      const writer = async () => {
        for (const batch of batches) await putBatch(batch)
      }
      await Promise.all(Array.from({ length: WRITERS }, writer))
    },
    coverage: () => ask(`${emulator}:ruleCoverage`, 'GET'),
  }
}

/** The most writes Firestore takes in one request. */
const BATCH_SIZE = 500
const WRITERS = 4
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: OWNER,
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${answer}`)
  return answer && JSON.parse(answer)
}

function* inBatches(documents: Iterable<FirestoreDocument>) {
  let batch: FirestoreDocument[] = []
  for (const document of documents) {
    batch.push(document)
    if (batch.length === BATCH_SIZE) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

type EncodedValue =
  | { stringValue: string }
  | { timestampValue: string }
  | { integerValue: string }
  | { booleanValue: boolean }
  | { nullValue: null }
  | { arrayValue: { values?: readonly { stringValue: string }[] } }
  | { mapValue: { fields?: Encoded } }
type Encoded = { readonly [name: string]: EncodedValue }

function encode(fields: Fields): Encoded {
  return mapValues(fields, (value): EncodedValue => {
    if (value === null) return { nullValue: value }
    if (typeof value === 'string') return { stringValue: value }
    if (typeof value === 'number') return { integerValue: String(value) }
    if (typeof value === 'boolean') return { booleanValue: value }
    if (value instanceof Date) return { timestampValue: value.toISOString() }
    if (isList(value)) return { arrayValue: { values: value.map((it) => ({ stringValue: it })) } }
    return { mapValue: { fields: encode(value) } }
  })
}

/** `Array.isArray` knows no readonly list. */
const isList = (value: Fields | readonly string[]): value is readonly string[] =>
  Array.isArray(value)

function decode(fields: Encoded = {}): Fields {
  return mapValues(fields, (value): Value => {
    if ('stringValue' in value) return value.stringValue
    if ('timestampValue' in value) return new Date(value.timestampValue)
    if ('integerValue' in value) return value.integerValue
    if ('booleanValue' in value) return value.booleanValue
    if ('nullValue' in value) return value.nullValue
    if ('arrayValue' in value) return (value.arrayValue.values ?? []).map((it) => it.stringValue)
    return decode(value.mapValue.fields)
  })
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
