import { BackendError, keyOf, type StoredRecord } from './backend'
import type { Done, EraseOptions, Failure } from './desk'

interface BatchOptions extends Pick<EraseOptions, 'onTried'> {
  /** Records of one batch. */
  readonly size: number
  /** Batches at the same time. Default: one. */
  readonly atOnce?: number | undefined
}

/** Does something with some records at a time. */
export async function inBatches(
  records: readonly StoredRecord[],
  { size, atOnce = 1, onTried }: BatchOptions,
  work: (batch: readonly StoredRecord[]) => Promise<Done>,
): Promise<Done> {
  const done: Done[] = Array(Math.ceil(records.length / size))
  let tried = 0
  // All workers take from the one iterator, so each batch is done once.
  const places = done.keys()
  const take = async () => {
    for (const place of places) {
      const batch = records.slice(place * size, (place + 1) * size)
      done[place] = await orFailures(batch, work(batch))
      tried += batch.length
      onTried?.(tried)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return {
    records: done.flatMap((it) => it.records),
    failures: done.flatMap((it) => it.failures),
  }
}

/** The failure of one record. */
export const failureOf = (record: StoredRecord, error: BackendError): Failure => ({
  collection: record.collection,
  id: record.id,
  record,
  error,
})

/** What fails as a whole fails for each of its records. */
export async function orFailures(
  records: readonly StoredRecord[],
  work: Promise<Done>,
): Promise<Done> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    return {
      records: [],
      failures: records.map((record) => failureOf(record, error)),
    }
  }
}

/** Whether a record failed because it is no longer there. */
export const isGone = ({ error }: Failure) => error.code === 'not-found'

/** The records that failed, as they stand now. */
export function failedOf(
  records: readonly StoredRecord[],
  failures: readonly Failure[],
): readonly StoredRecord[] {
  const failed = new Map(failures.map((failure) => [keyOf(failure), failure]))
  return records.flatMap((it) => {
    const failure = failed.get(keyOf(it))
    return failure ? (failure.current ?? it) : []
  })
}

/** The records that did not fail. */
export function withoutFailed(
  records: readonly StoredRecord[],
  failures: readonly Failure[],
): readonly StoredRecord[] {
  const failed = new Set(failures.map(keyOf))
  return records.filter((it) => !failed.has(keyOf(it)))
}
