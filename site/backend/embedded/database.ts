import { brand } from '@duskpane/content/brand'
import {
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'
import {
  BackendError,
  COUNT_LIMIT,
  type Collection,
  type Cursor,
  PAGE_SIZE,
  type Page,
  type Submission,
} from '../backend'
import { collectionNames, collections } from '../collections'
import { toPayload, toRecord } from '../payload'
import { checkRecord } from './checks'
import { decodeCursor, encodeCursor, type Position } from './cursor'

type Stored = Readonly<Record<string, unknown>> & { readonly id: string }
type Schema = {
  [K in Collection]: { key: string; value: Stored; indexes: { newest: Position } }
}

/** The name of the IndexedDB database, which contains the brand's. */
export const DATABASE_NAME = `${brand.slug}-submissions`
/**
 * Rises with every new collection, whose store `upgrade` then creates. Add one for a changed index
 * or a removed collection: a lower version than the browser's does not open.
 */
export const DATABASE_VERSION = collectionNames.length

/**
 * Writes a record, unless the same one is there already.
 * @throws {BackendError} `permission-denied` for what the description does not allow, `conflict`
 * when the id holds other values
 */
export async function write<K extends Collection>(
  collection: K,
  id: string,
  submission: Submission<K>,
): Promise<void> {
  const payload = toPayload(collection, submission)
  checkRecord(collection, id, payload)
  await connected(async (database) => {
    const transaction = begin(database, collection)

    const store = async () => {
      const existing = await transaction.store.get(id)
      if (existing) return checkSameValues(existing, payload)
      const newest = await transaction.store.index('newest').openKeyCursor(null, 'prev')
      // One step past the newest record, so that the order survives a clock set back.
      const now = Math.max(Date.now(), newest ? newest.key[0].getTime() + 1 : 0)
      const { timeField } = collections[collection]
      await transaction.store.add({ ...payload, id, [timeField]: new Date(now) })
    }
    await Promise.all([store(), transaction.done])
  })
}

/** One page, newest first, and the number of records. */
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

/** Erases a record, if it is there. */
export function erase(collection: Collection, id: string): Promise<void> {
  return connected(async (database) => {
    const transaction = begin(database, collection)
    await Promise.all([transaction.store.delete(id), transaction.done])
  })
}

/** Strict durability: done means on disk, which "thank you" and "erased" promise. */
function begin(database: IDBPDatabase<Schema>, collection: Collection) {
  return database.transaction<Collection, 'readwrite'>(collection, 'readwrite', {
    durability: 'strict',
  })
}

/** `advance` stops at the limit, where `count` walks over every record. */
async function countUpToLimit(store: IDBPObjectStore<Schema, Collection[], Collection>) {
  const first = await store.openKeyCursor()
  const last = await first?.advance(COUNT_LIMIT - 1)
  return last ? COUNT_LIMIT : store.count()
}

/** Opens a connection for one call: an open one would block another tab's upgrade of the database. */
async function connected<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    const database = await openDB<Schema>(DATABASE_NAME, DATABASE_VERSION, { upgrade })
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch (error) {
    throw toBackendError(error)
  }
}

/** Creates the stores and indexes that an earlier version lacks, and leaves every record alone. */
function upgrade(
  database: IDBPDatabase<Schema>,
  _from: number,
  _to: number | null,
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
): void {
  for (const collection of collectionNames) {
    const store = database.objectStoreNames.contains(collection)
      ? transaction.objectStore(collection)
      : database.createObjectStore(collection, { keyPath: 'id' })
    if (!store.indexNames.contains('newest')) {
      store.createIndex('newest', [collections[collection].timeField, 'id'])
    }
  }
}

function checkSameValues(existing: Stored, payload: Readonly<Record<string, string>>): void {
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
