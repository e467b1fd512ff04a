/**
 * The desk's half of the port: what an admin may do with what visitors sent. What they sent cannot be changed;
 * what admins make of it is kept on the record, beside it.
 */

import type { BackendError, Collection, Cursor, StoredRecord } from './backend'

/** How far the admins have come with a record. Every record starts as `pending`. */
export const STATUSES = ['pending', 'in-progress', 'answered', 'closed', 'spam'] as const
export type Status = (typeof STATUSES)[number]

/** Of records with which something is still to be done. */
export const OPEN_STATUSES: readonly string[] = ['pending', 'in-progress'] satisfies Status[]

/** Whether something is still to be done with a record. */
export const isOpen = ({ status }: Pick<StoredRecord, 'status'>) => OPEN_STATUSES.includes(status)

/** The most characters of a note, in UTF-16 code units. */
export const NOTE_LIMIT = 2000
/** The most events of one record: with notes of full length, what Firestore takes in a document. */
export const HISTORY_LIMIT = 140
/** The most records of one page of `Desk.list`. */
export const LARGEST_PAGE = 300

/** What an admin does to a record; at least one of the three. */
export interface DeskChange {
  readonly status?: Status
  /** An admin's e-mail address; empty takes the record from whoever had it. */
  readonly assignee?: string
  /** Never blank. */
  readonly note?: string
}

/** A change as the history keeps it, for good. */
export interface DeskEvent {
  readonly status?: string
  readonly assignee?: string
  readonly note?: string
  /** The store's own clock; undefined where it cannot be read. */
  readonly at: Date | undefined
  /** The e-mail address of the admin. */
  readonly by: string
}

export interface DeskPage {
  /** Newest first. On the last page those without a readable time follow, however many. */
  readonly records: readonly StoredRecord[]
  /**
   * Records of the whole collection, counted for the first page of a list. Counting stops at COUNT_LIMIT, which stands
   * for "1000 or more".
   */
  readonly total: number
  /** Absent on the last page. */
  readonly next?: Cursor
}

export interface PageOptions {
  /** Where the page starts; the newest record by default. */
  readonly after?: Cursor | undefined
  /** Records on the page: PAGE_SIZE by default, LARGEST_PAGE at the most. */
  readonly size?: number
  /**
   * Only records that are pending or in progress and came before it. A page may then have fewer of them than its size,
   * or none, and be followed by another; the total stays that of the collection.
   */
  readonly openBefore?: Date | undefined
}

/** Each stops at COUNT_LIMIT. */
export interface DeskCounts {
  /** Records that no admin has started. */
  readonly new: number
  /** Records that are pending or in progress and came before the first date that was given; 0 where records start without a status. */
  readonly overdue?: number | undefined
  /** The same for the second date, which is later: what is overdue is due, too. */
  readonly due?: number | undefined
}

/** One record with which a call for many did nothing. */
export interface Failure {
  readonly collection: Collection
  readonly id: string
  /** As it was known before. */
  readonly record: StoredRecord
  /** `conflict`: another admin was faster. `not-found`: the record is erased. */
  readonly error: BackendError
  /** The record as it stands now, after a conflict: its history from the expected version on is what changed. */
  readonly current?: StoredRecord
}

/** What became of many records. */
export interface Done {
  /** The records as they stand now, or as they were erased. One that is in neither list was gone before. */
  readonly records: readonly StoredRecord[]
  readonly failures: readonly Failure[]
}

export interface EraseOptions {
  /** Whether their sender has asked for it: then each transaction keeps the proof of what it erases. */
  readonly onRequest?: boolean
  /** Is told how many have been tried so far. */
  readonly onTried?: ((count: number) => void) | undefined
}

/** What happened to a collection while the desk was open, here or on another desk. */
export interface DeskNews {
  readonly collection: Collection
  /** Newest first. */
  readonly arrived: readonly StoredRecord[]
  readonly changed: readonly StoredRecord[]
  /** The ids of erased records, as far as the store tells. */
  readonly erased: readonly string[]
}

export interface Watch {
  /** What arrived from then on is told; what came shortly before may be told, too. */
  readonly since: Date
  readonly onNews: (news: DeskNews) => void
  /** The connection is interrupted, or back: then what was missed is told. */
  readonly onInterrupted?: (isInterrupted: boolean) => void
  /** The watch has ended and tells nothing more; start another to go on. */
  readonly onLost: (error: BackendError) => void
}

/** The proof that someone asked to be erased and was. It names no one. */
export interface ErasureProof {
  readonly id: string
  readonly at: Date | undefined
  /** Erased records by collection. */
  readonly erased: Readonly<Partial<Record<Collection, number>>>
}

/** Every call throws `BackendError` with `permission-denied` without an admin session. */
export interface Desk {
  /** One page of a collection, newest first. */
  list(collection: Collection, options?: PageOptions): Promise<DeskPage>
  /** One record by its id; undefined where there is none. */
  get(collection: Collection, id: string): Promise<StoredRecord | undefined>
  /** What waits in a collection, at the same cost however many records there are. */
  counts(collection: Collection, overdueBefore?: Date, dueBefore?: Date): Promise<DeskCounts>
  /** The email addresses of the admins who have records of a collection, at the cost of a read for each. */
  assignees(collection: Collection): Promise<readonly string[]>
  /**
   * Makes one change to records, several per transaction, and to each only if it is still the given one. Assigning a
   * new record starts it. Calling again with the same records, after a lost answer, changes nothing twice.
   * @throws {RangeError} for an empty change, and for a note that is blank or longer
   */
  change(records: readonly StoredRecord[], change: DeskChange): Promise<Done>
  /** Erases records for good, some in a transaction each, and each only if it is still the given one. */
  erase(records: readonly StoredRecord[], options?: EraseOptions): Promise<Done>
  /** The latest PAGE_SIZE proofs of erasures, newest first. */
  erasures(): Promise<readonly ErasureProof[]>
  /** Tells what happens from now on. The returned function ends it. */
  watch(watch: Watch): () => void
  /** Made-up records to try the desk with; absent where they could be mistaken for somebody's. */
  readonly samples?: {
    /** Adds them all, dated back from now. Adding them again changes nothing. */
    add(): Promise<void>
    /** Erases every one. */
    remove(): Promise<void>
  }
}
