import { afterEach, expect, test, vi } from 'vitest'
import { examine, examineRules } from './doctor'
import { securityRules } from './rules'

afterEach(() => vi.unstubAllGlobals())

const rulesetOf = (content: string) => ({
  source: [{ name: 'firestore.rules', content }],
  name: '3f2a91c0-1111-4222-8333-444455556666',
  createTime: 'Thu, 26 Nov 2026 10:00:00 GMT',
})

test('the rules of a project are named by their version, and are a fault where they are others', async () => {
  const ours = await examineRules(async () => rulesetOf(securityRules()))
  expect(ours.said).toBe(
    'Rules: 3f2a91c0 of Thu, 26 Nov 2026 10:00:00 GMT, as in this version of the site.',
  )
  expect(ours.faults).toEqual([])
  const rules = securityRules().replace('admin == true', 'admin != null')
  const others = await examineRules(async () => rulesetOf(rules))
  expect(others.said).toBe('Rules: 3f2a91c0 of Thu, 26 Nov 2026 10:00:00 GMT.')
  expect(others.faults).toEqual(['the rules of the project are not those of this version'])
})

test('rules that cannot be read are a fault, and why is said', async () => {
  const { faults } = await examineRules(() => Promise.reject(new Error('No such ruleset.')))
  expect(faults).toEqual(['the rules of the project cannot be read: Error: No such ruleset.'])
})

/** Answers from a site that has a fault: each request gets what `answerTo` gives. */
async function examined(answerTo: (url: URL) => Response) {
  vi.stubGlobal('fetch', async (url: URL) => answerTo(url))
  return examine('https://films.example')
}

const faultsOf = async (answerTo: (url: URL) => Response) => (await examined(answerTo)).faults

test('a site says its store and project, of which the warnings speak', async () => {
  const published = (marker: string) =>
    examined(({ pathname }) => new Response(pathname === '/build.json' ? marker : '/assets/a.js'))
  const embedded = await published('{"store":"embedded","mode":"production","project":null}')
  expect(embedded.warnings.join()).toContain('It is embedded')
  expect(embedded.warnings.join()).not.toContain('App Check')
  const live = await published('{"store":"firestore","mode":"production","project":"films"}')
  expect(live.marker.project).toBe('films')
  expect(live.warnings.join()).toContain('App Check is off')
  expect(live.warnings.join()).not.toContain('embedded')
  const local = await published('{"store":"firestore","mode":"emulators","project":"demo-films"}')
  expect(local.faults).toContain('it asks the emulators')
  for (const none of ['', 'null', '<html>']) {
    expect((await published(none)).faults).toContain('/build.json does not name a store')
  }
})

test('a host that does not answer, or nonsense, is a fault beside the others', async () => {
  const closed = (): never => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  }
  expect(await faultsOf(closed)).toContain('/ does not answer: Error: connect ECONNREFUSED')
  // Answers as a host that only HTTPS reaches.
  const secureOnly = ({ protocol }: URL) =>
    protocol === 'http:' ? closed() : new Response('/assets/a.js')
  const faults = await faultsOf(secureOnly)
  expect(faults).toContain('http://films.example/ does not answer: Error: connect ECONNREFUSED')
  expect(faults).toContain('/no-such-page answers 200, not 404')
  const lost = () => new Response(null, { status: 301, headers: { location: 'https://' } })
  expect(await faultsOf(lost)).toContain('/faqs/ answers 301 https://, not 301 /faqs')
})
