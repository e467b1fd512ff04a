import { createDocumentId, type StoredRecord } from './backend'
import type { DeskChange, DeskEvent, Done, ErasureProof, Failure } from './desk'
import {
  changedSince,
  notFound,
  numbersOf,
  type Outcome,
  objection,
  partsOf,
  withEvent,
} from './history'

/** What a store offers the desk at once: all that is written takes place, or nothing. Reads come first. */
export interface Transaction {
  get(record: StoredRecord): Promise<StoredRecord | undefined>
  /** Keeps a record with one more event, which is the last of its history. */
  change(changed: StoredRecord, event: DeskEvent): unknown
  erase(record: StoredRecord): unknown
  prove(id: string, erased: ErasureProof['erased']): unknown
}

/** Makes one change to those of the records that are as they were seen. */
export async function changeIn(
  transaction: Transaction,
  seen: readonly StoredRecord[],
  change: DeskChange,
  by: string,
): Promise<Done> {
  const stored = await Promise.all(seen.map(transaction.get))
  const outcomes = seen.map(async (record, place): Promise<Outcome> => {
    const found = stored[place]
    if (!found) return notFound(record.id)
    const started = isStarted(record, change) && { status: 'in-progress' as const }
    const wanted = partsOf({ ...change, ...started })
    const objected = objection(found, record, wanted, by)
    if (objected) return objected
    const event = { ...wanted, at: timeAfter(found), by }
    const changed = withEvent(found, event)
    await transaction.change(changed, event)
    return changed
  })
  const all = await Promise.all(outcomes)
  return {
    records: all.flatMap((it) => ('error' in it ? [] : it)),
    failures: all.flatMap((it) => ('error' in it ? it : [])),
  }
}

/**
 * Erases those of the records that are as they were seen.
 * @param onRequest whether their sender has asked for it, of which the proof is kept
 */
export async function eraseIn(
  transaction: Transaction,
  seen: readonly StoredRecord[],
  onRequest = false,
): Promise<Done> {
  const stored = await Promise.all(seen.map(transaction.get))
  const failures: Failure[] = []
  const records = seen.filter((record, place) => {
    const found = stored[place]
    const changed = found && changedSince(found, record)
    if (changed) failures.push(changed)
    return found && !changed
  })
  await Promise.all(records.map(transaction.erase))
  if (onRequest && records.length > 0) {
    await transaction.prove(createDocumentId(), numbersOf(records))
  }
  return { records, failures }
}

/** Whether a change begins with a record: it gives it to somebody, and says nothing of its status. */
function isStarted({ status }: StoredRecord, change: DeskChange): boolean {
  return status === 'pending' && Boolean(change.assignee) && change.status === undefined
}

/** Now, or just after the last event where the clock was set back. */
function timeAfter({ history }: StoredRecord): Date {
  return new Date(Math.max(Date.now(), (history.at(-1)?.at?.getTime() ?? 0) + 1))
}
