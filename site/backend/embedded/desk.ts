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
  type DeskCounts,
  type DeskPage,
  type Erased,
  type ErasureProof,
  type Failure,
  LARGEST_PAGE,
  type PageOptions,
  STATUSES,
} from '../desk'
import {
  changedSince,
  checkBatch,
  checkChange,
  isOpen,
  notFound,
  numbersOf,
  type Outcome,
  objection,
  partsOf,
  toChanged,
  withEvent,
} from '../history'
import { toRecord } from '../payload'
import { tell } from './channel'
import { decodeCursor, encodeCursor, type Position, timedUntil } from './cursor'
import { read, type Schema, written } from './database'

/** One page, newest first, and the number of records. */
export function list<K extends Collection>(
  collection: K,
  { after, size = PAGE_SIZE, openBefore }: PageOptions = {},
): Promise<DeskPage<K>> {
  return read<Collection, DeskPage<K>>(collection, async (store) => {
    const index = store.index('newest')
    const total = await countUpToLimit(store)

    // Two steps to the page's end and one request for all between: a step for each record takes far longer.
    const end: Position | undefined = after ? decodeCursor(after) : openBefore && [openBefore, '']
    const cursor = await index.openKeyCursor(timedUntil(end), 'prev')
    const newest = cursor?.key
    const further = await cursor?.advance(Math.min(size, LARGEST_PAGE))
    const page = further ? IDBKeyRange.bound(further.key, newest, true) : timedUntil(newest, true)
    const rows = newest ? await index.getAll(page) : []
    // Rows come oldest first.
    const [last] = rows.map((row) => recordOf(collection, row))
    const untimed = further || openBefore ? [] : await untimedRows()
    const records = [...rows.reverse(), ...untimed].map((row) => recordOf(collection, row))
    return {
      records: openBefore ? records.filter(isOpen) : records,
      total,
      ...(further && last?.storedAt && { next: encodeCursor([last.storedAt, last.id]) }),
    }

    async function untimedRows() {
      const timed = new Set(await index.getAllKeys(timedUntil()))
      const ids = timed.size < (await store.count()) ? await store.getAllKeys() : []
      const found = ids.filter((id) => !timed.has(id)).map((id) => store.get(id))
      return (await Promise.all(found)).flatMap((row) => row ?? [])
    }
  })
}

/** One record. */
export function get<K extends Collection>(
  collection: K,
  id: string,
): Promise<StoredRecord<K> | undefined> {
  return read<Collection, StoredRecord<K> | undefined>(collection, async (store) => {
    const row = await store.get(id)
    return row && recordOf(collection, row)
  })
}

/** What waits, without walking over more records than are counted. */
export function counts(
  collection: Collection,
  overdueBefore?: Date,
  dueBefore?: Date,
): Promise<DeskCounts> {
  return read(collection, async (store) => {
    const startsPending = 'status' in collections[collection].constants
    const sum = (parts: readonly number[]) =>
      Math.min(
        parts.reduce((all, it) => all + it, 0),
        COUNT_LIMIT,
      )
    const countOf = (status: string, range = IDBKeyRange.bound([status], [status, []])) =>
      countUpToLimit(store.index('status'), range)
    const before = (status: string, end: Date) =>
      countOf(status, IDBKeyRange.bound([status, new Date(-8.64e15)], [status, end], false, true))
    const open = async (end: Date) =>
      startsPending
        ? sum(await Promise.all([before('pending', end), before('in-progress', end)]))
        : 0
    /** Of records that start without a status: all but those that somebody has begun with. */
    const unbegun = async () => {
      const [, ...begun] = STATUSES
      const total = await countUpToLimit(store)
      if (total === COUNT_LIMIT) return COUNT_LIMIT
      return total - sum(await Promise.all(begun.map((status) => countOf(status))))
    }
    const [waiting, overdue, due] = await Promise.all([
      startsPending ? countOf('pending') : unbegun(),
      overdueBefore && open(overdueBefore),
      dueBefore && open(dueBefore),
    ])
    return {
      new: waiting,
      ...(overdue !== undefined && { overdue }),
      ...(due !== undefined && { due }),
    }
  })
}

