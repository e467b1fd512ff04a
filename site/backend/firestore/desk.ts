import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  startAfter,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { COUNT_LIMIT, type Collection, createDocumentId, PAGE_SIZE } from '../backend'
import { collections } from '../collections'
import {
  BATCH_SIZE,
  type Changed,
  type DeskChange,
  type DeskEntry,
  type DeskItem,
  type DeskPage,
  type Erased,
  type ErasureNote,
  type Failure,
  LARGEST_PAGE,
  type PageOptions,
} from '../desk'
import {
  checkBatch,
  checkChange,
  notFound,
  type Outcome,
  objection,
  partsOf,
  spellingsOf,
  toChanged,
  untouched,
  withEvent,
} from '../desk-entry'
import { toRecord } from '../payload'
import { COMMIT_SIZE, eachChunk } from './chunks'
import { decodeCursor, encodeCursor, timeOf } from './cursor'
import { firestore } from './database'
import { arrivedAt, entriesPath, toEntry } from './entry'
import { isDenied, toBackendError } from './errors'
import { readByIds } from './read-by-ids'
import { commit, getCount, getDoc, getDocs, setDoc } from './requests'

const records = (name: Collection) => collection(firestore(), name)
const entries = (name: Collection) => collection(firestore(), ...entriesPath(name))
const recordRef = (name: Collection, id: string) => doc(records(name), id)
const entryRef = (name: Collection, id: string) => doc(entries(name), id)

/** One page with its entries, newest first, and the number of records. */
export async function list<K extends Collection>(
  name: K,
  { after, size = PAGE_SIZE }: PageOptions = {},
): Promise<DeskPage<K>> {
  const most = Math.min(size, LARGEST_PAGE)
  const order: QueryConstraint[] = [
    orderBy(collections[name].timeField, 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(...decodeCursor(after))] : []),
  ]
  const [page, count] = await Promise.all([
    // One more than a page holds, to know whether another page follows.
    getDocs(query(records(name), ...order, limit(most + 1))),
    getCount(query(records(name), limit(COUNT_LIMIT))),
  ])
  const shown = page.docs.slice(0, most)
  const last = shown.at(-1)
  return {
    items: await withEntries(name, shown),
    total: count.data().count,
    ...(page.size > most && last && { next: encodeCursor([timeOf(name, last), last.id]) }),
  }
}

/** One record and its entry. */
export async function get<K extends Collection>(
  name: K,
  id: string,
): Promise<DeskItem<K> | undefined> {
  const row = await getDoc(recordRef(name, id))
  return row.exists() ? (await withEntries(name, [row]))[0] : undefined
}

/** The records sent from an address. */
export async function find<K extends Collection>(
  name: K,
  address: string,
): Promise<readonly DeskItem<K>[]> {
  const sentFrom = where('email', 'in', spellingsOf(address))
  // In no order, which would need an index of its own.
  const { docs } = await getDocs(query(records(name), sentFrom, limit(BATCH_SIZE)))
  const items = await withEntries(name, docs)
  return items.toSorted((a, b) => b.record.storedAt.getTime() - a.record.storedAt.getTime())
}

/** One change to many entries. Each commit is refused as a whole, and then looked into. */
export async function change(
  by: string,
  name: Collection,
  items: readonly DeskItem[],
  change: DeskChange,
): Promise<Changed> {
  checkBatch(items)
  checkChange(change)
  const outcomes = await eachChunk(items, COMMIT_SIZE, (it) => changeSome(by, name, it, change))
  return toChanged(outcomes.flat())
}

async function changeSome(
  by: string,
  name: Collection,
  items: readonly DeskItem[],
  change: DeskChange,
): Promise<readonly Outcome[]> {
  try {
    return await commitChange(by, name, items, change)
  } catch (error) {
    if (!isDenied(error)) return items.map(({ record }) => failure(record.id, error))
    return changeOneByOne(by, name, items, change, error)
  }
}

