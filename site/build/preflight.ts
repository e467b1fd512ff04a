import { readFileSync } from 'node:fs'
import { chooseStore, FIREBASE_VARIABLES } from './store'

/** What App Check loads and asks, by the directive of the Content-Security-Policy that has to allow it. */
export const APP_CHECK_SOURCES = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
} as const

const EMULATORS = ['VITE_FIRESTORE_EMULATOR_HOST', 'VITE_AUTH_EMULATOR_HOST'] as const

/** What stands in instructions instead of a value. */
const PLACEHOLDER = /^\W+$|<.*>|\b(your|example|placeholder|todo|changeme|xxx+)\b/i

/** Why a variable's value is none that a project hands out; undefined where it may be. */
function faultOf(name: string, value = ''): string | undefined {
  if (value !== value.trim()) return `${name} has blanks around it.`
  if (PLACEHOLDER.test(value)) return `${name} is a placeholder: ${value}`
  if (name === 'VITE_FIREBASE_PROJECT_ID' && /^demo(-|$)/.test(value)) {
    return `${value} is a project of the emulators alone.`
  }
  return undefined
}

/** The headers that `firebase.json` gives to what matches a pattern of it. */
export function hostHeaders(source: string): Headers {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))
  const rules: { source: string; headers: { key: string; value: string }[] }[] = hosting.headers
  const found = rules.find((rule) => rule.source === source)?.headers ?? []
  return new Headers(found.map(({ key, value }) => [key, value]))
}

/** The sources that a Content-Security-Policy allows for a directive. */
function sourcesOf(headers: Headers, directive: string): string[] {
  const directives = headers.get('content-security-policy')?.split(';') ?? []
  const [, ...sources] = directives
    .map((it) => it.trim().split(' '))
    .find(([name]) => name === directive) ?? ['']
  return sources
}

/** Why App Check does not work under a Content-Security-Policy: the sources it lacks, and what forbids reCAPTCHA. */
export function againstAppCheck(headers: Headers): string[] {
  const lacks = Object.entries(APP_CHECK_SOURCES).flatMap(([directive, sources]) => {
    const allowed = sourcesOf(headers, directive)
    return sources.filter((it) => !allowed.includes(it)).map((it) => `${directive} ${it}`)
  })
  const forbids = 'require-trusted-types-for'
  return [
    ...lacks.map((it) => `the policy in firebase.json lacks ${it}`),
    ...(sourcesOf(headers, forbids).length > 0
      ? [`Firebase loads reCAPTCHA against ${forbids}.`]
      : []),
  ]
}

/** What is no fault, and ought to be meant. */
export function warningsOf(headers: Headers, hasAppCheck: boolean): string[] {
  const isPreloaded = headers.get('strict-transport-security')?.includes('preload')
  return [
    ...(hasAppCheck ? [] : ['App Check is off: any program can send the forms.']),
    ...(isPreloaded
      ? ['Strict-Transport-Security says preload: browsers may hold the domain to HTTPS for years.']
      : []),
  ]
}

/**
 * What a build for Firestore is for, and what ought to be meant; nothing for the embedded store.
 * @param mode Vite's; that of `emulators` alone is refused nothing but half-set variables
 * @throws {Error} with everything that must not go live
 */
export function preflight(
  env: Readonly<Record<string, string | undefined>>,
  mode: string,
  headers: Headers,
): string[] {
  if (chooseStore(env) === 'embedded') return []
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_APPCHECK_SITE_KEY: siteKey } = env
  const emulators = EMULATORS.filter((name) => env[name]?.trim())
  const refusals = [
    ...emulators.map((name) => `${name} is set: the pages would ask ${env[name]}. Unset it.`),
    ...FIREBASE_VARIABLES.flatMap((name) => faultOf(name, env[name]) ?? []),
    ...(siteKey ? againstAppCheck(headers) : []).map(
      (it) => `VITE_APPCHECK_SITE_KEY is set, and ${it}`,
    ),
  ]
  if (mode !== 'emulators' && refusals.length > 0) {
    throw new Error(
      `This must not go live:\n${refusals.join('\n')}\nTo try it: npm run build -- --mode emulators`,
    )
  }
  if (emulators.length === 1) throw new Error(`Set both or none of ${EMULATORS.join(', ')}.`)
  const hosts =
    emulators.length > 0
      ? emulators.map((name) => env[name])
      : sourcesOf(headers, 'connect-src').filter((it) => it !== "'self'")
  return [
    `For the project ${project}, at ${hosts.join(', ')}.`,
    ...warningsOf(headers, Boolean(siteKey)).map((it) => `Warning: ${it}`),
  ]
}
