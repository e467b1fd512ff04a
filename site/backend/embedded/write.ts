import { BackendError, type Collection, type Submissions } from '../backend'
import { collections } from '../collections'
import { toPayload } from '../payload'
import { withTimeLimit } from '../time-limit'
import { tell } from './channel'
import { checkRecord } from './checks'
import { begin, connected, untouchedEntry } from './database'

/**
 * Writes a record and its entry on the desk within the time limit, unless the same record is there already.
 * @throws {BackendError} `permission-denied` for what the description does not allow, `conflict`
 * when the id holds other values
 */
export async function write<K extends Collection>(
  collection: K,
  id: string,
  submission: Submissions[K],
): Promise<void> {
  const payload = toPayload(collection, submission)
  checkRecord(collection, id, payload)
  const attempt = new AbortController()
  const work = connected(async (database) => {
    attempt.signal.throwIfAborted()
    const transaction = begin<(Collection | 'desk')[]>(database, [collection, 'desk'])
    attempt.signal.addEventListener('abort', () => abort(transaction))
    const records = transaction.objectStore<Collection>(collection)

    const store = async () => {
      const existing = await records.get(id)
      if (existing) return checkSameValues(existing, payload)
      const newest = await records.index('newest').openKeyCursor(null, 'prev')
      // One step past the newest record, so that the order survives a clock set back.
      const now = new Date(Math.max(Date.now(), newest ? newest.key[0].getTime() + 1 : 0))
      const { timeField } = collections[collection]
      const entry = untouchedEntry(collection, id, now)
      await Promise.all([
        records.add({ ...payload, id, [timeField]: now }),
        transaction.objectStore('desk').put(entry),
      ])
    }
    await Promise.all([store(), transaction.done])
  })
  try {
    await withTimeLimit(work)
  } catch (error) {
    // What is said to have failed is not stored later.
    attempt.abort()
    throw error
  }
  tell({ kind: 'arrived', collection, ids: [id] })
}

function abort(transaction: Pick<IDBTransaction, 'abort'>) {
  try {
    transaction.abort()
  } catch {
    // It has ended.
  }
}

function checkSameValues(
  existing: Readonly<Record<string, unknown>>,
  payload: Readonly<Record<string, string>>,
): void {
  if (Object.entries(payload).some(([field, value]) => existing[field] !== value)) {
    throw new BackendError('conflict', `Record ${existing.id} exists with other values.`)
  }
}
