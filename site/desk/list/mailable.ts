import type { StoredRecord } from '../../backend/backend'
import type { Status } from '../../backend/desk'
import { addressKey } from '../../backend/normalize'

const UNWANTED: readonly string[] = ['closed', 'spam'] satisfies Status[]

/**
 * The records that match, without the addresses that no newsletter may go to: those of which any record is spam or
 * closed, whether it matches or not.
 * @param pages every record of the list
 * @param onLeftOut is told how many addresses match and are left out
 */
export async function* mailable(
  pages: AsyncIterable<{ readonly items: readonly StoredRecord[] }>,
  matches: (record: StoredRecord) => boolean,
  onLeftOut: (addresses: number) => void,
) {
  const found: StoredRecord[] = []
  const unwanted = new Set<string>()
  const keyOfSender = ({ email }: StoredRecord) => addressKey(email)
  for await (const { items } of pages) {
    for (const record of items) {
      if (UNWANTED.includes(record.status)) unwanted.add(keyOfSender(record))
      if (matches(record)) found.push(record)
    }
  }
  const isUnwanted = (record: StoredRecord) => unwanted.has(keyOfSender(record))
  onLeftOut(new Set(found.filter(isUnwanted).map(keyOfSender)).size)
  yield { items: found.filter((record) => !isUnwanted(record)) }
}
