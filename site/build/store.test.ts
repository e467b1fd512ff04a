import { expect, test } from 'vitest'
import { chooseStore, FIREBASE_VARIABLES } from './store'

const complete = Object.fromEntries(FIREBASE_VARIABLES.map((name) => [name, 'value']))

test('all six values are for Firestore, none or empty ones for the embedded store', () => {
  const empty = Object.fromEntries(FIREBASE_VARIABLES.map((name) => [name, ' ']))
  expect(chooseStore(complete)).toBe('firestore')
  expect(chooseStore({ ...empty, VITE_DEMO_ADMIN_EMAIL: 'admin@example.com' })).toBe('embedded')
})

test('with some of them, or with a key for App Check alone, the build stops and names what is missing', () => {
  const halfFor = (missing: string) => `Firebase is half configured. Missing: ${missing}`
  for (const name of FIREBASE_VARIABLES) {
    for (const nothing of [undefined, '', ' ']) {
      const choosing = () => chooseStore({ ...complete, [name]: nothing })
      expect(choosing, name).toThrow(halfFor(name))
    }
  }
  for (const some of [{ VITE_FIREBASE_API_KEY: 'value' }, { VITE_APPCHECK_SITE_KEY: 'key' }]) {
    const missing = FIREBASE_VARIABLES.filter((name) => !(name in some))
    expect(() => chooseStore(some)).toThrow(halfFor(missing.join(', ')))
  }
})
