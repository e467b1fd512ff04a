import { expect, test } from 'vitest'
import { chooseStore, FIREBASE_VARIABLES } from './store'

const complete = Object.fromEntries(FIREBASE_VARIABLES.map((name) => [name, 'value']))

test('no Firebase value: the embedded store', () => {
  expect(chooseStore({})).toBe('embedded')
  expect(chooseStore({ VITE_DEMO_ADMIN_EMAIL: 'admin@example.com' })).toBe('embedded')
})

test('empty values count as none', () => {
  expect(chooseStore(Object.fromEntries(FIREBASE_VARIABLES.map((name) => [name, ''])))).toBe(
    'embedded',
  )
})

test('all six values: Firestore', () => {
  expect(chooseStore(complete)).toBe('firestore')
})

test.each(FIREBASE_VARIABLES)('without %s alone, the build stops and names it', (name) => {
  expect(() => chooseStore({ ...complete, [name]: undefined })).toThrow(
    `Firebase is half configured. Missing: ${name}`,
  )
})

test('several missing values are all named', () => {
  expect(() => chooseStore({ VITE_FIREBASE_API_KEY: 'value' })).toThrow(
    FIREBASE_VARIABLES.slice(1).join(', '),
  )
})

test('a key for App Check asks for Firestore', () => {
  const key = { VITE_APPCHECK_SITE_KEY: 'key' }
  expect(chooseStore({ ...complete, ...key })).toBe('firestore')
  expect(() => chooseStore(key)).toThrow(FIREBASE_VARIABLES.join(', '))
})
