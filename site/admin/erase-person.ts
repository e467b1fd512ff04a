import type { Collection } from '../backend/backend'
import { collectionNames } from '../backend/collections'
import type { Desk, DeskItem, ErasureNote, Failure } from '../backend/desk'

/** The records of one person, by collection. */
export type PersonRecords = Readonly<Partial<Record<Collection, readonly DeskItem[]>>>

export interface PersonErased {
  readonly erased: ErasureNote['erased']
  readonly failures: readonly Failure[]
}

/**
 * Everything that was sent from exactly this address, in all collections; of each the newest BATCH_SIZE.
 * @throws {BackendError} when a collection cannot be read
 */
export async function findPerson(
  desk: Pick<Desk, 'find'>,
  address: string,
): Promise<PersonRecords> {
  const found = await Promise.all(
    collectionNames.map(async (name) => [name, await desk.find(name, address.trim())] as const),
  )
  return Object.fromEntries(found.filter(([, items]) => items.length > 0))
}

/**
 * Erases everything that was sent from an address, and keeps that it was done. Where some cannot be erased,
 * they are named; calling again erases the rest.
 * @throws {BackendError} when the records cannot be read, or the note cannot be kept
 */
export async function erasePerson(
  desk: Pick<Desk, 'find' | 'erase' | 'noteErasure'>,
  address: string,
): Promise<PersonErased> {
  const erased: Partial<Record<Collection, number>> = {}
  const failures: Failure[] = []
  for (const name of collectionNames) {
    // One call finds a batch at the most.
    for (;;) {
      const items = await desk.find(name, address.trim())
      if (items.length === 0) break
      const done = await desk.erase(
        name,
        items.map(({ record }) => record.id),
      )
      erased[name] = (erased[name] ?? 0) + done.ids.length
      failures.push(...done.failures)
      if (done.failures.length > 0) break
    }
  }
  if (Object.values(erased).some(Boolean)) await desk.noteErasure(erased)
  return { erased, failures }
}
