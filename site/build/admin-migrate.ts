import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { collectionNames } from '../backend/collections'
import { replay } from '../backend/earlier-entry'
import { eventsOf } from '../backend/payload'
import { connect } from './admins'

/** Records of one transaction: Firestore takes 10 MiB of it, and 1 MiB of each document. */
const AT_ONCE = 8

/**
 * Puts on the records what the version before kept beside them, under `desk`. What is moved is gone from there in
 * the same transaction, so it may be cut at any time, and goes on where it is started again.
 * @param onMoved is told how many have been moved so far
 */
export async function migrate(database: Firestore, onMoved: (count: number) => void) {
  let moved = 0
  for (const name of collectionNames) {
    let count = await moveSome(database, name)
    while (count > 0) {
      moved += count
      onMoved(moved)
      count = await moveSome(database, name)
    }
    await database.doc(`desk/${name}`).delete()
  }
}

function moveSome(database: Firestore, name: string): Promise<number> {
  return database.runTransaction(async (transaction) => {
    const found = database.collection(`desk/${name}/records`).limit(AT_ONCE)
    const { docs: entries } = await transaction.get(found)
    const records = await Promise.all(
      entries.map(({ id }) => transaction.get(database.doc(`${name}/${id}`))),
    )
    for (const [place, entry] of entries.entries()) {
      const record = records[place]
      const earlier = eventsOf(entry.get('history'))
      if (record?.exists && earlier.length > 0) {
        const { history, ...state } = replay(earlier, eventsOf(record.get('history')))
        const changedAt = FieldValue.serverTimestamp()
        transaction.update(record.ref, { ...state, changedAt, history: { ...history } })
      }
      transaction.delete(entry.ref)
    }
    return entries.length
  })
}

if (process.argv[1] === import.meta.filename) {
  try {
    const app = connect('FIRESTORE_EMULATOR_HOST')
    await migrate(getFirestore(app), (count) => console.log(`${count} moved.`))
    console.log('All of it is moved.')
  } catch (error) {
    console.error(`${(error as Error).message}\nWhat was moved stays moved: start it again.`)
    process.exitCode = 1
  }
}
