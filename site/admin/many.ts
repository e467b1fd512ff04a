import { BackendError, type Collection } from '../backend/backend'
import {
  BATCH_SIZE,
  type Changed,
  type Desk,
  type DeskChange,
  type DeskEntry,
  type DeskItem,
  type Erased,
  type Failure,
} from '../backend/desk'

/** Makes one change to any number of entries. Never throws: what fails is said of each record. */
export async function changeMany(
  desk: Desk,
  collection: Collection,
  items: readonly DeskItem[],
  change: DeskChange,
): Promise<Changed> {
  const entries: DeskEntry[] = []
  const failures: Failure[] = []
  for (const batch of inBatches(items)) {
    const ids = batch.map(({ record }) => record.id)
    const done = await orFailures(ids, () => desk.change(collection, batch, change))
    if ('entries' in done) entries.push(...done.entries)
    failures.push(...done.failures)
  }
  return { entries, failures }
}

/**
 * Erases any number of records. Never throws: what fails is said of each record.
 * @param onProgress after each batch: how many of all have been tried
 */
export async function eraseMany(
  desk: Desk,
  collection: Collection,
  ids: readonly string[],
  onProgress?: (tried: number) => void,
): Promise<Erased> {
  const erased: string[] = []
  const failures: Failure[] = []
  let tried = 0
  for (const batch of inBatches(ids)) {
    const done = await orFailures(batch, () => desk.erase(collection, batch))
    if ('ids' in done) erased.push(...done.ids)
    failures.push(...done.failures)
    tried += batch.length
    onProgress?.(tried)
  }
  return { ids: erased, failures }
}

/** The same items in lists of at most BATCH_SIZE. */
export function inBatches<T>(items: readonly T[]): readonly T[][] {
  const count = Math.ceil(items.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, i) => items.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE))
}

/** A call that fails as a whole fails for each of its records. */
async function orFailures<T>(
  ids: readonly string[],
  call: () => Promise<T>,
): Promise<T | { readonly failures: readonly Failure[] }> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    return { failures: ids.map((id) => ({ id, error })) }
  }
}
