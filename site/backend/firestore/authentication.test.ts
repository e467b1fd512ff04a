import { afterAll, expect, test, vi } from 'vitest'

/** What Firebase is asked, without Firebase: in Node its persistences are one and the same. */

const calls: unknown[] = []
vi.doMock('firebase/auth', () => ({
  indexedDBLocalPersistence: 'indexed database',
  browserLocalPersistence: 'local storage',
  browserSessionPersistence: 'session storage',
  connectAuthEmulator: vi.fn(),
  initializeAuth: (_: unknown, { persistence }: { readonly persistence: unknown }) => {
    calls.push(persistence)
    return { setPersistence: async (it: unknown) => void calls.push(it) }
  },
  signInWithEmailAndPassword: async () => {
    calls.push('sign-in')
    return { user: { getIdTokenResult: async () => ({ claims: { admin: true } }) } }
  },
}))
vi.doMock('./app', () => ({ app: vi.fn() }))
vi.resetModules()
const { signIn } = await import('./authentication')

afterAll(() => {
  vi.doUnmock('firebase/auth')
  vi.doUnmock('./app')
  vi.resetModules()
})

test('indexed database, local storage, session storage are configured, and a sign-in chooses the session', async () => {
  await signIn('admin@example.com', 'window-film')
  expect(calls).toEqual([
    ['indexed database', 'local storage', 'session storage'],
    'session storage',
    'sign-in',
  ])
})
