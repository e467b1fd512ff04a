import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import {
  COUNT_LIMIT,
  type Collection,
  createDocumentId,
  PAGE_SIZE,
  type StoredRecord,
} from '../backend'
import { collections } from '../collections'
import {
  type Changed,
  type DeskChange,
  type DeskPage,
  type Erased,
  type ErasureProof,
  type Failure,
  LARGEST_PAGE,
  type PageOptions,
} from '../desk'
import {
  changedSince,
  checkBatch,
  checkChange,
  notFound,
  numbersOf,
  type Outcome,
  objection,
  partsOf,
  toChanged,
  withEvent,
} from '../history'
import { eachChunk } from './chunks'
import { countOf, isOpenBefore } from './counts'
import { decodeCursor, encodeCursor } from './cursor'
import { firestore } from './database'
import { toBackendError } from './errors'
import { recordOf } from './records'
import { getDoc, getDocs, together } from './requests'

/** Records of one change: each takes the rules some fifty steps, of which a commit may have a thousand. */
const CHANGED_AT_ONCE = 20
/** Records of one erasure, which the rules look at less. */
const ERASED_AT_ONCE = 100

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
  const start = after ? [startAfter(...decodeCursor(after))] : []
  const which = openBefore ? isOpenBefore(name, openBefore) : [hasTime(name)]
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
    ...(!isLast && last && { next: encodeCursor([last.get(timeField), last.id]) }),
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

/** One record. */
export async function get<K extends Collection>(
  name: K,
  id: string,
): Promise<StoredRecord<K> | undefined> {
  const row = await getDoc(doc(source(name), id))
  return row.exists() ? recordOf(name, row) : undefined
}

/** One change to many records, some in a transaction each. */
export async function change(
  by: string,
  seen: readonly StoredRecord[],
  change: DeskChange,
): Promise<Changed> {
  checkBatch(seen)
  checkChange(change)
  const parts = partsOf(change)
  const { note: _, ...named } = parts
  const changeSome = (some: readonly StoredRecord[]) =>
    together(async (transaction) => {
      const rows = await Promise.all(some.map((record) => transaction.get(refOf(record))))
      return rows.map((row, place): Outcome => {
        const record = some[place] as StoredRecord
        if (!row.exists()) return notFound(record.id)
        const stored = recordOf(record.collection, row)
        const objected = objection(stored, record, change, by)
        if (objected) return objected
        transaction.update(row.ref, {
          ...named,
          changedAt: serverTimestamp(),
          [`history.${stored.history.length}`]: { ...parts, at: serverTimestamp(), by },
        })
        // The server's own time comes with the next reading.
        return withEvent(stored, { ...parts, at: new Date(), by })
      })
    }).catch((error) => some.map(({ id }) => failure(id, error)))
  return toChanged((await eachChunk(seen, CHANGED_AT_ONCE, changeSome)).flat())
}

/** Erases records, many in a transaction each, which keeps the proof of what it has erased, if one was asked for. */
export async function erase(
  records: readonly StoredRecord[],
  { onRequest = false } = {},
): Promise<Erased> {
  checkBatch(records)
  const eraseSome = (some: readonly StoredRecord[]): Promise<Erased> =>
    together(async (transaction) => {
      const rows = await Promise.all(some.map((record) => transaction.get(refOf(record))))
      const failures: Failure[] = []
      const erased = some.filter((seen, place) => {
        const row = rows[place]
        if (!row?.exists()) return false
        const changed = changedSince(recordOf(seen.collection, row), seen)
        if (changed) failures.push(changed)
        else transaction.delete(row.ref)
        return !changed
      })
      if (onRequest && erased.length > 0) {
        transaction.set(doc(firestore(), 'erasures', createDocumentId()), {
          at: serverTimestamp(),
          erased: numbersOf(erased),
        })
      }
      return { ids: erased.map(({ id }) => id), failures }
    }).catch((error) => ({ ids: [], failures: some.map(({ id }) => failure(id, error)) }))
  const done = await eachChunk(records, ERASED_AT_ONCE, eraseSome)
  return { ids: done.flatMap(({ ids }) => ids), failures: done.flatMap((it) => it.failures) }
}

/** The latest proofs of erasures. */
export async function erasures(): Promise<readonly ErasureProof[]> {
  const newest = query(collection(firestore(), 'erasures'), orderBy('at', 'desc'), limit(PAGE_SIZE))
  const { docs } = await getDocs(newest)
  return docs.map((row) => ({ id: row.id, at: row.get('at').toDate(), erased: row.get('erased') }))
}

const failure = (id: string, error: unknown): Failure => ({ id, error: toBackendError(error) })
