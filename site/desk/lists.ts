import { COUNT_LIMIT, type Cursor, keyOf, type StoredRecord } from '../backend/backend'
import type { DeskPage } from '../backend/desk'

/** The loaded records of a list, in the order of the table. */
export interface DeskList {
  readonly items: readonly StoredRecord[]
  /** Records in the store, loaded or not. */
  readonly total: number
  readonly next?: Cursor | undefined
  /** Records that arrived while the list was open and are not among the items yet, newest first. */
  readonly arrived: readonly StoredRecord[]
}

export const emptyList: DeskList = { items: [], total: 0, arrived: [] }

/**
 * The list with one more page. Known records are not added again, and the total keeps the changes made since the first
 * page.
 */
export function withPage(list: DeskList, page: DeskPage): DeskList {
  const { items } = list
  const added = without(page.records, keysOf(items))
  const total = list.next ? list.total : page.total
  return { ...withoutWaiting(list, added), items: [...items, ...added], total, next: page.next }
}

/** The list with the results of a search. Those among them that had arrived no longer wait above it. */
export function withFound(
  list: DeskList,
  found: readonly StoredRecord[],
  inOrder: (items: readonly StoredRecord[]) => readonly StoredRecord[],
): DeskList {
  if (found.length === 0) return list
  return { ...withoutWaiting(list, found), items: inOrder([...list.items, ...found]) }
}

/** The list, above which records that it shows no longer wait. */
function withoutWaiting(list: DeskList, shown: readonly StoredRecord[]): DeskList {
  return { ...list, arrived: without(list.arrived, keysOf(shown)) }
}

/** The list with records as they stand now. */
export function withChanged(list: DeskList, records: readonly StoredRecord[]): DeskList {
  const changed = new Map(records.map((record) => [keyOf(record), record]))
  const now = (items: readonly StoredRecord[]) =>
    items.map((item) => newerOf(item, changed.get(keyOf(item))))
  return { ...list, items: now(list.items), arrived: now(list.arrived) }
}

/** The newer version of a record: news of a change may come after the answer to the next one. */
export function newerOf(listed: StoredRecord, other: StoredRecord | undefined): StoredRecord {
  return other && other.history.length >= listed.history.length ? other : listed
}

/** The list without erased records, which are given by their keys. */
export function withoutErased(list: DeskList, keys: readonly string[]): DeskList {
  const erased = new Set(keys)
  const items = without(list.items, erased)
  const arrived = without(list.arrived, erased)
  const gone = list.items.length - items.length
  // At the limit the count stands for "1000 or more", which may still be true.
  const total = list.total < COUNT_LIMIT ? Math.max(items.length, list.total - gone) : list.total
  return { ...list, items, arrived, total }
}

/** The list with arrived records, which wait above it so that nothing moves. */
export function withArrived(list: DeskList, records: readonly StoredRecord[]): DeskList {
  const arrived = without(records, keysOf([...list.items, ...list.arrived]))
  return arrived.length === 0 ? list : { ...list, arrived: [...arrived, ...list.arrived] }
}

/** The list with everything that arrived among its items, newest first. */
export function withArrivedShown(list: DeskList): DeskList {
  const { arrived } = list
  const total = list.total < COUNT_LIMIT ? list.total + arrived.length : list.total
  return { ...list, items: [...arrived, ...list.items], total, arrived: [] }
}

/** A number of records; at the limit it stands for "1000 or more". */
export const countText = (count: number) => (count < COUNT_LIMIT ? `${count}` : `${COUNT_LIMIT}+`)

const keysOf = (items: readonly StoredRecord[]) => new Set(items.map(keyOf))

const without = (items: readonly StoredRecord[], keys: ReadonlySet<string>) =>
  items.filter((it) => !keys.has(keyOf(it)))
