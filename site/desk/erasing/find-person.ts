import type { StoredRecord } from '../../backend/backend'
import { collectionNames } from '../../backend/collections'
import type { Desk } from '../../backend/desk'
import { addressIn, addressKey } from '../../backend/normalize'
import { search } from '../list/search'

/**
 * Everything that was sent from an address, in all collections. All records are read: an address may have been
 * typed in capitals, and the stores keep what was typed.
 * @param signal ends it early
 * @throws {BackendError} when a collection cannot be read
 */
export async function findPerson(
  desk: Pick<Desk, 'list'>,
  address: string,
  signal?: AbortSignal,
): Promise<readonly StoredRecord[]> {
  const personKey = (text: string) => addressKey(addressIn(text) ?? text)
  const key = personKey(address)
  const found: StoredRecord[] = []
  // Records without an address belong to no person.
  if (key === '') return found
  for await (const { items } of search(desk, collectionNames, {}, signal)) {
    found.push(...items.filter(({ email }) => personKey(email) === key))
  }
  return found
}