/** After a refusal: those that stand in the way are told why, and the others are tried again. */
async function changeOneByOne(
  by: string,
  name: Collection,
  items: readonly DeskItem[],
  change: DeskChange,
  refusal: unknown,
): Promise<readonly Outcome[]> {
  const ids = items.map(({ record }) => record.id)
  const [stored, existing] = await Promise.all([
    readEntries(name, ids),
    readByIds(records(name), ids),
  ])
  const outcomes: Outcome[] = []
  const open: DeskItem[] = []
  for (const item of items) {
    const { id } = item.record
    const objected = existing.has(id)
      ? objection(stored.get(id) ?? untouched(id), item, change, by)
      : notFound(id)
    if (objected) outcomes.push(objected)
    else open.push(item)
  }
  if (open.length === items.length) return items.map(({ record }) => failure(record.id, refusal))
  if (open.length === 0) return outcomes
  return [...outcomes, ...(await changeSome(by, name, open, change))]
}

async function commitChange(
  by: string,
  name: Collection,
  items: readonly DeskItem[],
  change: DeskChange,
): Promise<readonly DeskEntry[]> {
  const batch = writeBatch(firestore())
  const parts = partsOf(change)
  for (const { record, entry } of items) {
    const version = entry.history.length
    const { state, assignee } = { ...entry, ...parts }
    const event = { ...parts, at: serverTimestamp(), by }
    batch.set(
      entryRef(name, record.id),
      {
        state,
        assignee,
        arrivedAt: arrivedAt(record.storedAt),
        changedAt: serverTimestamp(),
        history: { [version]: event },
      },
      { merge: true },
    )
  }
  await commit(batch)
  // The server's own time comes with the next reading.
  const at = new Date()
  return items.map(({ entry }) => withEvent(entry, { ...parts, at, by }))
}

/** Erases records and their entries. A record and its entry are erased together or not at all. */
export async function erase(name: Collection, ids: readonly string[]): Promise<Erased> {
  checkBatch(ids)
  const outcomes = await eachChunk(ids, COMMIT_SIZE, async (chunk): Promise<Erased> => {
    try {
      const batch = writeBatch(firestore())
      for (const id of chunk) batch.delete(recordRef(name, id)).delete(entryRef(name, id))
      await commit(batch)
      return { ids: chunk, failures: [] }
    } catch (error) {
      return { ids: [], failures: chunk.map((id) => failure(id, error)) }
    }
  })
  return {
    ids: outcomes.flatMap((it) => it.ids),
    failures: outcomes.flatMap((it) => it.failures),
  }
}

/** Keeps that records were erased. */
export async function noteErasure(erased: ErasureNote['erased']): Promise<void> {
  await setDoc(doc(firestore(), 'erasures', createDocumentId()), { at: serverTimestamp(), erased })
}

/** The latest notes of erasures. */
export async function erasures(): Promise<readonly ErasureNote[]> {
  const newest = query(collection(firestore(), 'erasures'), orderBy('at', 'desc'), limit(PAGE_SIZE))
  const { docs } = await getDocs(newest)
  return docs.map((row) => ({ id: row.id, at: row.get('at').toDate(), erased: row.get('erased') }))
}

/** Records with their entries, in the same order. */
async function withEntries<K extends Collection>(
  name: K,
  rows: readonly QueryDocumentSnapshot[],
): Promise<DeskItem<K>[]> {
  const ids = rows.map(({ id }) => id)
  const stored = await readEntries(name, ids)
  return rows.map((row) => ({
    record: toRecord(name, row.id, row.data(), timeOf(name, row).toDate()),
    entry: stored.get(row.id) ?? untouched(row.id),
  }))
}

async function readEntries(name: Collection, ids: readonly string[]) {
  const rows = await readByIds(entries(name), ids)
  return new Map([...rows].map(([id, row]) => [id, toEntry(id, row.data())]))
}

const failure = (id: string, error: unknown): Failure => ({ id, error: toBackendError(error) })
