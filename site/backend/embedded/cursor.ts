import type { Cursor } from '../backend'

/** Where a record stands in the order of its collection: the id settles equal times. */
export type Position = [storedAt: Date, id: string]

/** The position as the pages carry it around. */
export function encodeCursor([storedAt, id]: Position): Cursor {
  return `${storedAt.getTime()}:${id}` as Cursor
}

/** The position that `encodeCursor` was given. */
export function decodeCursor(cursor: Cursor): Position {
  const [time, ...id] = cursor.split(':')
  return [new Date(Number(time)), id.join(':')]
}
