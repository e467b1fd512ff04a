import type { Cursor } from './backend'

/** The place of a record in its list as an opaque cursor. */
export const encodeCursor = (place: readonly (number | string)[]) => JSON.stringify(place) as Cursor

/** The place that `encodeCursor` was given. */
export const decodeCursor = <Place extends readonly (number | string)[]>(cursor: Cursor): Place =>
  JSON.parse(cursor)
