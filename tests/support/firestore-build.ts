import type { SiteCopy } from './site-copy'

/**
 * Builds a copy of the site for Firestore as the emulators play it.
 * @throws {Error} with the build's output when it fails
 */
export async function buildForEmulators(
  copy: SiteCopy,
  projectId: string,
  firestoreHost: string,
  authHost: string,
): Promise<void> {
  const env = {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo.example.com',
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: 'demo.example.com',
    VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
    VITE_FIREBASE_APP_ID: 'demo',
    VITE_FIRESTORE_EMULATOR_HOST: firestoreHost,
    VITE_AUTH_EMULATOR_HOST: authHost,
  }
  await copy.build(env, 'emulators')
}
