/**
 * The port: what the pages may ask of a database and of an authentication service. `embedded/` and
 * `firestore/` implement it; no page knows which.
 */

import type { collections } from './collections'
import type { Desk, DeskEvent } from './desk'

export type Collection = keyof typeof collections

type Value<Field> = Field extends { readonly options: readonly (infer Option)[] }
  ? Option | (Field extends { readonly required: true } ? never : '')
  : string
type Values<Fields> = { readonly [Name in keyof Fields]: Value<Fields[Name]> }

/**
 * What a visitor fills in, by the collection that keeps it; what was left out is empty. Status, type
 * and time are added by the adapter.
 */
export type Submissions = { readonly [K in Collection]: Values<(typeof collections)[K]['fields']> }

/** A submission as the admin reads it, with what the store added and what admins made of it. */
export type StoredRecord<K extends Collection = Collection> = Submissions[K] & {
  /** The list that it is in. */
  readonly collection: K
  readonly id: string
  /** The store's own clock at the write, never the visitor's; undefined where it cannot be read. */
  readonly storedAt: Date | undefined
  /** One of STATUSES, unless another version of this site has written it. */
  readonly status: string
  /** An admin's e-mail address, or empty. */
  readonly assignee: string
  /** Oldest first, only added to. Its length is the version of the record. */
  readonly history: readonly DeskEvent[]
  /** Made up, to try the desk with. */
  readonly sample?: true
}

/** Where the next page of a list starts: made by the adapter, opaque to everyone else. */
export type Cursor = object

export interface SubmissionStore {
  /** Loads what the first write will need, when a visitor first focuses a form. Never throws. */
  prepare(): void
  /**
   * Stores one filled-in form under an id made by `createDocumentId`. A write is never tried again by itself.
   * @param sentBefore whether the visitor has sent these values under this id before, and the answer was lost or a
   * failure: what was stored then is not stored twice, and keeps its time
   * @throws {BackendError} `permission-denied` for what the collection's description does not allow; `unconfirmed`
   * where it may be stored, or still be; else nothing is stored, nor will be
   */
  submit<K extends Collection>(
    collection: K,
    id: string,
    submission: Submissions[K],
    sentBefore?: boolean,
  ): Promise<void>
}

/** Why a session ended by itself: by a sign-out in another tab, after a day, or after an hour without use. */
export type SessionEnd = 'signed-out' | 'expired'

export interface AdminSession {
  /** @throws {BackendError} `unauthenticated` for a wrong pair, an unknown user or a user who is no admin */
  signIn(email: string, password: string): Promise<void>
  /** Ends the session in every tab of this browser. */
  signOut(): Promise<void>
  /**
   * The e-mail address of the signed-in admin; undefined without a session. A session lasts for its tab at the
   * longest: Firestore's outlives a reload, the embedded one does not.
   * @throws {BackendError} when the authentication service does not load or answer
   */
  restore(): Promise<string | undefined>
  /** Says that the admin is at work, which keeps the session from ending. Cheap: call it at every key and click. */
  touch(): void
  /** Calls `listener` once the session ends other than by this tab's own `signOut`. Returns how to stop. */
  onEnd(listener: (why: SessionEnd) => void): () => void
}

export interface Backend {
  /** `embedded` keeps entries in this browser only, and the pages say so. */
  readonly kind: 'embedded' | 'firestore'
  readonly submissions: SubmissionStore
  readonly desk: Desk
  readonly admin: AdminSession
}

export type BackendErrorCode =
  | 'unavailable'
  | 'timeout'
  | 'unconfirmed'
  | 'permission-denied'
  | 'unauthenticated'
  | 'conflict'
  | 'not-found'
  | 'unknown'

/** Any failure behind the port, created by the adapter. `cause` is what was thrown. */
export class BackendError extends Error {
  override readonly name = 'BackendError'

  constructor(
    readonly code: BackendErrorCode,
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options)
  }
}

/** Records per page of a list, unless another size is asked for. */
export const PAGE_SIZE = 50

/** Where counting stops, so that opening the dashboard costs the same however many records there are. */
export const COUNT_LIMIT = 1000

/** Nothing that a reference could be misread by on the phone: 32 characters, of which each is as likely. */
const ID_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A new random document id in Firestore's own format: 20 letters and digits, 100 bits. */
export function createDocumentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(bytes, (byte) => ID_ALPHABET.charAt(byte % ID_ALPHABET.length)).join('')
}

/** Tells a record from all others: a sender may choose one id in several lists. */
export const keyOf = ({ collection, id }: Pick<StoredRecord, 'collection' | 'id'>): string =>
  `${collection}/${id}`

/** The reference of a record where there is little room, and in a subject: the end of its id. */
export const codeOf = (id: string): string => id.slice(-8)
