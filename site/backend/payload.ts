import type { Collection, StoredRecord, Submissions } from './backend'
import { collections } from './collections'
import type { FieldDescription } from './fields'
import { normalize } from './normalize'

type Texts = Readonly<Record<string, string>>

/** The text of every described field; one that is missing or is no text becomes empty. */
function describedTexts(collection: Collection, from: Readonly<Record<string, unknown>>): Texts {
  const fields = Object.keys(collections[collection].fields)
  const texts = fields.map((field) => {
    const value = from[field]
    return [field, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(texts)
}

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

/** A stored record as the admin reads it. */
export function toRecord<K extends Collection>(
  collection: K,
  id: string,
  stored: Readonly<Record<string, unknown>>,
  storedAt: Date,
): StoredRecord<K> {
  const record = {
    ...describedTexts(collection, stored),
    ...(stored.sample === true && { sample: true }),
    id,
    storedAt,
  }
  return record as unknown as StoredRecord<K>
}
