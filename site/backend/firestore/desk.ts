import {
  collection,
  doc,
  documentId,
  type Transaction as LiteTransaction,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { COUNT_LIMIT, type Collection, type Cursor, PAGE_SIZE, type StoredRecord } from '../backend'
import { inBatches } from '../batches'
import { collections } from '../collections'
import { countsBy } from '../counts'
import { decodeCursor, encodeCursor } from '../cursor'
import {
  type DeskChange,
  type DeskCounts,
  type DeskPage,
  type Done,
  type EraseOptions,
  type ErasureProof,
  LARGEST_PAGE,
  type PageOptions,
  STATUSES,
} from '../desk'
import { checkChange, isOpen } from '../history'
import { changeIn, eraseIn, type Transaction } from '../transaction'
import { firestore } from './database'
import { recordOf } from './records'
import { getCount, getDoc, getDocs, together } from './requests'

/** Records of one change: each takes the rules some fifty steps, of which a commit may have a thousand. */
const CHANGED_AT_ONCE = 20
/** Records of one erasure, which the rules look at less. */
const ERASED_AT_ONCE = 100
/** Over HTTP/1 browsers open 6 connections to a server; what waits for one waits within its time limit. */
const REQUESTS_AT_ONCE = 5

const source = (name: Collection) => collection(firestore(), name)
const refOf = ({ collection, id }: StoredRecord) => doc(source(collection), id)

/** One page, newest first, and the number of records. */
export async function list<K extends Collection>(
  name: K,
  { after, size = PAGE_SIZE, openBefore }: PageOptions = {},
): Promise<DeskPage<K>> {
  const most = Math.min(size, LARGEST_PAGE)
  const isFirst = !after && !openBefore
  const { timeField } = collections[name]
  const order = [orderBy(timeField, 'desc'), orderBy(documentId(), 'desc')]
  const [seconds = 0, nanoseconds = 0, id] = after
    ? decodeCursor<[number, number, string]>(after)
    : []
  const start = after ? [startAfter(new Timestamp(seconds, nanoseconds), id)] : []
  const which = openBefore
    ? [
        where(
          'status',
          'in',
          STATUSES.filter((status) => isOpen({ status })),
        ),
        where(timeField, '<', Timestamp.fromDate(openBefore)),
      ]
    : [hasTime(name)]
  const [{ docs }, total] = await Promise.all([
    // On the first page the total says whether another follows; on a later one, a record more than it holds.
    getDocs(query(source(name), ...which, ...order, ...start, limit(isFirst ? most : most + 1))),
    countOf(name),
  ])
  const shown = docs.slice(0, most)
  const last = shown.at(-1)
  const isLast = isFirst ? docs.length < most || total <= most : docs.length <= most
  const mayLackTime = isLast && !openBefore && !(isFirst && docs.length === total)
  const rest = mayLackTime ? await untimed(name, total) : []
  return {
    records: [...shown, ...rest].map((row) => recordOf(name, row)),
    total,
    ...(!isLast && last && { next: cursorTo(last, timeField) }),
  }
}

/** The documents without a readable time, which no query can ask for: where there are some, all are read. */
async function untimed(name: Collection, total: number) {
  const timed = await countOf(name, hasTime(name))
  const found: QueryDocumentSnapshot[] = []
  if (timed === total && total < COUNT_LIMIT) return found
  let after: string | undefined
  do {
    const start = after === undefined ? [] : [startAfter(after)]
    const page = query(source(name), orderBy(documentId()), ...start, limit(LARGEST_PAGE))
    const { docs } = await getDocs(page)
    found.push(
      ...docs.filter((row) => !(row.get(collections[name].timeField) instanceof Timestamp)),
    )
    after = docs.length === LARGEST_PAGE ? docs.at(-1)?.id : undefined
  } while (after !== undefined)
  return found
}

/** Of the values of different kinds that a field may have, a comparison takes those of its own kind. */
const hasTime = (name: Collection) =>
  where(collections[name].timeField, '>=', new Timestamp(-62_135_596_800, 0))

/** Exact to the nanosecond. */
function cursorTo(row: QueryDocumentSnapshot, timeField: string): Cursor {
  const { seconds, nanoseconds }: Timestamp = row.get(timeField)
  return encodeCursor([seconds, nanoseconds, row.id])
}

/** What waits, at a read for each number. */
export function counts(name: Collection, ...before: readonly Date[]): Promise<DeskCounts> {
  const { timeField } = collections[name]
  return countsBy(
    name,
    ({ statuses, before: end }) =>
      countOf(
        name,
        ...(statuses ? [where('status', 'in', statuses)] : []),
        ...(end
          ? [where(timeField, '<', Timestamp.fromDate(end)), orderBy(timeField, 'desc')]
          : []),
      ),
    ...before,
  )
}

/** How many records match. Counting stops at COUNT_LIMIT. */
async function countOf(name: Collection, ...which: QueryConstraint[]): Promise<number> {
  return (await getCount(query(source(name), ...which, limit(COUNT_LIMIT)))).data().count
}

/** One record. */
export async function get<K extends Collection>(
  name: K,
  id: string,
): Promise<StoredRecord<K> | undefined> {
  const row = await getDoc(doc(source(name), id))
  return row.exists() ? recordOf(name, row) : undefined
}

/** One change to many records. */
export async function change(
  by: string,
  seen: readonly StoredRecord[],
  change: DeskChange,
): Promise<Done> {
  checkChange(change)
  const batches = { size: CHANGED_AT_ONCE, atOnce: REQUESTS_AT_ONCE }
  return inBatches(seen, batches, (some) =>
    together((transaction) => changeIn(inFirestore(transaction), some, change, by)),
  )
}

/** Erases records and keeps the proof, if one was asked for, in the same transaction. */
export async function erase(
  records: readonly StoredRecord[],
  { onRequest, onTried }: EraseOptions = {},
): Promise<Done> {
  const batches = { size: ERASED_AT_ONCE, atOnce: REQUESTS_AT_ONCE, onTried }
  return inBatches(records, batches, (some) =>
    together((transaction) => eraseIn(inFirestore(transaction), some, onRequest)),
  )
}

/** The server puts in the times of what is written. */
function inFirestore(transaction: LiteTransaction): Transaction {
  return {
    async get(record) {
      const row = await transaction.get(refOf(record))
      return row.exists() ? recordOf(record.collection, row) : undefined
    },
    change(changed, { at: _, ...event }) {
      const { by: __, note: ___, ...named } = event
      transaction.update(refOf(changed), {
        ...named,
        changedAt: serverTimestamp(),
        [`history.${changed.history.length - 1}`]: { ...event, at: serverTimestamp() },
      })
    },
    erase: (record) => transaction.delete(refOf(record)),
    prove: (id, erased) =>
      transaction.set(doc(firestore(), 'erasures', id), { at: serverTimestamp(), erased }),
  }
}

/** The latest proofs of erasures. */
export async function erasures(): Promise<readonly ErasureProof[]> {
  const newest = query(collection(firestore(), 'erasures'), orderBy('at', 'desc'), limit(PAGE_SIZE))
  const { docs } = await getDocs(newest)
  return docs.map((row) => ({ id: row.id, at: row.get('at').toDate(), erased: row.get('erased') }))
}
