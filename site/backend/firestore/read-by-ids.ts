import {
  type CollectionReference,
  documentId,
  getDocs,
  limit,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite'

/** Records of one commit: the rules look each one up, and may look up 20 documents a request. */
export const COMMIT_SIZE = 20
/** The most ids of one query. */
const QUERY_IDS = 30

/** The documents with these ids, as far as they are there. */
export async function readByIds(
  source: CollectionReference,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QueryDocumentSnapshot>> {
  const pages = await Promise.all(
    inChunks(ids, QUERY_IDS).map((chunk) =>
      getDocs(query(source, where(documentId(), 'in', chunk), limit(QUERY_IDS))),
    ),
  )
  return new Map(pages.flatMap(({ docs }) => docs.map((row) => [row.id, row])))
}

/** The same items in lists of at most `size`. */
export function inChunks<T>(items: readonly T[], size: number): readonly T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size))
}
