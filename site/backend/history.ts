import { BackendError, type Collection, type StoredRecord } from './backend'
import {
  type DeskChange,
  type DeskEvent,
  type ErasureProof,
  type Failure,
  HISTORY_LIMIT,
  NOTE_LIMIT,
} from './desk'

/** The record after one more event. */
export function withEvent(record: StoredRecord, event: DeskEvent): StoredRecord {
  const { status = record.status, assignee = record.assignee } = event
  return { ...record, status, assignee, history: [...record.history, event] }
}

/** The three parts of a change that it has; halves of surrogate pairs in its texts become U+FFFD. */
export function partsOf({ status, assignee, note }: DeskChange): DeskChange {
  return {
    ...(status !== undefined && { status }),
    ...(assignee !== undefined && { assignee }),
    ...(note !== undefined && { note: note.replace(/\p{Surrogate}/gu, '\ufffd') }),
  }
}

/** Whether something is still to be done with a record. */
export function isOpen({ status }: Pick<StoredRecord, 'status'>): boolean {
  return status === 'pending' || status === 'in-progress'
}

/** @throws {RangeError} for a change that no store takes */
export function checkChange(change: DeskChange): void {
  const { note } = change
  if (Object.keys(partsOf(change)).length === 0) throw new RangeError('The change is empty.')
  if (note === undefined) return
  if (note === '' || note.length > NOTE_LIMIT) {
    throw new RangeError(`A note has 1 to ${NOTE_LIMIT} characters, this one ${note.length}.`)
  }
}

/** What became of one record: itself as it stands now, or why it was left alone. */
export type Outcome = StoredRecord | Failure

/**
 * Why a record as it is stored does not take a change that was meant for it as it was seen; the stored record
 * itself where the change is in it already, because the answer to the first attempt was lost; undefined where
 * it takes the change.
 */
export function objection(
  stored: StoredRecord,
  seen: StoredRecord,
  change: DeskChange,
  by: string,
): Outcome | undefined {
  const next = stored.history[seen.history.length]
  if (next?.by === by && sameParts(next, change)) return stored
  const changed = changedSince(stored, seen)
  if (changed) return changed
  if (stored.history.length < HISTORY_LIMIT) return undefined
  const error = new BackendError('permission-denied', `The history of ${stored.id} is full.`)
  return { id: stored.id, error }
}

/** The failure of whoever has seen another version of a record than the one that is stored. */
export function changedSince(stored: StoredRecord, seen: StoredRecord): Failure | undefined {
  if (stored.history.length === seen.history.length) return undefined
  const error = new BackendError('conflict', `${stored.id} has changed.`)
  return { id: stored.id, error, current: stored }
}

/** How many records of each collection, as a proof of their erasure counts them. */
export function numbersOf(records: readonly StoredRecord[]): ErasureProof['erased'] {
  const numbers: Partial<Record<Collection, number>> = {}
  for (const { collection } of records) numbers[collection] = (numbers[collection] ?? 0) + 1
  return numbers
}

/** A failure for a record that is not there. */
export function notFound(id: string): Failure {
  return { id, error: new BackendError('not-found', `There is no record ${id}.`) }
}

function sameParts(one: DeskEvent, other: DeskChange): boolean {
  return JSON.stringify(partsOf(one as DeskChange)) === JSON.stringify(partsOf(other))
}
