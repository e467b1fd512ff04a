/**
 * The desk's half of the port: what an admin may do with what visitors sent. What they sent cannot be
 * changed; what the office makes of it stands beside each record, in an entry of its own.
 */

import type { BackendError, Collection, Cursor, StoredRecord } from './backend'

/** How far the office has come with a record. Every record starts as `new`. */
export const STATES = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const
export type DeskState = (typeof STATES)[number]

/** The most characters of a note, in UTF-16 code units. */
export const NOTE_LIMIT = 2000
/** The most events of one entry: with notes of full length, what Firestore takes in a document. */
export const HISTORY_LIMIT = 140
/** The most records of one call for many. */
export const BATCH_SIZE = 500
/** The most records of one page of `Desk.list`. */
export const LARGEST_PAGE = 300

/** What an admin does to a record's entry; at least one of the three. */
export interface DeskChange {
  readonly state?: DeskState
  /** An admin's e-mail address; empty takes the record from whoever had it. */
  readonly assignee?: string
  /** Never empty. */
  readonly note?: string
}

/** A change as the history keeps it, for good. */
export interface DeskEvent extends DeskChange {
  /** The store's own clock. */
  readonly at: Date
  /** The e-mail address of the admin. */
  readonly by: string
}

/** The office's side of one record. */
export interface DeskEntry {
  /** The id of the record. */
  readonly id: string
  readonly state: DeskState
  /** An admin's e-mail address, or empty. */
  readonly assignee: string
  /** Oldest first, only added to. Its length is the version of the entry. */
  readonly history: readonly DeskEvent[]
}

/** A record and what the office made of it. */
export interface DeskItem<K extends Collection = Collection> {
  readonly record: StoredRecord<K>
  readonly entry: DeskEntry
}

export interface DeskPage<K extends Collection = Collection> {
  /** Newest first. */
  readonly items: readonly DeskItem<K>[]
  /** Records of the whole collection. Counting stops at COUNT_LIMIT, which stands for "1000 or more". */
  readonly total: number
  /** Absent on the last page. */
  readonly next?: Cursor
}

export interface PageOptions {
  /** Where the page starts; the newest record by default. */
  readonly after?: Cursor | undefined
  /** Records on the page: PAGE_SIZE by default, LARGEST_PAGE at the most. */
  readonly size?: number
}

/** Each stops at COUNT_LIMIT. */
export interface DeskCounts {
  /** Records in the state `new`. */
  readonly new: number
  /** Records that are new or in progress and came before the given date. */
  readonly overdue: number
  /** The same for a later date, where one was given: what is overdue is due, too. */
  readonly due?: number
}

/** One record that a call for many could not do. */
export interface Failure {
  readonly id: string
  /** `conflict`: another admin was faster. `not-found`: the record is erased. */
  readonly error: BackendError
  /** The entry as it stands now, after a conflict: its history from the expected version on is what changed. */
  readonly current?: DeskEntry
}

export interface Changed {
  /** The entries as they stand now. */
  readonly entries: readonly DeskEntry[]
  readonly failures: readonly Failure[]
}

export interface Erased {
  readonly ids: readonly string[]
  readonly failures: readonly Failure[]
}

/** What happened to a collection while the desk was open, here or on another desk. */
export interface DeskNews<K extends Collection = Collection> {
  readonly collection: K
  /** Newest first. */
  readonly arrived: readonly StoredRecord<K>[]
  readonly changed: readonly DeskEntry[]
  /** The ids of erased records, as far as the store tells. */
  readonly erased: readonly string[]
}

export interface Watch {
  /** For each collection to watch, the time of its newest known record. */
  readonly since: Readonly<Partial<Record<Collection, Date>>>
  readonly onNews: (news: DeskNews) => void
  /** The watch has ended and tells nothing more; start another to go on. */
  readonly onLost: (error: BackendError) => void
}

/** That someone asked to be erased and was. It names nobody. */
export interface ErasureNote {
  readonly id: string
  readonly at: Date
  /** Erased records by collection. */
  readonly erased: Readonly<Partial<Record<Collection, number>>>
}

/** Every call throws `BackendError` with `permission-denied` without an admin session. */
export interface Desk {
  /** One page of a collection with its entries, newest first. */
  list<K extends Collection>(collection: K, options?: PageOptions): Promise<DeskPage<K>>
  /** One record by its id; undefined where there is none. */
  get<K extends Collection>(collection: K, id: string): Promise<DeskItem<K> | undefined>
  /** What waits in a collection, at the same cost however many records there are. */
  counts(collection: Collection, overdueBefore: Date, dueBefore?: Date): Promise<DeskCounts>
  /**
   * Makes one change to the entries of up to BATCH_SIZE records, each only if it is still the given one.
   * Calling again with the same items, after a lost answer, changes nothing twice.
   * @throws {RangeError} for an empty change, a longer note, or more items
   */
  change(collection: Collection, items: readonly DeskItem[], change: DeskChange): Promise<Changed>
  /**
   * Erases up to BATCH_SIZE records and their entries for good. One that is gone already is no failure.
   * @throws {RangeError} for more ids
   */
  erase(collection: Collection, ids: readonly string[]): Promise<Erased>
  /** The records sent from exactly this address, newest first, BATCH_SIZE at the most. */
  find<K extends Collection>(collection: K, address: string): Promise<readonly DeskItem<K>[]>
  /** Keeps that somebody's records were erased at their request. */
  noteErasure(erased: ErasureNote['erased']): Promise<void>
  /** The latest PAGE_SIZE notes of erasures, newest first. */
  erasures(): Promise<readonly ErasureNote[]>
  /** Tells what happens from now on. The returned function ends it. */
  watch(watch: Watch): () => void
  /** Made-up records to try the desk with; absent where they could be mistaken for somebody's. */
  readonly samples?: {
    /** Adds them all, dated back from now. Adding them again changes nothing. */
    add(): Promise<void>
    /** Erases every one with its entry. */
    remove(): Promise<void>
  }
}
