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

/** The latest possible time, in ms. */
export const LAST_TIME = 8.64e15
/** The earliest possible time. */
export const FIRST_TIME = new Date(-LAST_TIME)

/**
 * The positions of all records with a readable time, up to and including `end`. An empty text sorts behind every time.
 */
export function timedUntil(end: Position | [''] = ['']): IDBKeyRange {
  return IDBKeyRange.bound([FIRST_TIME], end)
}

/** A record as it was sent, with what admins have changed of it, if anything. */
type Row = Readonly<Record<string, unknown>> & { readonly id: string }

type Records = {
  [K in Collection]: {
    key: string
    value: Row
    indexes: { newest: Position; status: [status: string, storedAt: Date]; assignee: string }
  }
}

export interface Schema extends DBSchema, Records {
  erasures: { key: string; value: Row; indexes: { at: Date } }
}

/** The name of the IndexedDB database, which contains the brand's. */
export const DATABASE_NAME = `${brand.slug}-submissions`
/**
 * Rises with every new collection, whose store `upgrade` then creates. Add one for a changed index or a removed
 * collection: browsers do not open a lower version than their own. The first of the three added so far brought the
 * desk, the second moved its entries onto the records, and the third brought the index of assignees.
 */
export const DATABASE_VERSION = collectionNames.length + 3

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
    // If the transaction ends early, each request reports it.
    transaction.done.catch(() => {})
    return work(transaction.store)
  })
}

/**
 * Writes everything that `work` writes, or nothing. The durability is strict because "thank you" and "erased" promise
 * that the data is on disk.
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
        // The transaction has already ended.
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

/**
 * Creates the stores and indexes that an earlier version lacks, and keeps every record with its status, notes and
 * history.
 */
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
    if (!store.indexNames.contains('assignee')) store.createIndex('assignee', 'assignee')
  }
  if (!database.objectStoreNames.contains('erasures')) {
    database.createObjectStore('erasures', { keyPath: 'id' }).createIndex('at', 'at')
  }
  // Either every entry is moved, or the database stays as it was.
  moveEntries(database as never, transaction as never).catch(() => transaction.abort())
}

/**
 * Moves the entries that the previous version kept beside the records onto them, and deletes unused stores and indexes.
 */
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
