/** Kept out of package.json for its size, 240 MB; npx fetches it once and keeps it. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2'
