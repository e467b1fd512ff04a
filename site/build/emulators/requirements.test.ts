import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startFirestore } from './firestore'
import { MissingError, orOldJava } from './requirements'

// No jar is installed, whatever this machine has.
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: () => false,
}))

afterEach(() => vi.unstubAllEnvs())

test('without Java it says which to install, and where', async () => {
  vi.stubEnv('PATH', '/nowhere')
  await expect(startFirestore()).rejects.toThrow(
    new MissingError(
      'The Firestore emulator needs Java 21 or later: install it from https://adoptium.net, and see "java -version".',
    ),
  )
})

test('where the emulator cannot be installed, it says how to try', async () => {
  const programs = mkdtempSync(join(tmpdir(), 'programs-'))
  for (const name of ['java', 'npx']) {
    writeFileSync(join(programs, name), '#!/bin/sh\n')
    chmodSync(join(programs, name), 0o755)
  }
  vi.stubEnv('PATH', `${programs}:/bin`)
  vi.spyOn(console, 'log').mockReturnValue()
  await expect(startFirestore()).rejects.toThrow('setup:emulators:firestore')
})

test('a Java that is too old is told by the format of the classes', () => {
  const refusal =
    'java did not start: UnsupportedClassVersionError: CloudFirestore has been compiled by a more recent version (class file version 65.0)'
  expect(orOldJava(new Error(refusal)).message).toContain('needs Java 21 or later')
  const other = new Error('java did not start: Address already in use')
  expect(orOldJava(other)).toBe(other)
})
