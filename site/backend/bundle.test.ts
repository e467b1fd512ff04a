import { build, type Rolldown } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'

const DEMO_PASSWORD = 'the-demo-password'
const API_KEY = 'the-api-key'
const SITE_KEY = 'the-site-key'
vi.stubEnv('VITE_DEMO_ADMIN_PASSWORD', DEMO_PASSWORD)
vi.stubEnv('VITE_FIREBASE_API_KEY', API_KEY)
afterAll(() => vi.unstubAllEnvs())

/** The code of an adapter: what a page loads with it, and everything once all of it is used. */
async function bundle(adapter: string): Promise<{ eager: string; whole: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: adapter, preserveEntrySignatures: 'strict' } },
  })
  const { output } = result as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const withImports = (chunk: Rolldown.OutputChunk): string =>
    chunks
      .filter(({ fileName }) => chunk.imports.includes(fileName))
      .reduce((code, imported) => code + withImports(imported), chunk.code)
  return {
    eager: chunks
      .filter(({ isEntry }) => isEntry)
      .map(withImports)
      .join(),
    whole: chunks.map(({ code }) => code).join(),
  }
}

/** Strings that a bundle with App Check contains. */
const APP_CHECK = [SITE_KEY, 'fire_app_check', 'content-firebaseappcheck']

/** The marks that a bundle contains; the code itself would be too long for a failure message. */
function marksIn(code: string): string[] {
  const marks = [DEMO_PASSWORD, 'VITE_DEMO_ADMIN', 'openKeyCursor', API_KEY, 'googleapis.com']
  return marks.filter((mark) => code.includes(mark))
}

test('with Firestore there is nothing of the embedded store or its credentials, nor of App Check without a key', async () => {
  const { eager, whole } = await bundle('site/backend/firestore/firestore.ts')
  expect(marksIn(whole)).toEqual([API_KEY, 'googleapis.com'])
  expect(APP_CHECK.filter((mark) => whole.includes(mark))).toEqual([])
  // Firebase is not loaded before it is needed.
  expect(marksIn(eager)).toEqual([])
  expect(eager).toContain('firestore')
  expect(eager.length).toBeLessThan(6_000)
})

test('with a key there is App Check, which is not loaded before it is needed', async () => {
  vi.stubEnv('VITE_APPCHECK_SITE_KEY', SITE_KEY)
  const { eager, whole } = await bundle('site/backend/firestore/firestore.ts')
  expect(APP_CHECK.filter((mark) => whole.includes(mark))).toEqual(APP_CHECK)
  expect(APP_CHECK.filter((mark) => eager.includes(mark))).toEqual([SITE_KEY])
})

test('with the embedded store there is nothing of Firebase, and the database is not loaded before it is needed', async () => {
  const { eager, whole } = await bundle('site/backend/embedded/embedded.ts')
  expect(marksIn(whole)).toEqual([DEMO_PASSWORD, 'openKeyCursor'])
  expect(marksIn(eager)).toEqual([])
  expect(eager.length).toBeLessThan(6_000)
})
