import { expect, test } from 'vitest'
import { APP_CHECK_SOURCES, hostHeaders, preflight } from './preflight'
import { FIREBASE_VARIABLES } from './store'

const headers = hostHeaders('**')
const env = Object.fromEntries(FIREBASE_VARIABLES.map((name) => [name, 'films']))
const appCheck = { ...env, VITE_APPCHECK_SITE_KEY: 'key' }
const emulators = {
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}
/** The headers with what App Check needs. */
const extended = new Headers(headers)
for (const [directive, sources] of Object.entries(APP_CHECK_SOURCES)) {
  const policy = extended.get('content-security-policy') ?? ''
  const more = policy.replace(`${directive} `, `${directive} ${sources.join(' ')} `)
  extended.set('content-security-policy', more.replace(/require-trusted-types-for .*?;/, ''))
}

test('names the project and its hosts, and warns of what ought to be meant', () => {
  expect(preflight(env, 'production', headers)).toEqual([
    'For the project films, at https://firestore.googleapis.com, https://identitytoolkit.googleapis.com, https://securetoken.googleapis.com.',
    'Warning: App Check is off: any program can send the forms.',
    'Warning: Strict-Transport-Security says preload: browsers may hold the domain to HTTPS for years.',
  ])
  expect(preflight(appCheck, 'production', extended).join()).not.toContain('App Check')
  expect(preflight({}, 'production', headers)).toEqual([])
})

test('refuses emulators, demo projects and a policy without App Check, all at once', () => {
  const broken = { ...appCheck, ...emulators, VITE_FIREBASE_PROJECT_ID: 'demo-films' }
  const refusal = () => preflight(broken, 'production', headers)
  for (const part of [
    'VITE_FIRESTORE_EMULATOR_HOST is set: the pages would ask 127.0.0.1:8080.',
    'VITE_AUTH_EMULATOR_HOST is set',
    'demo-films is a project of the emulators alone.',
    'lacks script-src https://www.gstatic.com/recaptcha/',
    'lacks frame-src https://recaptcha.google.com/recaptcha/',
    'lacks connect-src https://content-firebaseappcheck.googleapis.com',
    'against require-trusted-types-for',
  ]) {
    expect.soft(refusal, part).toThrow(part)
  }
  expect(preflight(broken, 'emulators', headers)[0]).toBe(
    'For the project demo-films, at 127.0.0.1:8080, 127.0.0.1:9099.',
  )
})

test('refuses in every mode but that of emulators what no project hands out', () => {
  for (const [name, value, reason] of [
    ['VITE_FIREBASE_PROJECT_ID', 'demo-films', 'demo-films is a project of the emulators alone.'],
    ['VITE_FIREBASE_PROJECT_ID', ' demo-films', 'VITE_FIREBASE_PROJECT_ID has blanks around it.'],
    ['VITE_FIREBASE_PROJECT_ID', 'demo', 'demo is a project of the emulators alone.'],
    ['VITE_FIREBASE_PROJECT_ID', 'your-project', 'VITE_FIREBASE_PROJECT_ID is a placeholder'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'your-project.firebaseapp.com', 'is a placeholder'],
    ['VITE_FIREBASE_API_KEY', '...', 'VITE_FIREBASE_API_KEY is a placeholder: ...'],
    ['VITE_FIREBASE_API_KEY', '<api key>', 'is a placeholder'],
    ['VITE_FIREBASE_APP_ID', '1:2:web:3\t', 'VITE_FIREBASE_APP_ID has blanks around it.'],
    ['VITE_FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080', 'VITE_FIRESTORE_EMULATOR_HOST is set'],
  ] as const) {
    for (const mode of ['production', 'staging', 'development']) {
      const refusal = () => preflight({ ...env, [name]: value }, mode, headers)
      expect.soft(refusal, `${mode}: ${name}=${value}`).toThrow(reason)
    }
  }
  const blank = { ...env, VITE_FIRESTORE_EMULATOR_HOST: ' ' }
  expect(preflight(blank, 'production', headers)[0]).toContain('For the project films')
  const real = {
    VITE_FIREBASE_API_KEY: 'AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY',
    VITE_FIREBASE_AUTH_DOMAIN: 'glass-films-7f3.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'glass-films-7f3',
    VITE_FIREBASE_STORAGE_BUCKET: 'glass-films-7f3.firebasestorage.app',
    VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012',
    VITE_FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
  }
  expect(preflight(real, 'staging', headers)[0]).toContain('For the project glass-films-7f3')
})

test('refuses one emulator without the other in every mode', () => {
  const half = { ...env, VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(() => preflight(half, 'emulators', headers)).toThrow('Set both or none of')
})
