import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import type { Collection } from '../../site/backend/backend'
import { collectionNames as collections } from '../../site/backend/collections'
import { launchOptions } from '../support/chromium'
import { storedRecords } from '../support/database'
import { buildForEmulators } from '../support/firestore-build'
import { startFirestoreEmulator } from '../support/firestore-emulator'
import { openFirestoreProject } from '../support/firestore-project'
import { copySite } from '../support/site-copy'
import { type ConfirmedRecord, runJourneys, type Visitor } from './visitor'

/**
 * Soak test: 2,000 journeys in 4 browser contexts on the built site, with the embedded store and with
 * the Firestore emulator. No journey may fail, every confirmed record has to be stored exactly once,
 * and the heap must not grow.
 */

const PROJECT = 'demo-soak'

/** Allowed heap growth of a tab over a whole run, for the browser's own caches. */
const MAX_GROWTH_MIB = 4

const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '2000' },
    contexts: { type: 'string', default: '4' },
    /** `embedded`, `firestore`, or both. */
    store: { type: 'string', default: 'embedded,firestore' },
  },
})
const journeys = Number(values.journeys)
const contexts = Number(values.contexts)

interface Outcome {
  readonly visitors: readonly Visitor[]
  /** The e-mail addresses of the stored records, by collection. */
  readonly stored: ReadonlyMap<Collection, readonly string[]>
}

const soaks: Record<string, (browser: Browser) => Promise<Outcome | undefined>> = {
  async embedded(browser) {
    const copy = await copySite()
    try {
      await copy.build({})
      const visitors = await Promise.all(startVisitors(browser, await copy.serve()))
      const stored = new Map<Collection, string[]>()
      for (const { page } of visitors) {
        for (const name of collections) {
          const emails = (await storedRecords(page, name)).map(({ email }) => String(email))
          stored.set(name, [...(stored.get(name) ?? []), ...emails])
        }
      }
      return { visitors, stored }
    } finally {
      await copy.remove()
    }
  },

  async firestore(browser) {
    const emulator = await startFirestoreEmulator()
    if (!emulator) return undefined
    const copy = await copySite()
    try {
      const project = await openFirestoreProject(emulator.host, PROJECT)
      await project.clear()
      // No journey signs in, so nothing has to listen at the address of the auth emulator.
      await buildForEmulators(copy, PROJECT, emulator.host, '127.0.0.1:9')
      const visitors = await Promise.all(startVisitors(browser, await copy.serve()))
      const stored = new Map<Collection, readonly string[]>()
      for (const name of collections) {
        const records = await project.list(name)
        stored.set(
          name,
          records.map(({ email }) => String(email)),
        )
      }
      return { visitors, stored }
    } finally {
      await copy.remove()
      await emulator.stop()
    }
  },
}

/** Starts one visitor per context, in parallel, and splits the journeys between them. */
function startVisitors(browser: Browser, origin: string): Promise<Visitor>[] {
  return Array.from({ length: contexts }, (_, index) =>
    runJourneys(browser, origin, index, Math.ceil((journeys - index) / contexts)),
  )
}

function failuresOf({ visitors, stored }: Outcome): string[] {
  const failures = visitors.flatMap(({ errors }) => errors)
  const confirmed = visitors.flatMap((visitor) => visitor.confirmed)
  for (const name of collections) {
    const expected = emailsOf(confirmed, name)
    const found = [...(stored.get(name) ?? [])].sort()
    if (found.join() !== expected.join()) {
      failures.push(`${name}: ${expected.length} confirmed, ${found.length} stored`)
    }
  }
  visitors.forEach(({ heapMiB: [early = 0, late = 0] }, index) => {
    if (late - early > MAX_GROWTH_MIB) {
      failures.push(
        `visitor ${index}: heap grew from ${early.toFixed(1)} to ${late.toFixed(1)} MiB`,
      )
    }
  })
  return failures
}

function emailsOf(confirmed: readonly ConfirmedRecord[], name: Collection): string[] {
  return confirmed.flatMap(({ collection, email }) => (collection === name ? [email] : [])).sort()
}

const tally = { passed: 0, failed: 0, skipped: 0 }
for (const name of values.store.split(',')) {
  const soak = soaks[name]
  if (!soak) throw new Error(`There is no store named "${name}".`)
  const started = performance.now()
  const browser = await chromium.launch(launchOptions())
  const outcome = await soak(browser).finally(() => browser.close())
  if (!outcome) {
    tally.skipped++
    continue
  }
  const failures = failuresOf(outcome)
  tally[failures.length > 0 ? 'failed' : 'passed']++
  const records = [...outcome.stored.values()].flat().length
  const heap = outcome.visitors.map(({ heapMiB }) => heapMiB.map((mib) => mib.toFixed(1)).join('→'))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${name}: ${journeys} journeys in ${seconds} s, ${records} records, heap MiB ${heap.join(', ')}`,
  )
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
}
console.log(`${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`)
process.exitCode = tally.failed > 0 ? 1 : 0
