import {
  COUNT_LIMIT,
  type Collection,
  createDocumentId,
  PAGE_SIZE,
  type StoredRecord,
} from '../backend'
import { collections } from '../collections'
import {
  BATCH_SIZE,
  type Changed,
  type DeskChange,
  type DeskCounts,
  type DeskEntry,
  type DeskItem,
  type DeskPage,
  type Erased,
  type ErasureNote,
  LARGEST_PAGE,
  type PageOptions,
} from '../desk'
import {
  checkBatch,
  checkChange,
  notFound,
  objection,
  partsOf,
  spellingsOf,
  toChanged,
  untouched,
  withEvent,
} from '../desk-entry'
import { toRecord } from '../payload'
import { tell } from './channel'
import { decodeCursor, encodeCursor } from './cursor'
import { begin, connected, type Schema, type StoredEntry, untouchedEntry } from './database'

type Stores = (Collection | 'desk')[]

/** One page with its entries, newest first, and the number of records. */
export function list<K extends Collection>(
  collection: K,
  { after, size = PAGE_SIZE }: PageOptions = {},
): Promise<DeskPage<K>> {
  return connected(async (database) => {
    const transaction = database.transaction<Stores>([collection, 'desk'])
    const store = transaction.objectStore<Collection>(collection)
    const older = after && IDBKeyRange.upperBound(decodeCursor(after), true)
    const total = countUpToLimit(store)

    // Two steps to the page's end and one request for all between: a step for each record takes far longer.
    const cursor = await store.index('newest').openKeyCursor(older, 'prev')
    if (!cursor) return { items: [], total: await total }
    const newest = cursor.key
    const further = await cursor.advance(Math.min(size, LARGEST_PAGE))
    const page = further
      ? IDBKeyRange.bound(further.key, newest, true)
      : IDBKeyRange.upperBound(newest)
    const rows = await store.index('newest').getAll(page)
    const [first, last] = [rows.at(0), rows.at(-1)].map((row) => row && recordOf(collection, row))
    const arrived = IDBKeyRange.bound(
      [collection, first?.storedAt, first?.id],
      [collection, last?.storedAt, last?.id],
    )
    const entries = await transaction.objectStore('desk').index('arrived').getAll(arrived)
    return {
      items: join(collection, rows.reverse(), entries),
      total: await total,
      // Rows come oldest first.
      ...(further && first && { next: encodeCursor([first.storedAt, first.id]) }),
    }
  })
}

/** One record and its entry. */
export function get<K extends Collection>(
  collection: K,
  id: string,
): Promise<DeskItem<K> | undefined> {
  return connected(async (database) => {
    const transaction = database.transaction<Stores>([collection, 'desk'])
    const [row, entry] = await Promise.all([
      transaction.objectStore<Collection>(collection).get(id),
      transaction.objectStore('desk').get([collection, id]),
    ])
    return row && join(collection, [row], [entry])[0]
  })
}

/** What waits, without walking over more entries than are counted. */
export function counts(
  collection: Collection,
  overdueBefore: Date,
  dueBefore?: Date,
): Promise<DeskCounts> {
  return connected(async (database) => {
    const states = database.transaction('desk').store.index('state')
    const before = (state: DeskEntry['state'], end: Date | []) =>
      countUpToLimit(
        states,
        IDBKeyRange.bound([collection, state], [collection, state, end], false, true),
      )
    const open = async (end: Date) => {
      const [untouched, started] = await Promise.all([
        before('new', end),
        before('in-progress', end),
      ])
      return Math.min(untouched + started, COUNT_LIMIT)
    }
    const [waiting, overdue, due] = await Promise.all([
      // An empty array sorts behind every date.
      before('new', []),
      open(overdueBefore),
      dueBefore && open(dueBefore),
    ])
    return { new: waiting, overdue, ...(due !== undefined && { due }) }
  })
}

/** One change to many entries, in one transaction. */
export async function change(
  by: string,
  collection: Collection,
  items: readonly DeskItem[],
  change: DeskChange,
): Promise<Changed> {
  checkBatch(items)
  checkChange(change)
  const outcomes = await connected(async (database) => {
    const transaction = begin<Stores>(database, [collection, 'desk'])
    const records = transaction.objectStore<Collection>(collection)
    const desk = transaction.objectStore('desk')

    const changeOne = async (item: DeskItem) => {
      const { id, storedAt } = item.record
      const [key, entry] = await Promise.all([records.getKey(id), desk.get([collection, id])])
      if (!key) return notFound(id)
      const stored = entry ?? untouchedEntry(collection, id, storedAt)
      const objected = objection(stored, item, change, by)
      if (objected) return objected
      const changed = withEvent(stored, { ...partsOf(change), at: timeAfter(stored), by })
      await desk.put({ ...stored, ...changed })
      return changed
    }
    const [done] = await Promise.all([Promise.all(items.map(changeOne)), transaction.done])
    return done
  })
  const { entries, failures } = toChanged(outcomes)
  tell({ kind: 'changed', collection, ids: entries.map(({ id }) => id) })
  return { entries: entries.map(toEntry), failures }
}

