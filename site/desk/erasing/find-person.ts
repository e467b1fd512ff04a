import type { StoredRecord } from '../../backend/backend'
import { collectionNames } from '../../backend/collections'
import type { Desk } from '../../backend/desk'
import { addressesIn, addressKey } from '../../backend/normalize'
import { search } from '../list/search'

/**
 * Everything that was sent from an address, or from a text in its place, in all collections. All records are read: an
 * address may have been typed in capitals, and the stores keep what was typed.
 * @param signal ends it early
 * @throws {BackendError} when a collection cannot be read
 */
export async function findPerson(
  desk: Pick<Desk, 'list'>,
  address: string,
  signal?: AbortSignal,
): Promise<readonly StoredRecord[]> {
  const key = addressKey(address)
  const found: StoredRecord[] = []
  // Records without an address belong to no person.
  if (key === '') return found
  for await (const { items } of search(desk, collectionNames, {}, signal)) {
    found.push(
      ...items.filter(({ email }) =>
        [email, ...addressesIn(email)].some((it) => addressKey(it) === key),
      ),
    )
  }
  return found
}
