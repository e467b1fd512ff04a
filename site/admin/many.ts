import { BackendError, type StoredRecord } from '../backend/backend'
import {
  BATCH_SIZE,
  type Changed,
  type Desk,
  type DeskChange,
  type Erased,
  type Failure,
} from '../backend/desk'

/**
 * Makes one change to any number of records; to give one to somebody starts it. Never throws: what fails is said of
 * each record.
 */
export async function changeMany(
  desk: Pick<Desk, 'change'>,
  records: readonly StoredRecord[],
  change: DeskChange,
): Promise<Changed> {
  const starts = change.assignee && change.status === undefined
  const starting = records.filter(({ status }) => starts && status === 'pending')
  const others = records.filter((record) => !starting.includes(record))
  const changed: StoredRecord[] = []
  const failures: Failure[] = []
  const make = async (batch: readonly StoredRecord[], wanted: DeskChange) => {
    const done = await orFailures(batch, () => desk.change(batch, wanted))
    if ('records' in done) changed.push(...done.records)
    failures.push(...done.failures)
  }
  for (const batch of inBatches(starting)) await make(batch, { ...change, status: 'in-progress' })
  for (const batch of inBatches(others)) await make(batch, change)
  return { records: changed, failures }
}

/**
 * Erases any number of records. Never throws: what fails is said of each record.
 * @param onProgress after each batch: how many of all have been tried
 */
export async function eraseMany(
  desk: Pick<Desk, 'erase'>,
  records: readonly StoredRecord[],
  options: Parameters<Desk['erase']>[1],
  onProgress?: (tried: number) => void,
): Promise<Erased> {
  const ids: string[] = []
  const failures: Failure[] = []
  let tried = 0
  for (const batch of inBatches(records)) {
    const done = await orFailures(batch, () => desk.erase(batch, options))
    if ('ids' in done) ids.push(...done.ids)
    failures.push(...done.failures)
    tried += batch.length
    onProgress?.(tried)
  }
  return { ids, failures }
}

/** The same items in lists of at most BATCH_SIZE. */
function inBatches<T>(items: readonly T[]): readonly T[][] {
  const count = Math.ceil(items.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, i) => items.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE))
}

/** A call that fails as a whole fails for each of its records. */
async function orFailures<T>(
  records: readonly StoredRecord[],
  call: () => Promise<T>,
): Promise<T | { readonly failures: readonly Failure[] }> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    return { failures: records.map(({ id }) => ({ id, error })) }
  }
}