/** One change to many records, in one transaction. */
export async function change(
  by: string,
  seen: readonly StoredRecord[],
  change: DeskChange,
): Promise<Changed> {
  checkBatch(seen)
  checkChange(change)
  const parts = partsOf(change)
  const { note: _, ...named } = parts
  const outcomes = await written<Collection[], Outcome[]>(collectionsOf(seen), (transaction) => {
    const changeOne = async (record: StoredRecord) => {
      const { collection } = record
      const store = transaction.objectStore<Collection>(collection)
      const row = await store.get(record.id)
      if (!row) return notFound(record.id)
      const stored = recordOf(collection, row)
      const objected = objection(stored, record, change, by)
      if (objected) return objected
      const changed = withEvent(stored, { ...parts, at: timeAfter(stored), by })
      await store.put({ ...row, ...named, history: changed.history })
      return changed
    }
    return Promise.all(seen.map(changeOne))
  })
  const changed = toChanged(outcomes)
  tellOf('changed', changed.records)
  return changed
}

/** Erases records and keeps the proof, if one was asked for, in one transaction. */
export async function erase(
  records: readonly StoredRecord[],
  { onRequest = false } = {},
): Promise<Erased> {
  checkBatch(records)
  const failures: Failure[] = []
  const erased: StoredRecord[] = []
  const stores = [...collectionsOf(records), 'erasures' as const]
  await written<(Collection | 'erasures')[], void>(stores, async (transaction) => {
    const eraseOne = async (seen: StoredRecord) => {
      const store = transaction.objectStore<Collection>(seen.collection)
      const row = await store.get(seen.id)
      if (!row) return
      const changed = changedSince(recordOf(seen.collection, row), seen)
      if (changed) {
        failures.push(changed)
      } else {
        await store.delete(seen.id)
        erased.push(seen)
      }
    }
    await Promise.all(records.map(eraseOne))
    if (!onRequest || erased.length === 0) return
    const proof = { id: createDocumentId(), at: new Date(), erased: numbersOf(erased) }
    await transaction.objectStore('erasures').add(proof)
  })
  tellOf('erased', erased)
  return { ids: erased.map(({ id }) => id), failures }
}

const collectionsOf = (records: readonly StoredRecord[]) => [
  ...new Set(records.map(({ collection }) => collection)),
]

function tellOf(kind: 'changed' | 'erased', records: readonly StoredRecord[]) {
  for (const collection of collectionsOf(records)) {
    const own = records.filter((record) => record.collection === collection)
    tell({ kind, collection, ids: own.map(({ id }) => id) })
  }
}

/** The latest proofs of erasures. */
export function erasures(): Promise<readonly ErasureProof[]> {
  return read('erasures', async (store) => {
    const proofs: ErasureProof[] = []
    let row = await store.index('at').openCursor(null, 'prev')
    while (row && proofs.length < PAGE_SIZE) {
      proofs.push(row.value)
      row = await row.continue()
    }
    return proofs
  })
}

/** Records by their ids, as far as they are there. */
export function recordsOf(
  collection: Collection,
  ids: readonly string[],
): Promise<readonly StoredRecord[]> {
  return read(collection, async (store) => {
    const rows = await Promise.all(ids.map((id) => store.get(id)))
    return rows.flatMap((row) => (row ? recordOf(collection, row) : []))
  })
}

/** The records of a collection that are newer than a time, newest first, a page of them at the most. */
export function newerThan<K extends Collection>(
  collection: K,
  since: Date,
): Promise<readonly StoredRecord<K>[]> {
  return read<Collection, readonly StoredRecord<K>[]>(collection, async (store) => {
    // An empty array sorts behind every id, and an empty text behind every time.
    const newer = IDBKeyRange.bound([since, []], [''], true)
    const records: StoredRecord<K>[] = []
    let row = await store.index('newest').openCursor(newer, 'prev')
    while (row && records.length < PAGE_SIZE) {
      records.push(recordOf(collection, row.value))
      row = await row.continue()
    }
    return records
  })
}

const toDate = (value: unknown) =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? value : undefined

function recordOf<K extends Collection>(collection: K, row: Schema[Collection]['value']) {
  return toRecord(collection, row.id, row, toDate)
}

/** Now, or just after the last event where the clock was set back. */
function timeAfter({ history }: StoredRecord): Date {
  return new Date(Math.max(Date.now(), (history.at(-1)?.at?.getTime() ?? 0) + 1))
}

interface Countable {
  openKeyCursor(range?: IDBKeyRange): Promise<{ advance(by: number): Promise<unknown> } | null>
  count(range?: IDBKeyRange): Promise<number>
}

/** `advance` stops at the limit, where `count` walks over every record. */
async function countUpToLimit(source: Countable, range?: IDBKeyRange): Promise<number> {
  const first = await source.openKeyCursor(range)
  const last = await first?.advance(COUNT_LIMIT - 1)
  return last ? COUNT_LIMIT : source.count(range)
}
