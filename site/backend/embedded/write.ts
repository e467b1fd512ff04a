import { BackendError, type Collection, type Submissions } from '../backend'
import { collections } from '../collections'
import { toPayload, withoutStatus } from '../payload'
import { tell } from './channel'
import { checkRecord } from './checks'
import { LAST_TIME, timedUntil, written } from './database'

/**
 * Writes a record within the time limit, unless the same record is there already.
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
  await written<Collection[], void>([collection], async (transaction) => {
    const records = transaction.objectStore<Collection>(collection)
    const existing = await records.get(id)
    if (existing) return checkSameValues(existing, withoutStatus(payload))
    const newest = await records.index('newest').openKeyCursor(timedUntil(), 'prev')
    // One step past the newest record, so that the order survives a clock set back.
    const next = newest ? Math.min(newest.key[0].getTime() + 1, LAST_TIME) : 0
    const now = new Date(Math.max(Date.now(), next))
    await records.add({ ...payload, id, [collections[collection].timeField]: now })
  })
  tell({ kind: 'arrived', collection, ids: [id] })
}

function checkSameValues(
  existing: Readonly<Record<string, unknown>>,
  payload: Readonly<Record<string, string>>,
): void {
  if (Object.entries(payload).some(([field, value]) => existing[field] !== value)) {
    throw new BackendError('conflict', `Record ${existing.id} exists with other values.`)
  }
}
