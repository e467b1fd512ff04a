import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite'
import { BackendError, type Collection, type Cursor } from '../backend'
import { TIME_FIELD } from '../payload'

/** Where a record stands in the order of its collection: the id settles equal times. */
export type Position = [storedAt: Timestamp, id: string]

/** The position as the pages carry it around, exact to the nanosecond. */
export function encodeCursor([{ seconds, nanoseconds }, id]: Position): Cursor {
  return `${seconds}:${nanoseconds}:${id}` as Cursor
}

/** The position that `encodeCursor` was given. */
export function decodeCursor(cursor: Cursor): Position {
  const [seconds, nanoseconds, ...id] = cursor.split(':')
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id.join(':')]
}

/**
 * The time that Firestore gave a record.
 * @throws {BackendError} `unknown` when there is none, which the rules rule out
 */
export function timeOf(collection: Collection, row: QueryDocumentSnapshot): Timestamp {
  const time: unknown = row.get(TIME_FIELD[collection])
  if (time instanceof Timestamp) return time
  throw new BackendError('unknown', `Record ${row.id} of ${collection} has no readable time.`)
}
