import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { BackendError, type Collection, createDocumentId, type Submissions } from '../backend'
import { collections } from '../collections'
import { toPayload } from '../payload'
import { firestore } from './database'
import { isDenied, settle } from './errors'

/** Writes a record, in one attempt. */
export async function write<K extends Collection>(
  name: K,
  id: string,
  submission: Submissions[K],
  sentBefore = false,
): Promise<void> {
  if (!sentBefore && globalThis.navigator?.onLine === false)
    throw new BackendError('unavailable', 'The browser is offline: nothing was sent.')
  try {
    await settle(store())
  } catch (error) {
    // Whatever was not refused may be on its way, and nothing calls it back: Firestore Lite takes no signal.
    if (isDenied(error)) throw error
    throw new BackendError('unconfirmed', 'It may be stored all the same.', { cause: error })
  }

  async function store() {
    const target = doc(firestore(), name, id)
    const payload = toPayload(name, submission)
    try {
      await setDoc(target, { ...payload, [collections[name].timeField]: serverTimestamp() })
    } catch (error) {
      if (!sentBefore || !isDenied(error) || !(await isStored(name, id))) throw error
    }
  }
}

/** Whether a record is there: the rules let everyone see that one is missing, and admins alone what is stored. */
async function isStored(name: Collection, id: string): Promise<boolean> {
  const find = (id: string) => getDoc(doc(firestore(), name, id))
  // App Check may refuse everything, which tells nothing of the record: one that is missing has to be answered.
  await find(createDocumentId())
  return find(id).then(
    (found) => found.exists(),
    (error) => {
      if (isDenied(error)) return true
      throw error
    },
  )
}
