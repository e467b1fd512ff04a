import type { Collection, StoredRecord } from '../backend/backend'
import { collectionNames, collections } from '../backend/collections'
import { isOpen } from '../backend/desk'

/** Whether the senders of a collection expect an answer: those who write a message do. */
export function expectsAnswer(collection: Collection): boolean {
  return 'message' in collections[collection].fields
}

/** The collections whose records wait for an answer. */
export const collectionsWithAnswers = collectionNames.filter(expectsAnswer)

const HOUR_MS = 60 * 60_000
/** Senders are told "within 24–48 hours": due after the first, overdue after the second. */
const DUE_MS = 24 * HOUR_MS
const OVERDUE_MS = 48 * HOUR_MS

/** `waiting` for 24 hours, then `due`, and `overdue` after 48: weekends and nights count. */
export type Clock = 'waiting' | 'due' | 'overdue'

/** The clock of a record; undefined once it is answered, closed or spam, and for records without a message. */
export function clockOf(record: StoredRecord, now: Date): Clock | undefined {
  if (!('message' in record) || !record.storedAt || !isOpen(record)) return undefined
  if (record.storedAt < overdueBefore(now)) return 'overdue'
  return record.storedAt < dueBefore(now) ? 'due' : 'waiting'
}

/** When the answer to a record is overdue, capped at the last valid date: a stored time may be anything. */
export const overdueFrom = (arrived: Date) =>
  new Date(Math.min(arrived.getTime() + OVERDUE_MS, 8.64e15))

/** Records from before this time are due or overdue at `now`, unless they are answered. */
export const dueBefore = (now: Date) => new Date(now.getTime() - DUE_MS)

/** Records from before this time are overdue at `now`, unless they are answered. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - OVERDUE_MS)
