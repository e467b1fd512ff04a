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
import { COUNT_LIMIT, type Collection, PAGE_SIZE, type StoredRecord } from '../backend'
import { collections } from '../collections'
import { countsBy } from '../counts'
import {
  type DeskCounts,
  type DeskPage,
  type ErasureProof,
  LARGEST_PAGE,
  OPEN_STATUSES,
  type PageOptions,
} from '../desk'
import { toProof, toRecord } from '../payload'
import { inTransactions, type Transaction } from '../transaction'
import { firestore } from './database'
import { getCount, getDoc, getDocs, together } from './requests'

const source = (name: Collection) => collection(firestore(), name)
const refOf = ({ collection, id }: StoredRecord) => doc(source(collection), id)

/** What a document can have as its id, which takes 1,500 bytes: a link may say anything. */
const POSSIBLE_ID = /^(?!\.\.?$|__.*__$)[^/\p{Surrogate}]{1,375}$/su

/** The last document of a page, and what was counted for the first page. */
interface Place {
  readonly last: QueryDocumentSnapshot
  readonly total: number
}

/** One page, newest first, and the number of records. */
export async function list(
  name: Collection,
  { after, size = PAGE_SIZE, openBefore }: PageOptions = {},
): Promise<DeskPage> {
  const most = Math.min(size, LARGEST_PAGE)
  const place = after as Place | undefined
  const isFirst = !place && !openBefore
  const { timeField } = collections[name]
  const order = [orderBy(timeField, 'desc'), orderBy(documentId(), 'desc')]
  const start = place ? [startAfter(place.last)] : []
  const which = openBefore
    ? [where('status', 'in', OPEN_STATUSES), where(timeField, '<', Timestamp.fromDate(openBefore))]
    : [hasTime(name)]
  const [{ docs }, total] = await Promise.all([
    // On the first page the total says whether another follows; on a later one, a record more than it holds.
    getDocs(query(source(name), ...which, ...order, ...start, limit(isFirst ? most : most + 1))),
    place?.total ?? countOf(name),
  ])
  const shown = docs.slice(0, most)
  const last = shown.at(-1)
  const isLast = isFirst ? docs.length < most || total <= most : docs.length <= most
  const mayLackTime = isLast && !openBefore && !(isFirst && docs.length === total)
  const rest = mayLackTime ? await untimed(name) : []
  return {
    records: [...shown, ...rest].map((row) => toRecord(name, row.id, row.data())),
    total,
    ...(!isLast && last && { next: { last, total } satisfies Place }),
  }
}

/** The documents without a readable time, which no query can ask for: where there are some, all are read. */
async function untimed(name: Collection) {
  const [total, timed] = await Promise.all([countOf(name), countOf(name, hasTime(name))])
  const found: QueryDocumentSnapshot[] = []
  if (timed === total && total < COUNT_LIMIT) return found
  let last: QueryDocumentSnapshot | undefined
  do {
    const start = last ? [startAfter(last)] : []
    const page = query(source(name), orderBy(documentId()), ...start, limit(LARGEST_PAGE))
    const { docs } = await getDocs(page)
    found.push(
      ...docs.filter((row) => !(row.get(collections[name].timeField) instanceof Timestamp)),
    )
    last = docs[LARGEST_PAGE - 1]
  } while (last)
  return found
}

/** A field may have values of several types; a comparison only matches values of the same type. */
const hasTime = (name: Collection) =>
  where(collections[name].timeField, '>=', new Timestamp(-62_135_596_800, 0))

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
export async function get(name: Collection, id: string): Promise<StoredRecord | undefined> {
  if (!POSSIBLE_ID.test(id)) return undefined
  const row = await getDoc(doc(source(name), id))
  return row.exists() ? toRecord(name, id, row.data()) : undefined
}

/** Who has records: each query goes on behind the address that the one before has found. */
export async function assignees(name: Collection): Promise<readonly string[]> {
  const found: string[] = []
  for (;;) {
    const behind = where('assignee', '>', found.at(-1) ?? '')
    const { docs } = await getDocs(query(source(name), behind, orderBy('assignee'), limit(1)))
    const next: unknown = docs[0]?.get('assignee')
    if (typeof next !== 'string') return found
    found.push(next)
  }
}

export const { change, erase } = inTransactions({
  // The rules take some fifty steps for a change, of which a commit may have a thousand, and fewer for an erasure.
  sizes: { changed: 20, erased: 100 },
  // Over HTTP/1 browsers open 6 connections to a server; what waits for one waits within its time limit.
  atOnce: 5,
  together: (_, __, work) => together((transaction) => work(inFirestore(transaction))),
})

/** The server puts in the times of what is written. */
function inFirestore(transaction: LiteTransaction): Transaction {
  return {
    async get(record) {
      const row = await transaction.get(refOf(record))
      return row.exists() ? toRecord(record.collection, row.id, row.data()) : undefined
    },
    change(_found, changed, { at: _, ...event }) {
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
  return docs.map((row) => toProof(row.id, row.data()))
}
