import * as lite from 'firebase/firestore/lite'
import { withTimeLimit } from '../time-limit'

/**
 * What the desk asks of Firestore, each request within the port's time limit. A call for hundreds of records makes
 * dozens of them, which together may take longer and have not failed.
 */
export const getDoc = (wanted: lite.DocumentReference) => withTimeLimit(lite.getDoc(wanted))
export const getDocs = (wanted: lite.Query) => withTimeLimit(lite.getDocs(wanted))
export const getCount = (wanted: lite.Query) => withTimeLimit(lite.getCount(wanted))
export const setDoc = (target: lite.DocumentReference, data: lite.DocumentData) =>
  withTimeLimit(lite.setDoc(target, data))
export const commit = (batch: lite.WriteBatch) => withTimeLimit(batch.commit())
