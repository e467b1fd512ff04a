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

test('refuses one emulator without the other in every mode', () => {
  const half = { ...env, VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(() => preflight(half, 'emulators', headers)).toThrow('Set both or none of')
})
