import {
  collection,
  doc,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import type { Collection } from '../backend'
import { collections } from '../collections'
import { BATCH_SIZE } from '../desk'
import { COMMIT_SIZE, eachChunk } from './chunks'
import { timeOf } from './cursor'
import { firestore } from './database'
import { arrivedAt, entriesPath } from './entry'
import { readByIds } from './read-by-ids'
import { commit, getDoc, getDocs, setDoc } from './requests'

/**
 * A visitor cannot write to the desk, so a new record has no entry, and what is not there cannot be counted.
 * Admins therefore file records: for each that a desk changes or erases it files at least one of the oldest,
 * which writes an untouched entry for it and remembers up to which time all are filed. So the records after
 * that time are either few enough to be counted, or at least as many are new as a count goes up to; and a desk
 * that is only opened files nothing.
 */

/** A record may become visible a little after its own time; only older ones are filed. */
const SETTLED_AFTER_MS = 60_000

const marker = (name: Collection) => doc(firestore(), 'desk', name)

/** In milliseconds: every record up to then has an entry. */
export async function filedUntil(name: Collection): Promise<number> {
  const time: unknown = (await getDoc(marker(name))).get('filedUntil')
  return time instanceof Timestamp ? time.toMillis() : -1
}

/** Files the oldest records that are not filed: as many as were worked on, or a commit's worth. */
export async function file(name: Collection, worked: number): Promise<void> {
  const most = Math.min(Math.max(worked, COMMIT_SIZE), BATCH_SIZE)
  const { timeField } = collections[name]
  const start = (await filedUntil(name)) + 1
  const { docs } = await getDocs(
    query(
      collection(firestore(), name),
      where(timeField, '>=', Timestamp.fromMillis(start)),
      where(timeField, '<', Timestamp.fromMillis(Date.now() - SETTLED_AFTER_MS)),
      orderBy(timeField),
      limit(most + 1),
    ),
  )
  const times = docs.map((row) => timeOf(name, row).toMillis())
  // The marker knows milliseconds, so that one which is not read to its end is left for the next change.
  const [rest] = times.slice(most)
  const settled = docs.filter((_, i) => rest === undefined || (times[i] ?? 0) < rest)
  const last = times[settled.length - 1]
  if (last === undefined) return
  await eachChunk(settled, COMMIT_SIZE, (chunk) => fileSome(name, chunk))
  await setDoc(marker(name), { filedUntil: Timestamp.fromMillis(last) })
}

async function fileSome(name: Collection, rows: readonly QueryDocumentSnapshot[]): Promise<void> {
  const entries = collection(firestore(), ...entriesPath(name))
  const filed = await readByIds(
    entries,
    rows.map(({ id }) => id),
  )
  const missing = rows.filter(({ id }) => !filed.has(id))
  if (missing.length === 0) return
  const batch = writeBatch(firestore())
  for (const row of missing) {
    const arrived = arrivedAt(timeOf(name, row).toDate())
    batch.set(doc(entries, row.id), { state: 'new', assignee: '', arrivedAt: arrived, history: {} })
  }
  await commit(batch)
}
