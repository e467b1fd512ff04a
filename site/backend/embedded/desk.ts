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
import { toProof, toRecord } from '../payload'
import { inTransactions } from '../transaction'
import { tell } from './channel'
import { FIRST_TIME, type Position, read, timedUntil, written } from './database'

/** The position of the last record of a page, and the count made for the first page. */
interface Place {
  readonly position: Position
  readonly total: number
}

/** One page, newest first, and the number of records. */
export function list(
  collection: Collection,
  { after, size = PAGE_SIZE, openBefore }: PageOptions = {},
): Promise<DeskPage> {
  return read(collection, async (store) => {
    const index = store.index('newest')
    const place = after as Place | undefined
    const [total, { records, end }] = await Promise.all([
      place?.total ?? countUpToLimit(store),
      readPage(),
    ])
    return { records, total, ...(end && { next: { position: end, total } satisfies Place }) }

    async function readPage() {
      // Two cursor steps find the end of the page, and one request reads it. A step per record takes far longer.
      const start = place?.position ?? (openBefore && [openBefore, ''])
      const cursor = await index.openKeyCursor(timedUntil(start), 'prev')
      const newest = cursor?.key
      const further = await cursor?.advance(Math.min(size, LARGEST_PAGE))
      const range = further ? IDBKeyRange.bound(further.key, newest, true) : timedUntil(newest)
      // `getAll` returns the oldest first.
      const timed = newest ? (await index.getAll(range)).reverse() : []
      const rows = further || openBefore ? timed : [...timed, ...(await untimedRows())]
      const records = rows.map((row) => toRecord(collection, row.id, row))
      return {
        records: openBefore ? records.filter(isOpen) : records,
        end: further?.key,
      }
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
export async function get(collection: Collection, id: string): Promise<StoredRecord | undefined> {
  const [record] = await recordsOf(collection, [id])
  return record
}

/** Counts the records that wait, without walking over more than the limit. */
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

/** Who has records, by the keys of an index, of which the cursor skips those that it had. */
export function assignees(collection: Collection): Promise<readonly string[]> {
  return read(collection, async (store) => {
    const found: string[] = []
    const assigned = IDBKeyRange.bound('', [], true)
    let cursor = await store.index('assignee').openKeyCursor(assigned, 'nextunique')
    for (; cursor; cursor = await cursor.continue()) {
      if (typeof cursor.key === 'string') found.push(cursor.key)
    }
    return found
  })
}

export const { change, erase } = inTransactions({
  // After this many records, other requests get their turn.
  sizes: { changed: 500, erased: 500 },
  async together(kind, records, work) {
    const stores = [...collectionsOf(records), 'erasures' as const]
    const done = await written<(Collection | 'erasures')[], Done>(stores, (transaction) => {
      const storeOf = ({ collection }: StoredRecord) =>
        transaction.objectStore<Collection>(collection)
      const rows = new Map<StoredRecord, object>()
      return work({
        async get(record) {
          const row = await storeOf(record).get(record.id)
          if (!row) return undefined
          const found = toRecord(record.collection, record.id, row)
          rows.set(found, row)
          return found
        },
        change(found, { id, history }, { at: _, by: __, note: ___, ...named }) {
          return storeOf(found).put({ ...rows.get(found), id, ...named, history })
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
    const all = await store.index('at').getAll()
    return all
      .slice(-PAGE_SIZE)
      .reverse()
      .map((row) => toProof(row.id, row))
  })
}

/** The records with these ids that exist. */
export function recordsOf(
  collection: Collection,
  ids: readonly string[],
): Promise<readonly StoredRecord[]> {
  return read(collection, async (store) => {
    const rows = await Promise.all(ids.map((id) => store.get(id)))
    return rows.flatMap((row) => (row ? toRecord(collection, row.id, row) : []))
  })
}

interface Countable {
  openKeyCursor(range?: IDBKeyRange): Promise<{ advance(by: number): Promise<unknown> } | null>
  count(range?: IDBKeyRange): Promise<number>
}

/** `advance` stops at the limit, while `count` walks over every record. */
async function countUpToLimit(source: Countable, range?: IDBKeyRange): Promise<number> {
  const first = await source.openKeyCursor(range)
  const last = await first?.advance(COUNT_LIMIT - 1)
  return last ? COUNT_LIMIT : source.count(range)
}
