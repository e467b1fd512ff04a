import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import type { Collection, Submissions } from '../backend'
import { collections } from '../collections'
import { toPayload, withoutStatus } from '../payload'
import { firestore } from './database'
import { isDenied } from './errors'

/**
 * Writes a record, in one attempt. What a visitor sends once more may be stored already: the rules take the same
 * values without a time, and nothing else, for a record that is there.
 */
export async function write<K extends Collection>(
  name: K,
  id: string,
  submission: Submissions[K],
  sentBefore = false,
): Promise<void> {
  const target = doc(firestore(), name, id)
  const payload = toPayload(name, submission)
  // The office may have changed its status since.
  const values = withoutStatus(payload)
  if (sentBefore && (await isStored(setDoc(target, values, { merge: true })))) return
  await setDoc(target, { ...payload, [collections[name].timeField]: serverTimestamp() })
}

/** Whether the rules take what changes nothing. */
async function isStored(confirmation: Promise<void>): Promise<boolean> {
  try {
    await confirmation
    return true
  } catch (error) {
    if (isDenied(error)) return false
    throw error
  }
}
