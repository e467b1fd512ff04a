import type { Backend, Collection, Cursor, StoredRecord } from '../../site/backend/backend'

/** A page of the desk's list without the entries. */
export async function listRecords<K extends Collection>(
  { desk }: Pick<Backend, 'desk'>,
  collection: K,
  after?: Cursor,
): Promise<{ records: readonly StoredRecord<K>[]; total: number; next?: Cursor }> {
  const { items, ...page } = await desk.list(collection, { after })
  return { ...page, records: items.map(({ record }) => record) }
}
