import type { Auth } from 'firebase-admin/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { connect, listAdmins, onlyOne } from './admins'

afterEach(() => vi.unstubAllEnvs())

// What it does with a user is tested on the emulator: tests/backend/firestore.test.ts.
test('without a key file, or without a project for the emulator, it says what to set', () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined)
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', undefined)
  expect(connect).toThrow('Set GOOGLE_APPLICATION_CREDENTIALS')
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099')
  expect(connect).toThrow('Set VITE_FIREBASE_PROJECT_ID')
})

test('a command takes one address, and no second', () => {
  expect(onlyOne('revoke', ['jo@example.com'])).toBe('jo@example.com')
  for (const addresses of [[], [''], ['jo@example.com', 'max@example.com']]) {
    expect(() => onlyOne('revoke', addresses)).toThrow('Usage: npm run admin:revoke -- <email>')
  }
})

test('admins are the users that the rules accept, even without an address', async () => {
  const metadata = { lastSignInTime: null }
  const users = [
    { uid: 'a', email: 'jo@example.com', customClaims: { admin: true }, metadata },
    { uid: 'b', customClaims: { admin: true }, metadata },
    { uid: 'c', email: 'max@example.com', customClaims: { admin: 'true' }, metadata },
    { uid: 'd', email: 'ann@example.com', metadata },
  ]
  const auth = { listUsers: async () => ({ users }) } as unknown as Auth
  expect(await listAdmins(auth)).toEqual(
    ['jo@example.com', 'b'].map((name) => `${name}, last signed in: never`),
  )
})
