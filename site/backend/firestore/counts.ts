import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  setDoc,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { COUNT_LIMIT, type Collection } from '../backend'
import { collections } from '../collections'
import type { DeskCounts } from '../desk'
import { timeOf } from './cursor'
import { firestore } from './database'
import { arrivedAt, entriesPath } from './entry'
import { COMMIT_SIZE, inChunks, readByIds } from './read-by-ids'

/**
 * A visitor cannot write to the desk, so a new record has no entry, and what is not there cannot be counted.
 * The desk therefore files what has arrived: it writes an untouched entry for each record up to a time that
 * it remembers. New are then the entries that say so, and of the records after that time those without one.
 * Each count stops at COUNT_LIMIT, which bounds what it costs.
 */

/** The most records that one count files. */
const FILED_AT_ONCE = 200
/** A record may become visible a little after its own time; only older ones are filed. */
const SETTLED_AFTER_MS = 60_000

/** What waits in a collection. Files what has arrived since the last count. */
export async function counts(name: Collection, overdueBefore: Date): Promise<DeskCounts> {
  const start = (await filedUntil(name)) + 1
  const filed = (...states: string[]) => where('state', 'in', states)
  const { timeField } = collections[name]
  const end = overdueBefore.getTime()
  const between = (field: string, from: number, to?: number) => [
    where(field, '>=', Timestamp.fromMillis(from)),
    ...(to === undefined ? [] : [where(field, '<', Timestamp.fromMillis(to))]),
  ]
  const count = async (path: readonly [string, ...string[]], ...which: QueryConstraint[]) => {
    const source = query(collection(firestore(), ...path), ...which, limit(COUNT_LIMIT))
    return (await getCount(source)).data().count
  }
  /** Records from `start` on that have no entry. */
  const unfiled = async (to?: number) => {
    if (to !== undefined && to <= start) return 0
    const [records, entries] = await Promise.all([
      count([name], ...between(timeField, start, to)),
      count(entriesPath(name), ...between('arrivedAt', start, to)),
    ])
    return records === COUNT_LIMIT ? COUNT_LIMIT : Math.max(0, records - entries)
  }
  const [filedNew, filedOverdue, unfiledNew, unfiledOverdue] = await Promise.all([
    count(entriesPath(name), filed('new')),
    count(entriesPath(name), filed('new', 'in-progress'), ...between('arrivedAt', 0, end)),
    unfiled(),
    unfiled(end),
  ])
  if (unfiledNew > 0) await file(name, start)
  return {
    new: Math.min(filedNew + unfiledNew, COUNT_LIMIT),
    overdue: Math.min(filedOverdue + unfiledOverdue, COUNT_LIMIT),
  }
}

const marker = (name: Collection) => doc(firestore(), 'desk', name)

/** In milliseconds: every record up to then has an entry. */
async function filedUntil(name: Collection): Promise<number> {
  const time: unknown = (await getDoc(marker(name))).get('filedUntil')
  return time instanceof Timestamp ? time.toMillis() : -1
}

/** Writes untouched entries for the oldest records that have none, and moves the marker past them. */
async function file(name: Collection, start: number): Promise<void> {
  const { timeField } = collections[name]
  const { docs } = await getDocs(
    query(
      collection(firestore(), name),
      where(timeField, '>=', Timestamp.fromMillis(start)),
      where(timeField, '<', Timestamp.fromMillis(Date.now() - SETTLED_AFTER_MS)),
      orderBy(timeField),
      limit(FILED_AT_ONCE + 1),
    ),
  )
  const times = docs.map((row) => timeOf(name, row).toMillis())
  // The marker knows milliseconds, so that one which is not read to its end is left for the next count.
  const [rest] = times.slice(FILED_AT_ONCE)
  const settled = docs.filter((_, i) => rest === undefined || (times[i] ?? 0) < rest)
  const last = times[settled.length - 1]
  if (last === undefined) return
  await Promise.all(inChunks(settled, COMMIT_SIZE).map((chunk) => fileSome(name, chunk)))
  await setDoc(marker(name), { filedUntil: Timestamp.fromMillis(last) })
}

async function fileSome(name: Collection, rows: readonly QueryDocumentSnapshot[]): Promise<void> {
  const entries = collection(firestore(), ...entriesPath(name))
  const filed = await readByIds(
    entries,
    rows.map(({ id }) => id),
  )
  const batch = writeBatch(firestore())
  for (const row of rows) {
    if (filed.has(row.id)) continue
    const arrived = arrivedAt(timeOf(name, row).toDate())
    batch.set(doc(entries, row.id), { state: 'new', assignee: '', arrivedAt: arrived, history: {} })
  }
  await batch.commit()
}
