import type { TestProject } from 'vitest/node'
import { startFirestore } from '../../site/build/emulators/firestore'
import { MissingError } from '../../site/build/emulators/requirements'

declare module 'vitest' {
  interface ProvidedContext {
    /** `127.0.0.1:port`; not provided where there is no Firestore emulator. */
    firestoreHost: string
  }
}

/**
 * What a machine can start. If it lacks what that needs, prints so and returns undefined.
 * @throws {Error} if it has all and does not start
 */
export async function orSkipped<Started>(
  start: () => Promise<Started>,
): Promise<Started | undefined> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof MissingError)) throw error
    console.warn(`\nSKIPPED: ${error.message}\n`)
    return undefined
  }
}

/** Vitest's global setup: one emulator for all test files. */
export default async function setup(project: TestProject) {
  const emulator = await orSkipped(() => startFirestore())
  if (!emulator) return
  project.provide('firestoreHost', emulator.host)
  return emulator.stop
}
