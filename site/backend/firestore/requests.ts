import * as lite from 'firebase/firestore/lite'
import { withTimeLimit } from '../time-limit'
import { firestore } from './database'
import { settle, toBackendError } from './errors'

/**
 * What the desk asks of Firestore, each request within the port's time limit. A call for hundreds of records makes
 * dozens of them, which together may take longer and have not failed.
 */
export const getDoc = (wanted: lite.DocumentReference) => withTimeLimit(lite.getDoc(wanted))
export const getDocs = (wanted: lite.Query) => withTimeLimit(lite.getDocs(wanted))
export const getCount = (wanted: lite.Query) => withTimeLimit(lite.getCount(wanted))

/**
 * Writes all that `work` writes after its reading, or nothing, if somebody else has changed what it has read. What was
 * refused for that is tried once more, so that `work` sees the change: the rules may refuse before Firestore does.
 * Nothing else is: a first attempt whose answer was lost cannot be told from one that failed.
 */
export async function together<T>(work: (transaction: lite.Transaction) => Promise<T>): Promise<T> {
  const attempt = () => settle(lite.runTransaction(firestore(), work, { maxAttempts: 1 }))
  try {
    return await attempt()
  } catch (error) {
    const { code } = toBackendError(error)
    if (code !== 'permission-denied' && code !== 'conflict') throw error
    return attempt()
  }
}
