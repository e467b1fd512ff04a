import { brand } from '@duskpane/content/brand'
import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import {
  BackendError,
  COUNT_LIMIT,
  type Collection,
  type Cursor,
  PAGE_SIZE,
  type Page,
  type Submission,
} from '../backend'
import { COLLECTIONS, TIME_FIELD, toPayload, toRecord } from '../payload'
import { decodeCursor, encodeCursor, type Position } from './cursor'

type Stored = Readonly<Record<string, unknown>> & { readonly id: string }
type Schema = {
  [K in Collection]: { key: string; value: Stored; indexes: { newest: Position } }
}

/** The name of the IndexedDB database; it follows the brand. */
export const DATABASE_NAME = `${brand.slug}-submissions`
/** To be raised with every change of stores or indexes, which `upgrade` then carries over. */
const VERSION = 1

/**
 * Writes a record, or finds that it is there already.
 * @throws {BackendError} `conflict` when the id holds other values
 */
export function write<K extends Collection>(
  collection: K,
  id: string,
  submission: Submission<K>,
): Promise<void> {
  return connected(async (database) => {
    const transaction = begin(database, collection)
    const payload = toPayload(collection, submission)

    const store = async () => {
      const existing = await transaction.store.get(id)
      if (existing) return refuseOtherValues(existing, payload)
      const newest = await transaction.store.index('newest').openKeyCursor(null, 'prev')
      // One step past the newest record, so that the order survives a clock set back.
      const now = Math.max(Date.now(), newest ? newest.key[0].getTime() + 1 : 0)
      await transaction.store.add({ ...payload, id, [TIME_FIELD[collection]]: new Date(now) })
    }
    await Promise.all([store(), transaction.done])
  })
}

/** One page, newest first, with the count. */
export function read<K extends Collection>(collection: K, after?: Cursor): Promise<Page<K>> {
  return connected(async (database) => {
    const { store } = database.transaction<Collection>(collection)
    const older = after && IDBKeyRange.upperBound(decodeCursor(after), true)
    const total = countUpToLimit(store)

    const records: Page<K>['records'][number][] = []
    let row = await store.index('newest').openCursor(older, 'prev')
    while (row && records.length < PAGE_SIZE) {
      const [storedAt, id] = row.key
      records.push(toRecord(collection, id, row.value, storedAt))
      row = await row.continue()
    }
    const last = records.at(-1)
    return {
      records,
      total: await total,
      ...(row && last && { next: encodeCursor([last.storedAt, last.id]) }),
    }
  })
}

/** Erases a record; one that is not there stays away. */
export function erase(collection: Collection, id: string): Promise<void> {
  return connected(async (database) => {
    const transaction = begin(database, collection)
    await Promise.all([transaction.store.delete(id), transaction.done])
  })
}

/** A change that is on disk once it is done: whoever is told "thank you" or "erased" relies on it. */
function begin(database: IDBPDatabase<Schema>, collection: Collection) {
  return database.transaction<Collection, 'readwrite'>(collection, 'readwrite', {
    durability: 'strict',
  })
}

/** Counts in steps that end at the limit: a plain count walks over every record. */
async function countUpToLimit(store: IDBPObjectStore<Schema, Collection[], Collection>) {
  const first = await store.openKeyCursor()
  const last = await first?.advance(COUNT_LIMIT - 1)
  return last ? COUNT_LIMIT : store.count()
}

/**
 * A connection lasts one call, so that no tab ever stands in the way of another one that
 * brings a newer version of the database.
 */
async function connected<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    const database = await openDB<Schema>(DATABASE_NAME, VERSION, { upgrade })
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch (error) {
    throw toBackendError(error)
  }
}

function upgrade(database: IDBPDatabase<Schema>): void {
  for (const collection of COLLECTIONS) {
    const store = database.createObjectStore(collection, { keyPath: 'id' })
    store.createIndex('newest', [TIME_FIELD[collection], 'id'])
  }
}

function refuseOtherValues(existing: Stored, payload: Readonly<Record<string, string>>): void {
  const fields = [...Object.keys(payload), 'suspected']
  if (fields.some((field) => existing[field] !== payload[field])) {
    throw new BackendError('conflict', `Record ${existing.id} exists with other values.`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'This browser has no room left for the record.',
  VersionError: 'A newer version of this site has used this browser; reload the page.',
  NotFoundError: "This browser's database lacks the site's tables.",
}

function toBackendError(cause: unknown): BackendError {
  if (cause instanceof BackendError) return cause
  const name = cause instanceof Error ? cause.name : ''
  const message = REASONS[name] ?? "This browser's database does not answer."
  return new BackendError('unavailable', message, { cause })
}
