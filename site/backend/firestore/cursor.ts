import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite'
import { BackendError, type Collection, type Cursor } from '../backend'
import { collections } from '../collections'

/** A record's place in its collection, newest first; the id orders records of the same time. */
export type Position = [storedAt: Timestamp, id: string]

/** The position as an opaque cursor, exact to the nanosecond. */
export function encodeCursor([{ seconds, nanoseconds }, id]: Position): Cursor {
  return `${seconds}:${nanoseconds}:${id}` as Cursor
}

/** The position that `encodeCursor` was given. */
export function decodeCursor(cursor: Cursor): Position {
  const [seconds, nanoseconds, ...id] = cursor.split(':')
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id.join(':')]
}

/**
 * The server time of a record.
 * @throws {BackendError} `unknown` when there is none, which the rules exclude
 */
export function timeOf(collection: Collection, row: QueryDocumentSnapshot): Timestamp {
  const time: unknown = row.get(collections[collection].timeField)
  if (time instanceof Timestamp) return time
  throw new BackendError('unknown', `Record ${row.id} of ${collection} has no readable time.`)
}
