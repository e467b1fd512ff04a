import { COUNT_LIMIT, type Collection, PAGE_SIZE, type StoredRecord } from '../backend'
import { countsBy } from '../counts'
import {
  type DeskCounts,
  type DeskPage,
  type Done,
  type ErasureProof,
  isOpen,
  LARGEST_PAGE,
  type PageOptions,
} from '../desk'
import { toRecord } from '../payload'
import { inTransactions } from '../transaction'
import { tell } from './channel'
import { FIRST_TIME, type Position, read, timedUntil, written } from './database'

/** One page, newest first, and the number of records. */
export function list<K extends Collection>(
  collection: K,
  { after, size = PAGE_SIZE, openBefore }: PageOptions = {},
): Promise<DeskPage<K>> {
  return read<Collection, DeskPage<K>>(collection, async (store) => {
    const index = store.index('newest')
    const total = await countUpToLimit(store)

    // Two steps to the page's end and one request for all between: a step for each record takes far longer.
    const end = (after as Position | undefined) ?? (openBefore && [openBefore, ''])
    const cursor = await index.openKeyCursor(timedUntil(end), 'prev')
    const newest = cursor?.key
    const further = await cursor?.advance(Math.min(size, LARGEST_PAGE))
    const page = further ? IDBKeyRange.bound(further.key, newest, true) : timedUntil(newest)
    // They come oldest first.
    const timed = newest ? (await index.getAll(page)).reverse() : []
    const rows = further || openBefore ? timed : [...timed, ...(await untimedRows())]
    const records = rows.map((row) => toRecord(collection, row.id, row))
    return {
      records: openBefore ? records.filter(isOpen) : records,
      total,
      ...(further && { next: further.key }),
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
    return row && toRecord(collection, id, row)
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

export const { change, erase } = inTransactions({
  // After so many others have their turn.
  sizes: { changed: 500, erased: 500 },
  async together(kind, records, work) {
    const stores = [...collectionsOf(records), 'erasures' as const]
    const done = await written<(Collection | 'erasures')[], Done>(stores, (transaction) => {
      const storeOf = ({ collection }: StoredRecord) =>
        transaction.objectStore<Collection>(collection)
      return work({
        async get(record) {
          const row = await storeOf(record).get(record.id)
          return row && toRecord(record.collection, record.id, row)
        },
        async change(changed, { at: _, by: __, note: ___, ...named }) {
          const { id, history } = changed
          const row = await storeOf(changed).get(id)
          await storeOf(changed).put({ ...row, id, ...named, history })
        },
        erase: (record) => storeOf(record).delete(record.id),
        prove: (id, erased) =>
          transaction.objectStore('erasures').add({ id, at: new Date(), erased }),
      })
    })
    for (const collection of collectionsOf(done.records)) {
      const own = done.records.filter((record) => record.collection === collection)
      tell({ kind, collection, ids: own.map(({ id }) => id) })
    }
    return done
  },
})

const collectionsOf = (records: readonly StoredRecord[]) => [
  ...new Set(records.map(({ collection }) => collection)),
]

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
    return rows.flatMap((row) => (row ? toRecord(collection, row.id, row) : []))
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
      records.push(toRecord(collection, row.value.id, row.value))
      row = await row.continue()
    }
    return records
  })
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
