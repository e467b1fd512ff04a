import { type FirebaseApp, initializeApp } from 'firebase/app'

/**
 * The connected Firebase project; further calls return the same one. Each value is spelt out because
 * `import.meta.env` as a whole would put every other variable into the bundle too.
 */
export function app(): FirebaseApp {
  return initializeApp({
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
    messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  })
}

/** The database, by the emulator where the build names one; `connect` is what the client in use offers for that. */
export function withEmulator<Database>(
  database: Database,
  connect: (database: Database, host: string, port: number) => void,
): Database {
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST
  if (emulator) {
    const { hostname, port } = new URL(`http://${emulator}`)
    connect(database, hostname, Number(port))
  }
  return database
}
