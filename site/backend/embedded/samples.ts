import { collectionNames } from '../collections'
import { samples, toStored } from '../samples'
import { tell } from './channel'
import { written } from './database'

/** Adds the samples that are not there, dated back from now. */
export async function addSamples(by: string): Promise<void> {
  const now = Date.now()
  await written([...collectionNames], async (transaction) => {
    const adding = samples.map(async (sample) => {
      const records = transaction.objectStore(sample.collection)
      if (await records.getKey(sample.id)) return
      await records.add({ ...toStored(sample, by, now), id: sample.id })
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
