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
import { collectionNames, collections } from '../collections'
import {
  type Changed,
  type DeskChange,
  type DeskPage,
  type Erased,
  type ErasureProof,
  type Failure,
  LARGEST_PAGE,
  type PageOptions,
  type RecordsByCollection,
} from '../desk'
import {
  changedSince,
  checkBatch,
  checkChange,
  notFound,
  type Outcome,
  objection,
  partsOf,
  toChanged,
  withEvent,
} from '../history'
import { eachChunk } from './chunks'
import { countOf } from './counts'
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
const refOf = (name: Collection, id: string) => doc(source(name), id)

/** One page, newest first, and the number of records. */
export async function list<K extends Collection>(
  name: K,
  { after, size = PAGE_SIZE }: PageOptions = {},
): Promise<DeskPage<K>> {
  const most = Math.min(size, LARGEST_PAGE)
  const { timeField } = collections[name]
  const order = [orderBy(timeField, 'desc'), orderBy(documentId(), 'desc')]
  const start = after ? [startAfter(...decodeCursor(after))] : []
  const [{ docs }, total] = await Promise.all([
    // One more than a page holds, to know whether another page follows.
    getDocs(query(source(name), hasTime(name), ...order, ...start, limit(most + 1))),
    countOf(name),
  ])
  const shown = docs.slice(0, most)
  const last = shown.at(-1)
  const isLast = docs.length <= most
  const rest = isLast ? await untimed(name, total) : []
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
  const row = await getDoc(refOf(name, id))
  return row.exists() ? recordOf(name, row) : undefined
}

/** One change to many records, some in a transaction each. */
export async function change(
  by: string,
  name: Collection,
  seen: readonly StoredRecord[],
  change: DeskChange,
): Promise<Changed> {
  checkBatch(seen)
  checkChange(change)
  const parts = partsOf(change)
  const { note: _, ...named } = parts
  const changeSome = (some: readonly StoredRecord[]) =>
    together(async (transaction) => {
      const rows = await Promise.all(some.map(({ id }) => transaction.get(refOf(name, id))))
      return rows.map((row, place): Outcome => {
        const record = some[place] as StoredRecord
        if (!row.exists()) return notFound(record.id)
        const stored = recordOf(name, row)
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
  records: RecordsByCollection,
  { onRequest = false } = {},
): Promise<Erased> {
  const all = collectionNames.flatMap(
    (name) => records[name]?.map((seen) => ({ name, seen })) ?? [],
  )
  checkBatch(all)
  const eraseSome = (some: Readonly<typeof all>): Promise<Erased> =>
    together(async (transaction) => {
      const rows = await Promise.all(
        some.map(({ name, seen }) => transaction.get(refOf(name, seen.id))),
      )
      const failures: Failure[] = []
      const erased = some.filter(({ name, seen }, place) => {
        const row = rows[place]
        if (!row?.exists()) return false
        const changed = changedSince(recordOf(name, row), seen)
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
      return { ids: erased.map(({ seen }) => seen.id), failures }
    }).catch((error) => ({ ids: [], failures: some.map(({ seen }) => failure(seen.id, error)) }))
  const done = await eachChunk(all, ERASED_AT_ONCE, eraseSome)
  return { ids: done.flatMap(({ ids }) => ids), failures: done.flatMap((it) => it.failures) }
}

function numbersOf(erased: readonly { readonly name: Collection }[]): ErasureProof['erased'] {
  const numbers: Partial<Record<Collection, number>> = {}
  for (const { name } of erased) numbers[name] = (numbers[name] ?? 0) + 1
  return numbers
}

/** The latest proofs of erasures. */
export async function erasures(): Promise<readonly ErasureProof[]> {
  const newest = query(collection(firestore(), 'erasures'), orderBy('at', 'desc'), limit(PAGE_SIZE))
  const { docs } = await getDocs(newest)
  return docs.map((row) => ({ id: row.id, at: row.get('at').toDate(), erased: row.get('erased') }))
}

const failure = (id: string, error: unknown): Failure => ({ id, error: toBackendError(error) })
