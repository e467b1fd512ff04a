import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildSite } from '../../site/build/build'
import { lawRoutes, publicRoutes } from '../support/routes'
import { type Bench, type Check, overBudget } from './budgets'
import { benchLight } from './light'
import { benchLighthouse } from './lighthouse'
import { benchedPages, benchPages, benchSlow } from './pages'
import { benchScroll } from './scroll'
import { buildTwin, serveSite } from './sites'
import { benchTables } from './table'
import { CPU_SLOWDOWN, SLOW_CPU_SLOWDOWN } from './visit'

/** Measures pages and their static twins, the admin's table, light, and Lighthouse scores. */

const REPORT = '.cache/bench.json'
const TWIN = '.cache/bench-twin'

const { values: options } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    only: { type: 'string', default: 'pages,scroll,slow,table,light,lighthouse' },
    samples: { type: 'string', default: '5' },
  },
})
const samples = Number(options.samples)

const everyPage = publicRoutes.map(([path]) => path)
const scrolled = [...everyPage, ...lawRoutes.slice(0, 1).map(([path]) => path)]

type Sites = Parameters<typeof benchPages>[0]

const benches: Readonly<Record<string, (sites: Sites) => Promise<Bench>>> = {
  pages: (sites) => benchPages(sites, samples),
  scroll: ({ ours }) => benchScroll(ours.origin, scrolled),
  slow: (sites) => benchSlow(sites, samples),
  table: () => benchTables(samples),
  light: ({ ours }) => benchLight(ours.origin),
  lighthouse: ({ ours }) =>
    benchLighthouse(ours.origin, options.lighthouse ? everyPage : benchedPages),
}
const chosen = Object.entries(benches).filter(([name]) => options.only.split(',').includes(name))
if (chosen.length !== options.only.split(',').length) {
  console.error(`"${options.only}" is not a list of ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

await buildSite()
await buildTwin('dist', TWIN)
const ours = await serveSite('dist')
const twin = await serveSite(TWIN)

const checks: Check[] = []
for (const [, bench] of chosen) {
  const measured = await bench({ ours, twin })
  console.table(measured.rows.map(rounded))
  checks.push(...measured.checks)
}
ours.close()
twin.close()

const over = overBudget(checks)
await mkdir('.cache', { recursive: true })
const machine = { cpuSlowdown: CPU_SLOWDOWN, slowCpuSlowdown: SLOW_CPU_SLOWDOWN, samples }
await writeFile(REPORT, JSON.stringify({ date: new Date(), ...machine, checks, over }, null, 2))
if (over.length > 0) console.table(over.map(rounded))
console.log(
  `${checks.length - over.length} of ${checks.length} within budget. Full report: ${REPORT}`,
)
process.exitCode = over.length > 0 ? 1 : 0

/** Three significant digits: more would suggest a precision that the measurements do not have. */
function rounded(row: object) {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'number' ? Number(value.toPrecision(3)) : value,
    ]),
  )
}
