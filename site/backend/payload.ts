import {
  type Collection,
  type StoredRecord,
  SUSPICIONS,
  type Submission,
  type Submissions,
} from './backend'

type Fields = { readonly [K in Collection]: readonly (keyof Submissions[K] & string)[] }

/** What a visitor fills in, by collection: these keys are stored and no others. */
export const SUBMITTED_FIELDS: Fields = {
  'newsletter-subscribers': ['email'],
  'distributor-applications': [
    'company',
    'website',
    'name',
    'email',
    'phone',
    'country',
    'city',
    'distributes',
    'brands',
    'years',
    'why',
  ],
  'contact-inquiries': ['name', 'email', 'country', 'city', 'phone', 'message'],
  'contact-messages': ['name', 'email', 'phone', 'subject', 'message'],
}

/** What every new record of a collection says besides. */
const CONSTANT_FIELDS: Readonly<Record<Collection, Readonly<Record<string, string>>>> = {
  'newsletter-subscribers': {},
  'distributor-applications': { status: 'pending' },
  'contact-inquiries': { type: 'dealer-inquiry', status: 'pending' },
  'contact-messages': { status: 'pending' },
}

/** The field that holds the store's own time of the write. */
export const TIME_FIELD: Readonly<Record<Collection, 'subscribedAt' | 'submittedAt'>> = {
  'newsletter-subscribers': 'subscribedAt',
  'distributor-applications': 'submittedAt',
  'contact-inquiries': 'submittedAt',
  'contact-messages': 'submittedAt',
}

export const COLLECTIONS = Object.keys(TIME_FIELD) as readonly Collection[]

/**
 * The stored fields of a submission, all but the time, which only the store knows. Text is
 * Unicode: half a surrogate pair, which no encoding can hold, is stored as what it looked like.
 */
export function toPayload<K extends Collection>(
  collection: K,
  submission: Submission<K>,
): Readonly<Record<string, string>> {
  const submitted = SUBMITTED_FIELDS[collection].map((field) => {
    return [field, String(submission[field]).replace(/\p{Surrogate}/gu, '\ufffd')]
  })
  const { suspected } = submission
  return {
    ...Object.fromEntries(submitted),
    ...CONSTANT_FIELDS[collection],
    ...(suspected && { suspected }),
  }
}

/** A stored record as the admin reads it; a field that is missing or no text reads as empty. */
export function toRecord<K extends Collection>(
  collection: K,
  id: string,
  stored: Readonly<Record<string, unknown>>,
  storedAt: Date,
): StoredRecord<K> {
  const submitted = SUBMITTED_FIELDS[collection].map((field) => {
    const value = stored[field]
    return [field, typeof value === 'string' ? value : '']
  })
  const suspected = SUSPICIONS.find((suspicion) => suspicion === stored.suspected)
  return { ...Object.fromEntries(submitted), ...(suspected && { suspected }), id, storedAt }
}
