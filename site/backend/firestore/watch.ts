import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  setLogLevel,
  Timestamp,
  where,
} from 'firebase/firestore'
import { type Collection, PAGE_SIZE } from '../backend'
import { collectionNames, collections } from '../collections'
import type { Watch } from '../desk'
import { toRecord } from '../payload'
import { app, withEmulator } from './app'
import { toBackendError } from './errors'

// As of the small client.
setLogLevel('silent')

/** What happened so long before the watch is told, too, in case this computer's clock is ahead. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/**
 * Listens to the newest records and changes of each collection, a page of them at the most. The listeners need
 * Firestore's full client, which loads with this module, for an admin alone. Asking again and again with the
 * small client would cost a read for every question, also where nothing has happened.
 */
export function watch({ since, onNews, onInterrupted, onLost }: Watch): () => void {
  const database = withEmulator(getFirestore(app()), connectFirestoreEmulator)
  const stops: (() => void)[] = []
  const stop = () => {
    for (const it of stops.splice(0)) it()
  }
  const after = new Date(since.getTime() - CLOCK_TOLERANCE_MS)
  const listen = (name: Collection, field: string, onChange: (snapshot: QuerySnapshot) => void) => {
    const newest: QueryConstraint[] = [
      where(field, '>', Timestamp.fromDate(after)),
      orderBy(field, 'desc'),
      limit(PAGE_SIZE),
    ]
    stops.push(
      onSnapshot(
        query(collection(database, name), ...newest),
        // With the metadata, which alone say that the server cannot be reached.
        { includeMetadataChanges: true },
        (snapshot) => {
          onInterrupted?.(snapshot.metadata.fromCache)
          if (snapshot.docChanges().length > 0) onChange(snapshot)
        },
        (error) => {
          stop()
          onLost(toBackendError(error))
        },
      ),
    )
  }

  for (const name of collectionNames) {
    const tell = (snapshot: QuerySnapshot, kind: 'arrived' | 'changed') =>
      onNews({ collection: name, arrived: [], changed: [], ...newsOf(name, snapshot, kind) })
    listen(name, collections[name].timeField, (snapshot) => tell(snapshot, 'arrived'))
    listen(name, 'changedAt', (snapshot) => tell(snapshot, 'changed'))
  }
  return stop
}

function newsOf(name: Collection, snapshot: QuerySnapshot, kind: 'arrived' | 'changed') {
  const changes = snapshot.docChanges()
  // What has arrived and changes is told by the listener to changes.
  const told = changes.filter(
    ({ type }) => type === 'added' || (type === 'modified' && kind === 'changed'),
  )
  // From a full page a record may also go because a newer one came.
  const gone = snapshot.size < PAGE_SIZE ? changes.filter(({ type }) => type === 'removed') : []
  return {
    [kind]: told.map(({ doc }) => toRecord(name, doc.id, doc.data())),
    erased: gone.map(({ doc }) => doc.id),
  }
}
