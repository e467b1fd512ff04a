import type { Collection, StoredRecord, Submissions } from './backend'
import { collections } from './collections'
import type { DeskEvent, ErasureProof } from './desk'
import type { FieldDescription } from './fields'
import { normalize } from './normalize'

type Texts = Readonly<Record<string, string>>
type Stored = Readonly<Record<string, unknown>>

/** The stored fields of a submission, as they were meant (`normalize`), except the time, which is the store's own. */
export function toPayload<K extends Collection>(collection: K, submission: Submissions[K]): Texts {
  const fields: Readonly<Record<string, FieldDescription>> = collections[collection].fields
  const texts = describedTexts(collection, submission)
  const described = Object.entries(fields).map(([name, { kind }]) => [
    name,
    normalize(kind, texts[name] ?? ''),
  ])
  return { ...Object.fromEntries(described), ...collections[collection].constants }
}

/** What a payload says for good: admins change the status. */
export function withoutStatus({ status: _, ...payload }: Texts): Texts {
  return payload
}

/**
 * A stored record as the admin reads it. It may be of any age, or written past this site: what is missing or of
 * another kind is empty, and nothing throws.
 */
export function toRecord(collection: Collection, id: string, stored: Stored): StoredRecord {
  const record = {
    ...describedTexts(collection, stored),
    collection,
    id,
    storedAt: dateOf(stored[collections[collection].timeField]),
    status: textOf(stored.status) || 'pending',
    assignee: textOf(stored.assignee),
    history: eventsOf(stored.history).map((event): DeskEvent => {
      const parts = ['status', 'assignee', 'note'].filter((part) => part in event)
      return {
        ...Object.fromEntries(parts.map((part) => [part, textOf(event[part])])),
        at: dateOf(event.at),
        by: textOf(event.by),
      }
    }),
    ...(stored.sample === true && { sample: true }),
  }
  return record as unknown as StoredRecord
}

/** The proof of an erasure, read as a record is. */
export function toProof(id: string, { at, erased }: Stored): ErasureProof {
  const counts = Object.entries(Object(erased)).filter(([, count]) => typeof count === 'number')
  return { id, at: dateOf(at), erased: Object.fromEntries(counts) }
}

/** A date, or what each of Firestore's clients reads as one; undefined for what is none. */
function dateOf(value: unknown): Date | undefined {
  const { toDate } = Object(value)
  const date = typeof toDate === 'function' ? toDate.call(value) : value
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined
}

/** The events of a history, which is a list, or a map by number: each counts, as their number is the version. */
export function eventsOf(history: unknown): readonly Stored[] {
  if (typeof history !== 'object' || history === null) return []
  return Object.entries(history)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, event]) => (typeof event === 'object' && event !== null ? event : {}))
}

function describedTexts(collection: Collection, from: Stored): Texts {
  const fields = Object.keys(collections[collection].fields)
  return Object.fromEntries(fields.map((field) => [field, textOf(from[field])]))
}

/** A text as it is, a number or a truth value in letters, and nothing for what is none of them. */
function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}
