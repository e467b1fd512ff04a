import { spawnSync } from 'node:child_process'

/** Kept out of package.json for its size, 240 MB; npx fetches it once and keeps it. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2'

/** What the machine lacks for the emulators, and what to do about it. */
export class MissingError extends Error {}

/** Whether Java is installed. */
export const hasJava = () => spawnSync('java', ['-version']).status === 0

/**
 * The failure to start a program of Java, as what is missing if it needs a newer one.
 * @param error with the program's output
 */
export function orOldJava(error: Error): Error {
  const [, format] = /class file version (\d+)/.exec(error.message) ?? []
  // Java 21 writes the format 65, and each version one more.
  return format ? new MissingError(installJava(Number(format) - 44)) : error
}

/** @param version the oldest that will do */
export const installJava = (version = 21) =>
  `The Firestore emulator needs Java ${version} or later: install it from https://adoptium.net, and see "java -version".`
