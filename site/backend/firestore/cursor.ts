import { Timestamp } from 'firebase/firestore/lite'
import type { Cursor } from '../backend'

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
