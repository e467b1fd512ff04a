import { parseArgs } from 'node:util'
import { serve } from '../../site/build/serve'
import { engines } from '../engines/engines'
import { Tab } from '../engines/tab'
import { originOf } from '../support/static-server'

/**
 * Walks through the site in one tab of each engine, by links, and counts how many of the pages that were left
 * the engine still holds after collecting garbage: that is what a leak keeps, in every engine alike. Nodes of
 * the same page must not become more either. Needs `npm run build`.
 */

const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '200' },
    /** By name, such as `Firefox`. */
    engine: { type: 'string', default: engines.map(({ name }) => name).join() },
  },
})

/** Every page that loads something of its own: slides, viewer, law, finder, comparison, map, cart. */
const PAGES = [
  '/',
  '/dyed-reflective',
  '/nano-ceramic',
  '/tint-law',
  '/film-finder',
  '/compare',
  '/contact',
  '/auto-store',
  '/become-distributor',
  '/faqs',
]

/** React and the engine keep the page before, and the one before that until the next is rendered. */
const MOST_HELD = 5

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function walk(tab: Tab, journeys: number) {
  await tab.resize(1280, 900)
  await tab.open('/faqs')
  await tab.evaluate('void (window.left = [])')
  const nodes: number[] = []
  for (let done = 0; done < journeys; done++) {
    const path = PAGES[done % PAGES.length] ?? '/'
    await tab.evaluate(
      `void (left.push(new WeakRef(document.querySelector('main').firstElementChild)), document.querySelector('a[href="${path}"]').click())`,
    )
    // The address changes before the page does.
    await tab.until(
      `location.pathname === '${path}' && !left.at(-1).deref()?.isConnected && document.querySelector('h1')`,
    )
    // Everything on it loads.
    await tab.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
    await sleep(200)
    if (path === '/faqs')
      nodes.push(Number(await tab.evaluate('document.querySelectorAll("*").length')))
  }
  return { held: await heldAfterCollecting(tab), nodes }
}

/** No engine lets a page collect its garbage: so much is allocated that it has to. */
async function heldAfterCollecting(tab: Tab): Promise<number> {
  let held = Number.POSITIVE_INFINITY
  for (let round = 0; round < 30 && held > MOST_HELD; round++) {
    await tab.evaluate(
      'void (window.waste = Array.from({ length: 200 }, () => new Array(100_000).fill({})))',
    )
    await tab.evaluate('void (window.waste = undefined)')
    await sleep(500)
    held = Number(await tab.evaluate('left.filter((page) => page.deref()).length'))
  }
  return held
}

const site = await serve(0)
const origin = originOf(site)
const journeys = Number(values.journeys)
let failed = 0
for (const name of values.engine.split(',')) {
  const engine = engines.find((one) => one.name === name)
  if (!engine?.isThere()) {
    console.log(`${name}: not on this machine`)
    continue
  }
  const tab = new Tab(await engine.launch(), origin)
  const started = performance.now()
  const { held, nodes } = await walk(tab, journeys).finally(() => tab.close())
  const leaks = held > MOST_HELD || new Set(nodes).size > 1
  if (leaks) failed += 1
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${name}: ${journeys} journeys in ${seconds} s, ${held} of the pages left still held, nodes of one page ${[...new Set(nodes)].join(', ')}${leaks ? ': LEAKS' : ''}`,
  )
}
site.close()
process.exitCode = failed > 0 ? 1 : 0
