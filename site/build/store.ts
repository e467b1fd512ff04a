/** The six values a Firebase project hands out, by the environment variable that carries each. */
export const FIREBASE_VARIABLES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_APP_ID',
] as const

export type StoreKind = 'embedded' | 'firestore'

/**
 * Which store a build is for: Firestore when all six values are set, embedded when none is; a blank is none.
 * @throws {Error} naming the missing ones when only some are set, or App Check's key alone is
 */
export function chooseStore(env: Readonly<Record<string, string | undefined>>): StoreKind {
  const missing = FIREBASE_VARIABLES.filter((name) => !env[name]?.trim())
  if (missing.length === 0) return 'firestore'
  const none = missing.length === FIREBASE_VARIABLES.length
  if (none && !env.VITE_APPCHECK_SITE_KEY) return 'embedded'
  throw new Error(`Firebase is half configured. Missing: ${missing.join(', ')}`)
}
