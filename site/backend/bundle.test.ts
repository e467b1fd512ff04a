import { build, type Rolldown } from 'vite'
import { afterAll, describe, expect, test, vi } from 'vitest'

const DEMO_PASSWORD = 'the-demo-password'
const API_KEY = 'the-api-key'
const SITE_KEY = 'the-site-key'
vi.stubEnv('VITE_DEMO_ADMIN_PASSWORD', DEMO_PASSWORD)
vi.stubEnv('VITE_FIREBASE_API_KEY', API_KEY)
afterAll(() => vi.unstubAllEnvs())

/** What the pages load of an adapter: some of it at once, the whole of it when all is used. */
async function bundle(adapter: string): Promise<{ atOnce: string; whole: string }> {
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
    atOnce: chunks
      .filter(({ isEntry }) => isEntry)
      .map(withImports)
      .join(),
    whole: chunks.map(({ code }) => code).join(),
  }
}

/** What a bundle with App Check holds. */
const APP_CHECK = [SITE_KEY, 'fire_app_check', 'content-firebaseappcheck']

/** Which of the marks a bundle holds; the code itself would drown the report. */
function marksIn(code: string): string[] {
  const marks = [DEMO_PASSWORD, 'VITE_DEMO_ADMIN', 'openKeyCursor', API_KEY, 'googleapis.com']
  return marks.filter((mark) => code.includes(mark))
}

describe('with Firestore', () => {
  const built = bundle('site/backend/firestore/firestore.ts')

  test('nothing of the embedded store is in the bundle, its credentials least of all', async () => {
    expect(marksIn((await built).whole)).toEqual([API_KEY, 'googleapis.com'])
  })

  test('nothing of Firebase is fetched before it is needed', async () => {
    const { atOnce } = await built
    expect(marksIn(atOnce)).toEqual([])
    expect(atOnce).toContain('firestore')
    expect(atOnce.length).toBeLessThan(6_000)
  })

  test('nothing of App Check is in the bundle without a key for it', async () => {
    const { whole } = await built
    expect(APP_CHECK.filter((mark) => whole.includes(mark))).toEqual([])
  })

  test('with a key it is, and not fetched before it is needed', async () => {
    await built
    vi.stubEnv('VITE_APPCHECK_SITE_KEY', SITE_KEY)
    const { atOnce, whole } = await bundle('site/backend/firestore/firestore.ts')
    expect(APP_CHECK.filter((mark) => whole.includes(mark))).toEqual(APP_CHECK)
    expect(APP_CHECK.filter((mark) => atOnce.includes(mark))).toEqual([SITE_KEY])
  }, 60_000)
})

describe('with the embedded store', () => {
  const built = bundle('site/backend/embedded/embedded.ts')

  test('nothing of Firebase is in the bundle', async () => {
    expect(marksIn((await built).whole)).toEqual([DEMO_PASSWORD, 'openKeyCursor'])
  })

  test('nothing of the database is fetched before it is needed', async () => {
    const { atOnce } = await built
    expect(marksIn(atOnce)).toEqual([DEMO_PASSWORD])
    expect(atOnce.length).toBeLessThan(6_000)
  })
})
