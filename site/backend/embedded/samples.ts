import { deskSamples } from '@duskpane/content/desk-samples'
import type { Submissions } from '../backend'
import { collectionNames, collections } from '../collections'
import { partsOf, withEvent } from '../desk-entry'
import { toPayload } from '../payload'
import { tell } from './channel'
import { begin, connected, untouchedEntry } from './database'

const HOUR_MS = 60 * 60_000

/** The id of a sample is its place in the list, so that each is added once and all are found again. */
const samples = deskSamples.map((sample, index) => ({
  ...sample,
  id: `Sample${String(index + 1).padStart(14, '0')}`,
}))

/** Adds the samples that are not there, dated back from now. */
export async function addSamples(by: string): Promise<void> {
  const now = Date.now()
  await connected(async (database) => {
    const transaction = begin(database, [...collectionNames, 'desk'])
    const adding = samples.map(async ({ id, collection, hoursAgo, fields, done }) => {
      const records = transaction.objectStore(collection)
      if (await records.getKey(id)) return
      const arrived = new Date(now - hoursAgo * HOUR_MS)
      const { timeField } = collections[collection]
      // Between the arrival and now.
      const step = (hoursAgo * HOUR_MS) / 10
      const events = done.map((change, index) => ({
        ...partsOf(change),
        ...(change.mine && { assignee: by }),
        at: new Date(arrived.getTime() + (index + 1) * step),
        by,
      }))
      const entry = untouchedEntry(collection, id, arrived)
      await Promise.all([
        records.add({
          ...toPayload(collection, fields as Submissions[typeof collection]),
          id,
          [timeField]: arrived,
          sample: true,
        }),
        transaction.objectStore('desk').put({ ...entry, ...events.reduce(withEvent, entry) }),
      ])
    })
    await Promise.all([...adding, transaction.done])
  })
  for (const [collection, ids] of byCollection()) tell({ kind: 'arrived', collection, ids })
}

/** Erases every sample and its entry. */
export async function removeSamples(): Promise<void> {
  await connected(async (database) => {
    const transaction = begin(database, [...collectionNames, 'desk'])
    const removing = samples.flatMap(({ collection, id }) => [
      transaction.objectStore(collection).delete(id),
      transaction.objectStore('desk').delete([collection, id]),
    ])
    await Promise.all([...removing, transaction.done])
  })
  for (const [collection, ids] of byCollection()) tell({ kind: 'erased', collection, ids })
}

const byCollection = () =>
  collectionNames.map((collection) => {
    const own = samples.filter((it) => it.collection === collection)
    return [collection, own.map(({ id }) => id)] as const
  })
