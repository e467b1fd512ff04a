import { openDB } from 'idb'
import { vi } from 'vitest'
import { DATABASE_NAME } from '../../site/backend/embedded/database'

/**
 * Makes the browser's database fail until `repairDatabase`: it does not open, aborts every transaction, has no room
 * left, or stores what it is given without ever saying so.
 */
export function breakDatabase(fault: 'closed' | 'aborting' | 'full' | 'silent') {
  repairDatabase()
  if (fault === 'closed') {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  } else if (fault === 'full') {
    const refuse = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)
  } else {
    const { transaction } = IDBDatabase.prototype
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...stores
    ) {
      const begun = transaction.apply(this, stores)
      // The upgrade of the database passes here as well.
      if (begun.mode === 'versionchange') return begun
      if (fault === 'aborting') queueMicrotask(() => begun.abort())
      if (fault === 'silent') {
        // The database adds its listeners a moment after the site.
        const listen = begun.addEventListener
        begun.addEventListener = (type: string, listener: EventListener) => {
          if (type !== 'complete') listen.call(begun, type, listener)
        }
        queueMicrotask(() => {
          begun.addEventListener = listen
        })
      }
      return begun
    })
  }
}

export function repairDatabase() {
  vi.restoreAllMocks()
}

/** Holds the answers of the database until the returned function is called. */
export function holdDatabase(): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { open } = IDBFactory.prototype
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...names) {
    const request = open.apply(this, names)
    const listen = request.addEventListener.bind(request)
    request.addEventListener = (type: string, listener: EventListener) =>
      listen(type, type === 'success' ? (event) => released.then(() => listener(event)) : listener)
    return request
  })
  return () => {
    repairDatabase()
    release()
  }
}

/** The records of a store; none before the first write. */
export async function stored(store: string): Promise<Record<string, unknown>[]> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === DATABASE_NAME)) return []
  const database = await openDB(DATABASE_NAME)
  const records = await database.getAll(store)
  database.close()
  return records
}
