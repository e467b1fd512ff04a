import type { Timestamp } from 'firebase/firestore/lite'
import type { Collection } from '../backend'
import { toRecord } from '../payload'

/** A time as either client reads it: each has a class of its own. */
const toDate = (value: unknown) => {
  const time = Object(value) as Partial<Timestamp>
  return typeof time.toDate === 'function' ? time.toDate() : undefined
}

/** A document of either client as the admin reads it. */
export function recordOf<K extends Collection>(
  name: K,
  row: { readonly id: string; data(): Readonly<Record<string, unknown>> | undefined },
) {
  return toRecord(name, row.id, row.data() ?? {}, toDate)
}