/** Erases records and their entries, in one transaction. */
export async function erase(collection: Collection, ids: readonly string[]): Promise<Erased> {
  checkBatch(ids)
  await connected(async (database) => {
    const transaction = begin<Stores>(database, [collection, 'desk'])
    const records = transaction.objectStore<Collection>(collection)
    const desk = transaction.objectStore('desk')
    const erasing = ids.flatMap((id) => [records.delete(id), desk.delete([collection, id])])
    await Promise.all([...erasing, transaction.done])
  })
  tell({ kind: 'erased', collection, ids })
  return { ids, failures: [] }
}

/** The records sent from an address. */
export function find<K extends Collection>(
  collection: K,
  address: string,
): Promise<readonly DeskItem<K>[]> {
  return connected(async (database) => {
    const transaction = database.transaction<Stores>([collection, 'desk'])
    const index = transaction.objectStore<Collection>(collection).index('email')
    const spelt = spellingsOf(address).map((it) => index.getAll(it, BATCH_SIZE))
    const rows = (await Promise.all(spelt)).flat()
    const desk = transaction.objectStore('desk')
    const entries = await Promise.all(rows.map(({ id }) => desk.get([collection, id])))
    return join(collection, rows, entries)
      .toSorted((a, b) => b.record.storedAt.getTime() - a.record.storedAt.getTime())
      .slice(0, BATCH_SIZE)
  })
}

/** Keeps that records were erased. */
export function noteErasure(erased: ErasureNote['erased']): Promise<void> {
  return connected(async (database) => {
    const transaction = begin(database, ['erasures'])
    const note = { id: createDocumentId(), at: new Date(), erased }
    await Promise.all([transaction.objectStore('erasures').add(note), transaction.done])
  })
}

/** The latest notes of erasures. */
export function erasures(): Promise<readonly ErasureNote[]> {
  return connected(async (database) => {
    const notes: ErasureNote[] = []
    let row = await database.transaction('erasures').store.index('at').openCursor(null, 'prev')
    while (row && notes.length < PAGE_SIZE) {
      notes.push(row.value)
      row = await row.continue()
    }
    return notes
  })
}

/** The entries of records, by their ids. */
export function entriesOf(
  collection: Collection,
  ids: readonly string[],
): Promise<readonly DeskEntry[]> {
  return connected(async (database) => {
    const { store } = database.transaction('desk')
    const found = await Promise.all(ids.map((id) => store.get([collection, id])))
    return found.flatMap((entry) => (entry ? toEntry(entry) : []))
  })
}

/** The records of a collection that are newer than a time, newest first, a page of them at the most. */
export function newerThan<K extends Collection>(
  collection: K,
  since: Date,
): Promise<readonly StoredRecord<K>[]> {
  return connected(async (database) => {
    const index = database.transaction<Collection>(collection).store.index('newest')
    // An empty array sorts behind every id.
    const newer = IDBKeyRange.lowerBound([since, []], true)
    const records: StoredRecord<K>[] = []
    let row = await index.openCursor(newer, 'prev')
    while (row && records.length < PAGE_SIZE) {
      records.push(recordOf(collection, row.value))
      row = await row.continue()
    }
    return records
  })
}

type Row = Schema[Collection]['value']

function recordOf<K extends Collection>(collection: K, row: Row): StoredRecord<K> {
  return toRecord(collection, row.id, row, row[collections[collection].timeField] as Date)
}

/** Records with their entries; one written past this adapter has none yet. */
function join<K extends Collection>(
  collection: K,
  rows: readonly Row[],
  entries: readonly (StoredEntry | undefined)[],
): DeskItem<K>[] {
  const byId = new Map(entries.map((entry) => [entry?.id, entry]))
  return rows.map((row) => {
    const entry = byId.get(row.id)
    return {
      record: recordOf(collection, row),
      entry: entry ? toEntry(entry) : untouched(row.id),
    }
  })
}

function toEntry({ id, state, assignee, history }: DeskEntry): DeskEntry {
  return { id, state, assignee, history }
}

/** Now, or just after the last event where the clock was set back. */
function timeAfter({ history }: DeskEntry): Date {
  const last = history.at(-1)
  return new Date(Math.max(Date.now(), last ? last.at.getTime() + 1 : 0))
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
