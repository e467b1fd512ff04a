import { afterEach, expect, test, vi } from 'vitest'
import { connect } from './admins'

afterEach(() => vi.unstubAllEnvs())

// What it does with a user is tested on the emulator: tests/backend/firestore.test.ts.
test('without a key file, or without a project for the emulator, it says what to set', () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined)
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', undefined)
  const connecting = () => connect('FIREBASE_AUTH_EMULATOR_HOST')
  expect(connecting).toThrow('Set GOOGLE_APPLICATION_CREDENTIALS')
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099')
  expect(connecting).toThrow('Set VITE_FIREBASE_PROJECT_ID')
})
