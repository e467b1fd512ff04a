import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite'
import { app, withEmulator } from './app'

// Errors are thrown; Firestore's own log line would print what a visitor typed to the console.
setLogLevel('silent')

/** The database, by the small client that asks and has no listeners; further calls return the same one. */
export function firestore(): Firestore {
  return withEmulator(getFirestore(app()), connectFirestoreEmulator)
}
