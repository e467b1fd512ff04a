/**
 * The only door to the outside: what the pages may ask of a database and of an
 * authentication service. `embedded/` and `firestore/` answer it; no page knows which.
 */

/** What a visitor fills in, by the collection that keeps it. Status, type and time are added by the adapter. */
export interface Submissions {
  readonly 'newsletter-subscribers': { readonly email: string }
  readonly 'distributor-applications': {
    readonly company: string
    /** Empty when the applicant left it out. */
    readonly website: string
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly country: string
    readonly city: string
    readonly distributes: 'Yes' | 'No'
    /** Empty unless `distributes` is Yes. */
    readonly brands: string
    readonly years: string
    readonly why: string
  }
  readonly 'contact-inquiries': {
    readonly name: string
    readonly email: string
    readonly country: string
    readonly city: string
    /** Empty when the visitor left it out. */
    readonly phone: string
    readonly message: string
  }
  readonly 'contact-messages': {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly subject: string
    readonly message: string
  }
}

export type Collection = keyof Submissions

/** What made a submission look like a machine's: the hidden field was filled in, or all of it faster than a person can. */
export const SUSPICIONS = ['honeypot', 'speed'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** A filled-in form as it is stored: whatever is suspected of it, it is stored. */
export type Submission<K extends Collection> = Submissions[K] & {
  /** Absent from what looks like a person's. */
  readonly suspected?: Suspicion
}

/** A submission as the admin reads it: with its id and the time the store wrote it. */
export type StoredRecord<K extends Collection> = Submission<K> & {
  readonly id: string
  /** The store's own clock at the write, never the visitor's. */
  readonly storedAt: Date
}

/** Where the next page starts; made by the store, opaque to everybody else. */
export type Cursor = string & { readonly __cursor: unique symbol }

export interface Page<K extends Collection> {
  /** Newest first. */
  readonly records: readonly StoredRecord<K>[]
  /** Records of the whole collection. Counting stops at COUNT_LIMIT, which reads "so many or more". */
  readonly total: number
  /** Absent on the last page. */
  readonly next?: Cursor
}

export interface SubmissionStore {
  /** Loads what the first write will need. Called when a visitor first touches a form; never throws. */
  prepare(): void
  /**
   * Stores one filled-in form. `id` names the record: calling again with the same id and values
   * after a lost answer stores nothing twice.
   * @throws {BackendError}
   */
  submit<K extends Collection>(collection: K, id: string, submission: Submission<K>): Promise<void>
  /**
   * One page of a collection, newest first, 50 records at the most.
   * @throws {BackendError} `permission-denied` without an admin session
   */
  list<K extends Collection>(collection: K, after?: Cursor): Promise<Page<K>>
  /**
   * Erases a record for good. One that is gone already is no failure: another tab was faster.
   * @throws {BackendError} `permission-denied` without an admin session
   */
  erase(collection: Collection, id: string): Promise<void>
}

export interface AdminSession {
  /** @throws {BackendError} `unauthenticated` for a wrong pair, an unknown user or a user who is no admin */
  signIn(email: string, password: string): Promise<void>
  signOut(): Promise<void>
  /**
   * Whether an admin is signed in, once a session kept from an earlier visit was looked for.
   * @throws {BackendError} when that cannot be found out
   */
  restore(): Promise<boolean>
}

export interface Backend {
  /** `embedded` keeps entries in this browser only, and the pages say so. */
  readonly kind: 'embedded' | 'firestore'
  readonly submissions: SubmissionStore
  readonly admin: AdminSession
}

export type BackendErrorCode =
  | 'unavailable'
  | 'timeout'
  | 'permission-denied'
  | 'unauthenticated'
  | 'conflict'
  | 'unknown'

/** Any failure behind the port, made once in the adapter. `cause` keeps what was thrown. */
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

/** Records a page of a list holds. */
export const PAGE_SIZE = 50

/** Where counting stops, so that a visit to the dashboard costs the same however many records there are. */
export const COUNT_LIMIT = 1000

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A fresh document id: 20 letters and digits, about 119 bits, the form Firestore gives its own. */
export function createDocumentId(): string {
  const id: string[] = []
  while (id.length < 20) {
    for (const byte of crypto.getRandomValues(new Uint8Array(40))) {
      // Rejecting bytes past the last whole multiple of 62 keeps every letter equally likely.
      if (byte < 248 && id.length < 20) id.push(ID_ALPHABET.charAt(byte % 62))
    }
  }
  return id.join('')
}
