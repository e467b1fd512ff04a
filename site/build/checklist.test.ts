import { expect, test } from 'vitest'
import { checkAdmin, checkFiles, printed } from './checklist'
import { APP_CHECK_SOURCES, hostHeaders } from './preflight'
import { FIREBASE_VARIABLES } from './store'

const headers = hostHeaders('**')
const policy = Object.entries(APP_CHECK_SOURCES).map(([name, all]) => `${name} ${all.join(' ')}`)
const ready = new Headers({ 'content-security-policy': policy.join('; ') })
const env = Object.fromEntries(FIREBASE_VARIABLES.map((name) => [name, 'films']))
const period = { file: 'content/pages/privacy.ts', path: 'privacy.kept' }
const phone = { file: 'content/brand.ts', path: 'brand.phone' }

const states = (...args: Parameters<typeof checkFiles>) =>
  checkFiles(...args).map(({ what, state }) => [what, state])

test('what the files lack is missing, with where and how', () => {
  const [values, project, appCheck, periods] = checkFiles([phone, period, phone], {}, headers)
  expect(values).toMatchObject({
    state: 'missing',
    found: ['content/brand.ts: 2 illustrative', 'content/pages/privacy.ts: 1 illustrative'],
  })
  expect(project).toMatchObject({ state: 'missing', found: [expect.stringContaining('embedded')] })
  expect(appCheck).toMatchObject({
    state: 'missing',
    found: [expect.stringContaining('VITE_APPCHECK_SITE_KEY')],
  })
  expect(periods).toMatchObject({ state: 'missing', found: ['privacy.kept'] })
})

test('a project that must not go live is missing, with each reason', () => {
  const demo = { ...env, VITE_FIREBASE_PROJECT_ID: 'demo-films', VITE_FIREBASE_APP_ID: '...' }
  const [, project] = checkFiles([], demo, headers)
  expect(project?.found.join()).toContain('demo-films is a project of the emulators alone')
  expect(project?.found.join()).toContain('VITE_FIREBASE_APP_ID is a placeholder')
})

test('a key of App Check is not enough without the policy that lets it run', () => {
  const withKey = { ...env, VITE_APPCHECK_SITE_KEY: 'key' }
  expect(states([], withKey, headers)).toContainEqual(['App Check', 'missing'])
  expect(states([], withKey, ready).map(([, state]) => state)).toEqual(['ok', 'ok', 'ok', 'ok'])
})

test('admins are named, and without a key, an answer or one of them it is missing', async () => {
  const named = await checkAdmin(async () => ['jo@example.com, last signed in: never'])
  expect(named).toMatchObject({ state: 'ok', found: ['jo@example.com, last signed in: never'] })
  expect(await checkAdmin()).toMatchObject({ state: 'missing' })
  expect(await checkAdmin(async () => [])).toMatchObject({ state: 'missing', found: ['none'] })
  const refused = await checkAdmin(() => Promise.reject(new Error('No such project.')))
  expect(refused.found).toEqual(['cannot be read: No such project.'])
})

test('a check is printed with its state first and its remedy last', () => {
  const one = { what: 'Mail', state: 'yours to decide', found: ['whether'], remedy: 'npm' } as const
  const lines = printed(one).split('\n')
  expect(lines.map((line) => line.trim())).toEqual(['yours to decide  Mail', 'whether', '→ npm'])
})
