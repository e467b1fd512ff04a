import { COUNT_LIMIT, type Collection, PAGE_SIZE, type StoredRecord } from '../backend'
import { inBatches } from '../batches'
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
} from '../desk'
import { checkChange, isOpen } from '../history'
import { toRecord } from '../payload'
import { changeIn, eraseIn, type Transaction } from '../transaction'
import { tell } from './channel'
import { FIRST_TIME, read, type Schema, timedUntil, written } from './database'

/** Records of one transaction, after which others have their turn. */
const AT_ONCE = 500

/** One page, newest first, and the number of records. */
export function list<K extends Collection>(
  collection: K,
  { after, size = PAGE_SIZE, openBefore }: PageOptions = {},
): Promise<DeskPage<K>> {
  return read<Collection, DeskPage<K>>(collection, async (store) => {
    const index = store.index('newest')
    const total = await countUpToLimit(store)

    // Two steps to the page's end and one request for all between: a step for each record takes far longer.
    const [time, id = ''] = after ? decodeCursor<[number, string]>(after) : [openBefore?.getTime()]
    const end = time === undefined ? undefined : timedUntil([new Date(time), id])
    const cursor = await index.openKeyCursor(end ?? timedUntil(), 'prev')
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
      ...(further && last?.storedAt && { next: encodeCursor([last.storedAt.getTime(), last.id]) }),
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
export function counts(collection: Collection, ...before: readonly Date[]): Promise<DeskCounts> {
  return read(collection, (store) =>
    countsBy(
      collection,
      async ({ statuses, before: end }) => {
        if (!statuses) return countUpToLimit(store)
        const counted = statuses.map((status) => {
          const range = end
            ? IDBKeyRange.bound([status, FIRST_TIME], [status, end], false, true)
            : IDBKeyRange.bound([status], [status, []])
          return countUpToLimit(store.index('status'), range)
        })
        const sum = (await Promise.all(counted)).reduce((all, it) => all + it, 0)
        return Math.min(sum, COUNT_LIMIT)
      },
      ...before,
    ),
  )
}

/** One change to many records. */
export async function change(
  by: string,
  seen: readonly StoredRecord[],
  change: DeskChange,
): Promise<Done> {
  checkChange(change)
  return inBatches(seen, { size: AT_ONCE }, async (some) => {
    const changed = await together(some, (it) => changeIn(it, some, change, by))
    tellOf('changed', changed.records)
    return changed
  })
}

/** Erases records and keeps the proof, if one was asked for, in the same transaction. */
export async function erase(
  records: readonly StoredRecord[],
  { onRequest, onTried }: EraseOptions = {},
): Promise<Done> {
  return inBatches(records, { size: AT_ONCE, onTried }, async (some) => {
    const erased = await together(some, (it) => eraseIn(it, some, onRequest))
    tellOf('erased', erased.records)
    return erased
  })
}

function together(
  records: readonly StoredRecord[],
  work: (transaction: Transaction) => Promise<Done>,
): Promise<Done> {
  const stores = [...collectionsOf(records), 'erasures' as const]
  return written<(Collection | 'erasures')[], Done>(stores, (transaction) => {
    const storeOf = ({ collection }: StoredRecord) =>
      transaction.objectStore<Collection>(collection)
    const rows = new Map<string, Schema[Collection]['value']>()
    const keyOf = ({ collection, id }: StoredRecord) => `${collection}/${id}`
    return work({
      async get(record) {
        const row = await storeOf(record).get(record.id)
        if (row) rows.set(keyOf(record), row)
        return row && recordOf(record.collection, row)
      },
      change(changed, { at: _, by: __, note: ___, ...named }) {
        const { id, history } = changed
        return storeOf(changed).put({ ...rows.get(keyOf(changed)), id, ...named, history })
      },
      erase: (record) => storeOf(record).delete(record.id),
      prove: (id, erased) =>
        transaction.objectStore('erasures').add({ id, at: new Date(), erased }),
    })
  })
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
