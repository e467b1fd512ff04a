import { collectionNames } from '../backend/collections'
import type { Desk, RecordsByCollection } from '../backend/desk'
import { normalize } from '../backend/normalize'
import { search } from './search'

/**
 * Everything that was sent from an address, in all collections. All records are read: an address may have been
 * typed in capitals, and the stores keep what was typed.
 * @throws {BackendError} when a collection cannot be read
 */
export async function findPerson(
  desk: Pick<Desk, 'list'>,
  address: string,
): Promise<RecordsByCollection> {
  const key = addressKey(address)
  const found = collectionNames.map(async (name) => {
    const records = []
    for await (const { items } of search(desk, name, {})) {
      records.push(...items.filter(({ email }) => addressKey(email) === key))
    }
    return [name, records] as const
  })
  return Object.fromEntries((await Promise.all(found)).filter(([, { length }]) => length > 0))
}

/** What all spellings of an address have in common. */
export function addressKey(address: string): string {
  return normalize('email', address).toLowerCase()
}
