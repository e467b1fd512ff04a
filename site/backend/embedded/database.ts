import { brand } from '@duskpane/content/brand'
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'
import { BackendError, type Collection } from '../backend'
import { collectionNames, collections } from '../collections'
import type { DeskEntry, DeskState, ErasureNote } from '../desk'
import { untouched } from '../desk-entry'
import type { Position } from './cursor'

type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: string }

/** An entry of the desk, with what its indexes need of the record. */
export interface StoredEntry extends DeskEntry {
  readonly collection: Collection
  /** When the record was stored. */
  readonly arrivedAt: Date
}

type Records = {
  [K in Collection]: {
    key: string
    value: StoredRecord
    indexes: { newest: Position; email: string }
  }
}

export interface Schema extends DBSchema, Records {
  desk: {
    key: [Collection, string]
    value: StoredEntry
    indexes: {
      arrived: [Collection, ...Position]
      state: [Collection, DeskState, Date]
    }
  }
  erasures: { key: string; value: ErasureNote; indexes: { at: Date } }
}

/** The name of the IndexedDB database, which contains the brand's. */
export const DATABASE_NAME = `${brand.slug}-submissions`
/**
 * Rises with every new collection, whose store `upgrade` then creates. Add one for a changed index
 * or a removed collection: a lower version than the browser's does not open. The one that is added
 * brought the desk, with the index of addresses.
 */
export const DATABASE_VERSION = collectionNames.length + 1

/** Strict durability: done means on disk, which "thank you" and "erased" promise. */
export function begin<Names extends StoreNames<Schema>[]>(
  database: IDBPDatabase<Schema>,
  stores: Names,
) {
  return database.transaction(stores, 'readwrite', { durability: 'strict' })
}

/** Opens a connection for one call: an open one would block another tab's upgrade of the database. */
export async function connected<T>(
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
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

/** The stored form of the entry of a record that nobody has touched. */
export function untouchedEntry(collection: Collection, id: string, arrivedAt: Date): StoredEntry {
  return { ...untouched(id), collection, arrivedAt }
}

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** Creates the stores and indexes that an earlier version lacks, and leaves every record alone. */
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
    if (!store.indexNames.contains('newest')) {
      store.createIndex('newest', [collections[collection].timeField, 'id'])
    }
    if (!store.indexNames.contains('email')) store.createIndex('email', 'email')
  }
  if (!database.objectStoreNames.contains('desk')) {
    const desk = database.createObjectStore('desk', { keyPath: ['collection', 'id'] })
    desk.createIndex('arrived', ['collection', 'arrivedAt', 'id'])
    desk.createIndex('state', ['collection', 'state', 'arrivedAt'])
    for (const collection of collectionNames) void addEntries(transaction, collection)
  }
  if (!database.objectStoreNames.contains('erasures')) {
    database.createObjectStore('erasures', { keyPath: 'id' }).createIndex('at', 'at')
  }
}

/** An entry for each record from before there was a desk. */
async function addEntries(transaction: Upgrade, collection: Collection): Promise<void> {
  let row = await transaction.objectStore(collection).index('newest').openKeyCursor()
  while (row) {
    const [storedAt, id] = row.key
    void transaction.objectStore('desk').put(untouchedEntry(collection, id, storedAt))
    row = await row.continue()
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
