import { dueWindow } from '@duskpane/content/office-hours'
import type { Collection } from '../backend/backend'
import { collections } from '../backend/collections'
import type { DeskItem } from '../backend/desk'

/** Whether the records of a collection wait for an answer: those with a message do. */
export function isAnswered(collection: Collection): boolean {
  return 'message' in collections[collection].fields
}

/** `waiting` for the first 24 office hours, `due` up to the 48th, `overdue` from then on. */
export type Clock = 'waiting' | 'due' | 'overdue'

/** Where the clock of a record stands; undefined once it is answered, closed or spam, and for those who sent no message. */
export function clockOf(
  { record, entry }: Pick<DeskItem, 'record' | 'entry'>,
  now: Date,
): Clock | undefined {
  if (!('message' in record) || !['new', 'in-progress'].includes(entry.state)) return undefined
  const { from, until } = dueWindow(record.storedAt)
  if (now >= until) return 'overdue'
  return now >= from ? 'due' : 'waiting'
}
