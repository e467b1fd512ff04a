import { type DocumentData, Timestamp } from 'firebase/firestore/lite'
import { type DeskEntry, type DeskEvent, STATES } from '../desk'
import { partsOf } from '../desk-entry'

/** The path of a record's entry, which only admins reach. */
export const entriesPath = (name: string) => ['desk', name, 'records'] as const

/**
 * An entry as it is stored, where the history is a map from '0' on: Firestore puts its own time into maps and
 * not into lists, and its rules see which key is new.
 */
export function toEntry(id: string, stored: DocumentData): DeskEntry {
  const events: Readonly<Record<string, DocumentData>> = stored.history
  const history = Object.entries(events)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, event]) => toEvent(event))
  const state = STATES.find((it) => it === stored.state) ?? 'new'
  return { id, state, assignee: String(stored.assignee), history }
}

function toEvent(event: DocumentData): DeskEvent {
  return { ...partsOf(event), at: event.at.toDate(), by: String(event.by) }
}

/** When a record arrived, for its entry: to the millisecond, as a `Date` has it. */
export const arrivedAt = (storedAt: Date) => Timestamp.fromDate(storedAt)
