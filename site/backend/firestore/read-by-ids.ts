import {
  type CollectionReference,
  documentId,
  limit,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite'
import { eachChunk } from './chunks'
import { getDocs } from './requests'

/** The most ids of one query. */
const QUERY_IDS = 30

/** The documents with these ids, as far as they are there. */
export async function readByIds(
  source: CollectionReference,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QueryDocumentSnapshot>> {
  const pages = await eachChunk(ids, QUERY_IDS, (chunk) =>
    getDocs(query(source, where(documentId(), 'in', chunk), limit(QUERY_IDS))),
  )
  return new Map(pages.flatMap(({ docs }) => docs.map((row) => [row.id, row])))
}
