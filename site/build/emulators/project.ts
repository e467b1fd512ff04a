/** The project on the emulators: one that starts with `demo-` never asks Google. */
export const PROJECT = 'demo-site'

/** The environment of a build for Firestore. */
export const firebaseEnv = (projectId = PROJECT) => ({
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.example.com',
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_STORAGE_BUCKET: 'demo.example.com',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: 'demo',
})
