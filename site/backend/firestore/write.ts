import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import type { Collection, Submissions } from '../backend'
import { collections } from '../collections'
import { toPayload } from '../payload'
import { firestore } from './database'
import { isDenied } from './errors'

/**
 * Writes a record. Writing it again with the same values stores nothing and leaves its time alone; writing
 * other values under its id does not pass the rules.
 */
export async function write<K extends Collection>(
  name: K,
  id: string,
  submission: Submissions[K],
): Promise<void> {
  const target = doc(firestore(), name, id)
  const payload = toPayload(name, submission)
  try {
    await setDoc(target, { ...payload, [collections[name].timeField]: serverTimestamp() })
  } catch (error) {
    if (!isDenied(error)) throw error
    // Perhaps the answer to the first attempt was lost. The rules take the same values without a time, and
    // nothing else, for a record that is there.
    await setDoc(target, payload, { merge: true })
  }
}
