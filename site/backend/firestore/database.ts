import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite'
import { app } from './app'

// Errors are thrown; Firestore's own log line would print what a visitor typed to the console.
setLogLevel('silent')

/** The database, by the small client that asks and has no listeners; further calls return the same one. */
export function firestore(): Firestore {
  const database = getFirestore(app())
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST
  if (emulator) {
    const { hostname, port } = new URL(`http://${emulator}`)
    connectFirestoreEmulator(database, hostname, Number(port))
  }
  return database
}
