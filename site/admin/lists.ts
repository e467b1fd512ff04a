import { COUNT_LIMIT, type Cursor } from '../backend/backend'
import type { DeskEntry, DeskItem, DeskPage } from '../backend/desk'
import { untouched } from '../backend/desk-entry'

type AnyRecord = DeskItem['record']

/** What is loaded of a collection, in the order of the table. */
export interface DeskList {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly items: readonly DeskItem[]
  /** Records in the store, loaded or not. */
  readonly total: number
  readonly next?: Cursor | undefined
  /** What came while the list was open and is not among the items yet, newest first. */
  readonly arrived: readonly AnyRecord[]
}

export const emptyList: DeskList = { status: 'ready', items: [], total: 0, arrived: [] }

/** The list with one more page. Records that it has already are not added again. */
export function withPage(list: DeskList, { items, total, next }: DeskPage): DeskList {
  const known = idsOf(list.items)
  const added = items.filter(({ record }) => !known.has(record.id))
  return { ...list, status: 'ready', items: [...list.items, ...added], total, next }
}

/** The list with entries as they stand now. */
export function withEntries(list: DeskList, entries: readonly DeskEntry[]): DeskList {
  const changed = new Map(entries.map((entry) => [entry.id, entry]))
  const items = list.items.map((item) => {
    const entry = changed.get(item.record.id)
    // News may come after the answer to a later change.
    return entry && entry.history.length >= item.entry.history.length ? { ...item, entry } : item
  })
  return { ...list, items }
}

/** The list without erased records. */
export function withoutErased(list: DeskList, ids: readonly string[]): DeskList {
  const erased = new Set(ids)
  const items = list.items.filter(({ record }) => !erased.has(record.id))
  const arrived = list.arrived.filter(({ id }) => !erased.has(id))
  const gone = list.items.length - items.length
  // At the limit the count stands for "1000 or more", which may still be true.
  const total = list.total < COUNT_LIMIT ? Math.max(items.length, list.total - gone) : list.total
  return { ...list, items, arrived, total }
}

/** The list with what arrived, which waits above it so that nothing moves. */
export function withArrived(list: DeskList, records: readonly AnyRecord[]): DeskList {
  const known = new Set([...idsOf(list.items), ...list.arrived.map(({ id }) => id)])
  const arrived = records.filter(({ id }) => !known.has(id))
  return arrived.length === 0 ? list : { ...list, arrived: [...arrived, ...list.arrived] }
}

/** The list with everything that arrived among its items, newest first. */
export function withArrivedShown(list: DeskList): DeskList {
  const items = list.arrived.map((record): DeskItem => ({ record, entry: untouched(record.id) }))
  const total = list.total < COUNT_LIMIT ? list.total + items.length : list.total
  return { ...list, items: [...items, ...list.items], total, arrived: [] }
}

const idsOf = (items: readonly DeskItem[]) => new Set(items.map(({ record }) => record.id))
