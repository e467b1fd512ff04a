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

export interface ManyOptions {
  /** Stops before the next batch: what is done stays done, and the rest is neither done nor failed. */
  readonly signal?: AbortSignal
  /** After each batch: how many of all have been tried. */
  readonly onProgress?: (tried: number) => void
}

/** Makes one change to any number of entries. Never throws: what fails is said of each record. */
export async function changeMany(
  desk: Desk,
  collection: Collection,
  items: readonly DeskItem[],
  change: DeskChange,
  options: ManyOptions = {},
): Promise<Changed> {
  const entries: DeskEntry[] = []
  const failures: Failure[] = []
  await eachBatch(items, options, async (batch) => {
    const ids = batch.map(({ record }) => record.id)
    const done = await orFailures(ids, () => desk.change(collection, batch, change))
    if ('entries' in done) entries.push(...done.entries)
    failures.push(...done.failures)
  })
  return { entries, failures }
}

/** Erases any number of records. Never throws: what fails is said of each record. */
export async function eraseMany(
  desk: Desk,
  collection: Collection,
  ids: readonly string[],
  options: ManyOptions = {},
): Promise<Erased> {
  const erased: string[] = []
  const failures: Failure[] = []
  await eachBatch(ids, options, async (batch) => {
    const done = await orFailures(batch, () => desk.erase(collection, batch))
    if ('ids' in done) erased.push(...done.ids)
    failures.push(...done.failures)
  })
  return { ids: erased, failures }
}

/** The same items in lists of at most BATCH_SIZE. */
export function inBatches<T>(items: readonly T[]): readonly T[][] {
  const count = Math.ceil(items.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, i) => items.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE))
}

async function eachBatch<T>(
  items: readonly T[],
  { signal, onProgress }: ManyOptions,
  work: (batch: readonly T[]) => Promise<void>,
): Promise<void> {
  let tried = 0
  for (const batch of inBatches(items)) {
    if (signal?.aborted) return
    await work(batch)
    tried += batch.length
    onProgress?.(tried)
  }
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
