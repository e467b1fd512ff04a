import { deskSamples } from '@duskpane/content/desk/samples'
import type { Submissions } from '../backend'
import { collectionNames, collections } from '../collections'
import { toPayload } from '../payload'
import { tell } from './channel'
import { written } from './database'
import { replay } from './earlier-entry'

const HOUR_MS = 60 * 60_000

/** The id of a sample is its place in the list, so each is added only once and can be found again. */
const samples = deskSamples.map((sample, index) => ({
  ...sample,
  id: `Sample${String(index + 1).padStart(14, '0')}`,
}))

/** Adds the samples that are not there, dated back from now. */
export async function addSamples(by: string): Promise<void> {
  const now = Date.now()
  await written([...collectionNames], async (transaction) => {
    const adding = samples.map(async ({ id, collection, hoursAgo, fields, done }) => {
      const records = transaction.objectStore(collection)
      if (await records.getKey(id)) return
      const arrived = now - hoursAgo * HOUR_MS
      // A time between the arrival and now.
      const step = (hoursAgo * HOUR_MS) / 10
      const history = done.map(({ mine, ...change }, index) => ({
        ...change,
        ...(mine && { assignee: by }),
        at: new Date(arrived + (index + 1) * step),
        by,
      }))
      await records.add({
        ...toPayload(collection, fields as Submissions[typeof collection]),
        ...(history.length > 0 && replay(history)),
        id,
        [collections[collection].timeField]: new Date(arrived),
        sample: true,
      })
    })
    await Promise.all(adding)
  })
  for (const [collection, ids] of byCollection()) tell({ kind: 'arrived', collection, ids })
}

/** Erases every sample. */
export async function removeSamples(): Promise<void> {
  await written([...collectionNames], async (transaction) => {
    await Promise.all(
      samples.map(({ collection, id }) => transaction.objectStore(collection).delete(id)),
    )
  })
  for (const [collection, ids] of byCollection()) tell({ kind: 'erased', collection, ids })
}

const byCollection = () =>
  collectionNames.map((collection) => {
    const own = samples.filter((it) => it.collection === collection)
    return [collection, own.map(({ id }) => id)] as const
  })
