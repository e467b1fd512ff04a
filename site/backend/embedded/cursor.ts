import type { Cursor } from '../backend'

/** A record's place in its collection, newest first; the id orders records of the same time. */
export type Position = [storedAt: Date, id: string]

/** The position as an opaque cursor. */
export function encodeCursor([storedAt, id]: Position): Cursor {
  return `${storedAt.getTime()}:${id}` as Cursor
}

/** The position that `encodeCursor` was given. */
export function decodeCursor(cursor: Cursor): Position {
  const [time, ...id] = cursor.split(':')
  return [new Date(Number(time)), id.join(':')]
}

/** The places of all records with a readable time, up to one of them. An empty text sorts behind every time. */
export function timedUntil(end: Position | [''] = [''], isIncluded = false): IDBKeyRange {
  return IDBKeyRange.bound([new Date(-8.64e15)], end, false, !isIncluded)
}
