import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getCount,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
} from 'firebase/firestore/lite'
import {
  COUNT_LIMIT,
  type Collection,
  type Cursor,
  PAGE_SIZE,
  type Page,
  type Submission,
} from '../backend'
import { collections } from '../collections'
import { toPayload, toRecord } from '../payload'
import { app } from './app'
import { decodeCursor, encodeCursor, timeOf } from './cursor'

// Errors are thrown; Firestore's own log line would print what a visitor typed to the console.
setLogLevel('silent')

/**
 * Writes a record. Writing it again with the same values passes the rules and stores nothing
 * new; writing other values under its id does not pass.
 */
export async function write<K extends Collection>(
  name: K,
  id: string,
  submission: Submission<K>,
): Promise<void> {
  const payload = {
    ...toPayload(name, submission),
    [collections[name].timeField]: serverTimestamp(),
  }
  await setDoc(doc(firestore(), name, id), payload)
}

/** One page, newest first, and the number of records. */
export async function read<K extends Collection>(name: K, after?: Cursor): Promise<Page<K>> {
  const source = collection(firestore(), name)
  const order: QueryConstraint[] = [
    orderBy(collections[name].timeField, 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(...decodeCursor(after))] : []),
  ]
  const [page, count] = await Promise.all([
    // One more than a page holds, to know whether another page follows.
    getDocs(query(source, ...order, limit(PAGE_SIZE + 1))),
    getCount(query(source, limit(COUNT_LIMIT))),
  ])
  const shown = page.docs.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => toRecord(name, row.id, row.data(), timeOf(name, row).toDate())),
    total: count.data().count,
    ...(page.size > PAGE_SIZE && last && { next: encodeCursor([timeOf(name, last), last.id]) }),
  }
}

/** Erases a record, if it is there. */
export async function erase(name: Collection, id: string): Promise<void> {
  await deleteDoc(doc(firestore(), name, id))
}

function firestore(): Firestore {
  const database = getFirestore(app())
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST
  if (emulator) {
    const { hostname, port } = new URL(`http://${emulator}`)
    connectFirestoreEmulator(database, hostname, Number(port))
  }
  return database
}
