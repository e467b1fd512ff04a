import { brand } from '@duskpane/content/brand'
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'
import { BackendError, type Collection } from '../backend'
import { collectionNames, collections } from '../collections'
import { eventsOf } from '../payload'
import { withTimeLimit } from '../time-limit'
import { replay } from './earlier-entry'

/** A record's place in its collection, newest first; the id orders records of the same time. */
export type Position = [storedAt: Date, id: string]

/** The latest that there is, in ms. */
export const LAST_TIME = 8.64e15
/** The earliest that there is. */
export const FIRST_TIME = new Date(-LAST_TIME)

/** The places of all records with a readable time, up to and with one of them. An empty text sorts behind every time. */
export function timedUntil(end: Position | [''] = ['']): IDBKeyRange {
  return IDBKeyRange.bound([FIRST_TIME], end)
}

/** A record as it was sent, with what admins have changed of it, if anything. */
type Row = Readonly<Record<string, unknown>> & { readonly id: string }

type Records = {
  [K in Collection]: {
    key: string
    value: Row
    indexes: { newest: Position; status: [status: string, storedAt: Date] }
  }
}

export interface Schema extends DBSchema, Records {
  erasures: { key: string; value: Row; indexes: { at: Date } }
}

/** The name of the IndexedDB database, which contains the brand's. */
export const DATABASE_NAME = `${brand.slug}-submissions`
/**
 * Rises with every new collection, whose store `upgrade` then creates. Add one for a changed index
 * or a removed collection: a lower version than the browser's does not open. Of the two that are added the first
 * brought the desk, and the second put on the records what was beside them.
 */
export const DATABASE_VERSION = collectionNames.length + 2

/**
 * Opens a connection for one call, within the time limit: an open one would block another tab's upgrade of the
 * database.
 * @param work is told by its signal that the call has failed: what is said to have failed is not done later
 */
export async function connected<T>(
  work: (database: IDBPDatabase<Schema>, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = new AbortController()
  const connect = async () => {
    const database = await openDB<Schema>(DATABASE_NAME, DATABASE_VERSION, { upgrade })
    try {
      call.signal.throwIfAborted()
      return await work(database, call.signal)
    } finally {
      database.close()
    }
  }
  try {
    return await withTimeLimit(connect())
  } catch (error) {
    call.abort()
    throw toBackendError(error)
  }
}

/** Reads in one transaction of a store. */
export function read<Name extends StoreNames<Schema>, Done>(
  name: Name,
  work: (store: IDBPObjectStore<Schema, [Name], Name>) => Promise<Done>,
): Promise<Done> {
  return connected(async (database) => {
    const transaction = database.transaction(name)
    // Where it ends early, each request says so.
    transaction.done.catch(() => {})
    return work(transaction.store)
  })
}

/**
 * Writes all that `work` writes, or nothing. Strict durability: done means on disk, which "thank you" and "erased"
 * promise.
 */
export function written<Names extends StoreNames<Schema>[], Done>(
  stores: Names,
  work: (transaction: IDBPTransaction<Schema, Names, 'readwrite'>) => Promise<Done>,
): Promise<Done> {
  return connected(async (database, signal) => {
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
    const abort = () => {
      try {
        transaction.abort()
      } catch {
        // It has ended.
      }
    }
    signal.addEventListener('abort', abort)
    const working = work(transaction)
    working.catch(abort)
    const [done] = await Promise.all([working, transaction.done])
    return done
  })
}

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** Creates the stores and indexes that an earlier version lacks, and keeps every record with all that was made of it. */
function upgrade(
  database: IDBPDatabase<Schema>,
  _from: number,
  _to: number | null,
  transaction: Upgrade,
): void {
  for (const collection of collectionNames) {
    const store = database.objectStoreNames.contains(collection)
      ? transaction.objectStore(collection)
      : database.createObjectStore(collection, { keyPath: 'id' })
    const { timeField } = collections[collection]
    if (!store.indexNames.contains('newest')) store.createIndex('newest', [timeField, 'id'])
    if (!store.indexNames.contains('status')) store.createIndex('status', ['status', timeField])
  }
  if (!database.objectStoreNames.contains('erasures')) {
    database.createObjectStore('erasures', { keyPath: 'id' }).createIndex('at', 'at')
  }
  // Either all of it is moved, or the database stays as it was.
  moveEntries(database as never, transaction as never).catch(() => transaction.abort())
}

/** Puts on the records what the version before kept beside them, and takes away what nothing reads any more. */
async function moveEntries(
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
): Promise<void> {
  for (const collection of collectionNames) {
    const records = transaction.objectStore(collection)
    if (records.indexNames.contains('email')) records.deleteIndex('email')
  }
  if (!database.objectStoreNames.contains('desk')) return
  for (const { collection, id, history } of await transaction.objectStore('desk').getAll()) {
    const records = transaction.objectStore(collection)
    const earlier = eventsOf(history)
    const record = earlier.length > 0 && (await records.get(id))
    if (record) await records.put({ ...record, ...replay(earlier) })
  }
  database.deleteObjectStore('desk')
}

function toBackendError(cause: unknown): BackendError {
  if (cause instanceof BackendError) return cause
  return new BackendError('unavailable', "This browser's database does not answer.", { cause })
}
