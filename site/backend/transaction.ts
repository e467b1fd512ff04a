import {
  BackendError,
  type Collection,
  createDocumentId,
  keyOf,
  type StoredRecord,
} from './backend'
import { failureOf, inBatches } from './batches'
import {
  type Desk,
  type DeskChange,
  type DeskEvent,
  type Done,
  type ErasureProof,
  type Failure,
  HISTORY_LIMIT,
  NOTE_LIMIT,
} from './desk'
import { isBlank } from './normalize'

/** What a store offers the desk at once: all that is written takes place, or nothing. Reads come first. */
export interface Transaction {
  get(record: StoredRecord): Promise<StoredRecord | undefined>
  /** Keeps a record that `get` found with one more event, which is the last of its history. */
  change(found: StoredRecord, changed: StoredRecord, event: DeskEvent): unknown
  erase(record: StoredRecord): unknown
  prove(id: string, erased: ErasureProof['erased']): unknown
}

interface Transactions {
  /** Records of one transaction of each kind. */
  readonly sizes: Readonly<Record<'changed' | 'erased', number>>
  /** Transactions at the same time. Default: one. */
  readonly atOnce?: number
  /** Does something with some records in a transaction. */
  together(
    kind: 'changed' | 'erased',
    records: readonly StoredRecord[],
    work: (transaction: Transaction) => Promise<Done>,
  ): Promise<Done>
}

/** What the desk does with many records, in the transactions of a store. */
export function inTransactions({ sizes, atOnce, together }: Transactions) {
  /** The rules refuse a transaction as a whole, for one record of another shape: then each is tried alone. */
  async function changeOrSplit(
    seen: readonly StoredRecord[],
    change: DeskChange,
    by: string,
  ): Promise<Done> {
    let isRead = false
    try {
      return await together('changed', seen, async (transaction) => {
        const done = await changeIn(transaction, seen, change, by)
        isRead = true
        return done
      })
    } catch (error) {
      // Without a session it is the reading that is refused.
      const isRefused = isRead && (error as BackendError).code === 'permission-denied'
      if (!isRefused || seen.length === 1) throw error
      return inBatches(seen, { size: 1 }, (one) => changeOrSplit(one, change, by))
    }
  }

  return {
    /** One change to many records. */
    async change(
      by: string,
      seen: readonly StoredRecord[],
      change: DeskChange,
    ): ReturnType<Desk['change']> {
      checkChange(change)
      return inBatches(seen, { size: sizes.changed, atOnce }, (some) =>
        changeOrSplit(some, change, by),
      )
    },
    /** Erases records and keeps the proof, if one was asked for, in the same transaction. */
    erase(...[records, { onRequest, onTried } = {}]: Parameters<Desk['erase']>) {
      // The proof counts each record once.
      const once = [...new Map(records.map((record) => [keyOf(record), record])).values()]
      return inBatches(once, { size: sizes.erased, atOnce, onTried }, (some) =>
        together('erased', some, (transaction) => eraseIn(transaction, some, onRequest)),
      )
    },
  }
}

function checkChange(change: DeskChange): void {
  const { note } = change
  if (Object.keys(givenFields(change)).length === 0) throw new RangeError('The change is empty.')
  if (note === undefined) return
  if (isBlank(note) || note.length > NOTE_LIMIT) {
    throw new RangeError(`A note has 1 to ${NOTE_LIMIT} characters, this one ${note.length}.`)
  }
}

/** Makes one change to the records that have not changed since they were seen. */
async function changeIn(
  transaction: Transaction,
  seen: readonly StoredRecord[],
  change: DeskChange,
  by: string,
): Promise<Done> {
  const stored = await Promise.all(seen.map(transaction.get))
  const outcomes = seen.map(async (record, place): Promise<Outcome> => {
    const found = stored[place]
    if (!found) return failure(record, 'not-found', 'is not there.')
    const started = isStarted(record, change) && { status: 'in-progress' as const }
    const wanted = givenFields({ ...change, ...started })
    const settled = outcomeWithoutWrite(found, record, wanted, by)
    if (settled) return settled
    const event = { ...wanted, at: timeAfter(found), by }
    const changed = withEvent(found, event)
    await transaction.change(found, changed, event)
    return changed
  })
  const all = await Promise.all(outcomes)
  return {
    records: all.flatMap((it) => ('error' in it ? [] : it)),
    failures: all.flatMap((it) => ('error' in it ? it : [])),
  }
}

/**
 * Erases the records that have not changed since they were seen.
 * @param onRequest whether their sender has asked for it: then a proof is kept
 */
async function eraseIn(
  transaction: Transaction,
  seen: readonly StoredRecord[],
  onRequest = false,
): Promise<Done> {
  const stored = await Promise.all(seen.map(transaction.get))
  const failures: Failure[] = []
  const records = seen.filter((record, place) => {
    const found = stored[place]
    const changed = found && changedSince(found, record)
    if (changed) failures.push(changed)
    return found && !changed
  })
  await Promise.all(records.map(transaction.erase))
  if (onRequest && records.length > 0) {
    const erased: Partial<Record<Collection, number>> = {}
    for (const { collection } of records) erased[collection] = (erased[collection] ?? 0) + 1
    await transaction.prove(createDocumentId(), erased)
  }
  return { records, failures }
}

/** Whether a change starts a record: it assigns a new one and sets no status. */
function isStarted({ status }: StoredRecord, change: DeskChange): boolean {
  return status === 'pending' && Boolean(change.assignee) && change.status === undefined
}

/** Now, or just after the last event where the clock was set back. */
function timeAfter({ history }: StoredRecord): Date {
  return new Date(Math.max(Date.now(), (history.at(-1)?.at?.getTime() ?? 0) + 1))
}

/** The record after one more event. */
export function withEvent(record: StoredRecord, event: DeskEvent): StoredRecord {
  const { status = record.status, assignee = record.assignee } = event
  return { ...record, status, assignee, history: [...record.history, event] }
}

/** The fields that a change sets, of its three; halves of surrogate pairs in its texts become U+FFFD. */
export function givenFields({ status, assignee, note }: DeskChange): DeskChange {
  return {
    ...(status !== undefined && { status }),
    ...(assignee !== undefined && { assignee }),
    ...(note !== undefined && { note: note.replace(/\p{Surrogate}/gu, '\ufffd') }),
  }
}

/** One record as it stands now, or why it was left alone. */
type Outcome = StoredRecord | Failure

/**
 * The outcome of a change that needs no write: the stored record, where it has the change already because the answer
 * to the first attempt was lost, or why the change is refused. Undefined where the change has to be written.
 */
export function outcomeWithoutWrite(
  stored: StoredRecord,
  seen: StoredRecord,
  change: DeskChange,
  by: string,
): Outcome | undefined {
  const next = stored.history[seen.history.length]
  if (next?.by === by && sameFields(next, change)) return stored
  const changed = changedSince(stored, seen)
  if (changed || stored.history.length < HISTORY_LIMIT) return changed
  return failure(stored, 'permission-denied', 'has a full history.')
}

/** The failure of a change to another version of a record than the stored one. */
function changedSince(stored: StoredRecord, seen: StoredRecord): Failure | undefined {
  if (stored.history.length === seen.history.length) return undefined
  return { ...failure(stored, 'conflict', 'has changed.'), current: stored }
}

const failure = (record: StoredRecord, code: BackendError['code'], what: string): Failure =>
  failureOf(record, new BackendError(code, `${record.id} ${what}`))

function sameFields(one: DeskEvent, other: DeskChange): boolean {
  return JSON.stringify(givenFields(one as DeskChange)) === JSON.stringify(givenFields(other))
}
