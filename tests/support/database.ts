import { brand } from '@duskpane/content/brand'
import type { Page } from '@playwright/test'

/** The name of the embedded store's database. */
export const DATABASE = `${brand.slug}-submissions`

/** From now on the database of the page that is open does not answer. */
export async function holdDatabase(page: Page) {
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...names) {
      const request = open.apply(this, names)
      const listen = request.addEventListener
      request.addEventListener = (type: string, listener: EventListener) => {
        if (type !== 'success') listen.call(request, type, listener)
      }
      return request
    }
  })
}

/** The records of a collection in the browser's database; none before its first write. */
export async function storedRecords(page: Page, collection: string) {
  return page.evaluate(
    async ([own, name]) => {
      const databases = await indexedDB.databases()
      if (!databases.some((database) => database.name === own)) return []
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(own)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const records = await new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      database.close()
      return records
    },
    [DATABASE, collection] as const,
  )
}

/** Erases the records of a collection straight from the database, of which no tab is told. */
export async function eraseRecords(page: Page, collection: string) {
  await page.evaluate(
    ([own, name]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(own)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction(name, 'readwrite')
          transaction.objectStore(name).clear()
          transaction.onabort = () => reject(transaction.error)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [DATABASE, collection] as const,
  )
}

/**
 * Writes records straight into the database. Throws if neither a form nor the desk has created that yet.
 */
export async function addRecords(
  page: Page,
  collection: string,
  records: readonly Record<string, unknown>[],
) {
  await page.evaluate(
    async ([own, name, added]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(own)
        // Only a database that was not there is upgraded: none without stores is left to the site.
        request.onupgradeneeded = () => request.transaction?.abort()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(name, 'readwrite')
        for (const record of added) transaction.objectStore(name).add(record)
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      database.close()
    },
    [DATABASE, collection, records] as const,
  )
}
