import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { BackendError, type Collection, type Submissions } from '../backend'
import { collections } from '../collections'
import { toPayload, withoutStatus } from '../payload'
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
      if (!sentBefore || !isDenied(error)) throw error
      // It may be there already: the rules then take the same values without a time, and nothing else. Admins
      // may have changed its status since.
      await setDoc(target, withoutStatus(payload), { merge: true })
    }
  }
}
