import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { paths } from '@duskpane/content/paths'
import { buildSite } from '../../site/build/build'
import { lawRoutes, publicRoutes } from '../support/routes'
import { serveSite } from './brotli-server'
import { type Check, overBudget } from './budgets'
import { benchLight, type LightMetrics, lightChecks } from './light-bench'
import { audit, type LighthouseResult, lighthouseChecks } from './lighthouse'
import { printTable } from './print'
import { benchScroll, type ScrollResult, scrollChecks } from './scroll-bench'
import { benchPage, type PageMetrics, type PageResult, pageChecks } from './site-bench'
import { benchSlowPage, type SlowResult, slowChecks } from './slow-bench'
import { staticTwin } from './static-twin'
import { benchTables, type TableMetrics, tableChecks } from './table-bench'
import { CPU_SLOWDOWN, SLOW_CPU_SLOWDOWN } from './visit'

/** Measures pages and their static twins, the admin's table, and Lighthouse scores. */

const REPORT = '.cache/bench.json'
const pages = [paths.home, '/skin-eye-care', paths.store, paths.contact]

const { values: options } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'pages,scroll,slow,table,light,lighthouse' },
    samples: { type: 'string', default: '5' },
  },
})
const sampleCount = Number(options.samples)
const isSelected = (benchmark: string) => options.only.split(',').includes(benchmark)

await buildSite()
const ours = await serveSite('dist')
const twin = await serveSite('dist', staticTwin)
const results: PageResult[] = []
const audits: LighthouseResult[] = []
const checks: Check[] = []
const slow: SlowResult[] = []
let scrolled: readonly ScrollResult[] = []
let tables: Readonly<Record<string, TableMetrics>> | undefined
let light: LightMetrics | undefined

if (isSelected('pages')) {
  for (const path of pages) results.push(await benchPage(path, ours, twin, sampleCount))
  printPages(results)
  checks.push(...results.flatMap(pageChecks))
}
if (isSelected('scroll')) {
  scrolled = await benchScroll(
    ours.origin,
    [...publicRoutes, ...lawRoutes.slice(0, 1)].map(([path]) => path),
  )
  printTable(
    ['scrolled through at once', 'at', 'CLS'],
    scrolled.map(({ path, width, cls }) => [path, width, cls]),
  )
  checks.push(...scrollChecks(scrolled))
}
if (isSelected('slow')) {
  for (const path of pages) slow.push(await benchSlowPage(path, ours, twin, sampleCount))
  printTable(
    ['slow world', 'FCP', 'of the twin', 'ratio', 'TBT'],
    slow.map(({ path, fcpMs, twinFcpMs, tbtMs }) => [
      path,
      fcpMs,
      twinFcpMs,
      `${(fcpMs / twinFcpMs).toFixed(2)}x`,
      tbtMs,
    ]),
  )
  checks.push(...slow.flatMap(slowChecks))
}
if (isSelected('table')) {
  tables = await benchTables(sampleCount)
  printTables(tables)
  checks.push(...tableChecks(tables))
}
if (isSelected('light')) {
  light = await benchLight(ours.origin)
  printTable(
    ['a change of film', 'median ms', 'p95 ms'],
    [
      ['answer and first frame', light.changeMs, light.changeP95Ms],
      ['frames of the fade', light.fadeMs, light.fadeP95Ms],
    ],
  )
  checks.push(...lightChecks(light))
}
if (isSelected('lighthouse') && !options.quick) {
  const audited = options.lighthouse ? publicRoutes.map(([path]) => path) : pages
  for (const path of audited) {
    console.log(`Lighthouse: ${path}`)
    audits.push(await audit(ours.origin, path))
  }
  printTable(
    ['Lighthouse', 'performance', 'accessibility', 'best practices', 'SEO'],
    audits.map(({ path, scores }) => [path, ...Object.values(scores)]),
  )
  for (const { path, lost } of audits)
    if (lost.length > 0) console.log(`${path}: ${lost.join('; ')}`)
  checks.push(...audits.flatMap(lighthouseChecks))
}
ours.close()
twin.close()

const over = overBudget(checks)
await mkdir('.cache', { recursive: true })
const report = {
  date: new Date().toISOString(),
  cpuSlowdown: CPU_SLOWDOWN,
  slowCpuSlowdown: SLOW_CPU_SLOWDOWN,
  sampleCount,
  results,
  scrolled,
  slow,
  tables,
  light,
  audits,
  over,
}
await writeFile(REPORT, JSON.stringify(report, null, 2))

const failures = over.map(({ name, value, budget }) => [name, value, budget])
if (failures.length > 0) printTable(['over budget', 'measured', 'budget'], failures)
console.log(
  `${checks.length - over.length} of ${checks.length} within budget. Full report: ${REPORT}`,
)
process.exitCode = over.length > 0 ? 1 : 0

function printPages(measured: readonly PageResult[]) {
  const columns = {
    scriptKiB: 'JS KiB',
    htmlKiB: 'HTML KiB',
    totalKiB: 'total KiB',
    requests: 'requests',
    fcpMs: 'FCP',
    lcpMs: 'LCP',
    tbtMs: 'TBT',
    cls: 'CLS',
    scriptMs: 'script ms',
    firstTapMs: 'first tap',
    tapToVisibleMs: 'to visible',
    inpMs: 'INP',
    firstUseMs: 'first use',
  }
  const cells = (metrics: PageMetrics) =>
    Object.keys(columns).map((key) => metrics[key] ?? Number.NaN)
  printTable(
    ['page', ...Object.values(columns)],
    measured.flatMap(({ path, ours, twin }) => {
      const ourCells = cells(ours)
      const twinCells = cells(twin)
      const ratios = ourCells.map((value, column) => {
        const ratio = value / (twinCells[column] ?? 0)
        return Number.isFinite(ratio) ? `${ratio.toFixed(2)}x` : '-'
      })
      return [
        [path, ...ourCells],
        ['  twin', ...twinCells],
        ['  ratio', ...ratios],
      ]
    }),
  )
}

function printTables(measured: Readonly<Record<string, TableMetrics>>) {
  printTable(
    ['10,000 rows', 'mount ms', 'filter ms', 'sort ms', 'frame p95 ms', 'heap MiB', 'growth MiB'],
    Object.entries(measured).map(([name, metrics]) => [
      name,
      metrics.mountMs,
      metrics.filterMs,
      metrics.sortMs,
      metrics.frameP95Ms,
      metrics.heapMiB,
      metrics.growthMiB,
    ]),
  )
}
