import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { paths } from '@duskpane/content/paths'
import { buildSite } from '../../site/build/build'
import { publicRoutes } from '../support/routes'
import { serveSite } from './brotli-server'
import { type Check, overBudget } from './budgets'
import { audit, type LighthouseResult, lighthouseChecks } from './lighthouse'
import { printTable } from './print'
import { benchPage, type PageFigures, type PageResult, pageChecks } from './site-bench'
import { staticTwin } from './static-twin'
import { benchTables, type TableFigures, tableChecks } from './table-bench'
import { CPU_SLOWDOWN } from './visit'

/** Measures the site against its twin without script, the admin's table, and Lighthouse's scores. */

const REPORT = '.cache/bench.json'
const pages = [paths.home, '/skin-eye-care', paths.store, paths.contact]

const { values: options } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'pages,table,lighthouse' },
    samples: { type: 'string', default: '5' },
  },
})
const sampleCount = Number(options.samples)
const wanted = (part: string) => options.only.split(',').includes(part)

await buildSite()
const ours = await serveSite('dist')
const twin = await serveSite('dist', staticTwin)
const results: PageResult[] = []
const audits: LighthouseResult[] = []
const checks: Check[] = []
let tables: Readonly<Record<string, TableFigures>> | undefined

if (wanted('pages')) {
  for (const path of pages) results.push(await benchPage(path, ours, twin, sampleCount))
  printPages(results)
  checks.push(...results.flatMap(pageChecks))
}
if (wanted('table')) {
  tables = await benchTables(sampleCount)
  printTables(tables)
  checks.push(...tableChecks(tables))
}
if (wanted('lighthouse') && !options.quick) {
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
  sampleCount,
  results,
  tables,
  audits,
  over,
}
await writeFile(REPORT, JSON.stringify(report, null, 2))

const failures = over.map(({ name, value, budget }) => [name, value, budget])
if (failures.length > 0) printTable(['over budget', 'is', 'may be'], failures)
console.log(
  `${checks.length - over.length} of ${checks.length} within budget. All of it: ${REPORT}`,
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
  const figures = (of: PageFigures) => Object.keys(columns).map((key) => of[key] ?? Number.NaN)
  printTable(
    ['page', ...Object.values(columns)],
    measured.flatMap(({ path, ours, twin }) => {
      const limit = figures(twin)
      const ratios = figures(ours).map((value, column) => {
        const ratio = value / (limit[column] ?? 0)
        return Number.isFinite(ratio) ? `${ratio.toFixed(2)}x` : '-'
      })
      return [
        [path, ...figures(ours)],
        ['  twin', ...limit],
        ['  ratio', ...ratios],
      ]
    }),
  )
}

function printTables(measured: Readonly<Record<string, TableFigures>>) {
  printTable(
    ['10,000 rows', 'mount ms', 'filter ms', 'sort ms', 'frame p95 ms', 'heap MiB', 'growth MiB'],
    Object.entries(measured).map(([name, figures]) => [
      name,
      figures.mountMs,
      figures.filterMs,
      figures.sortMs,
      figures.frameP95Ms,
      figures.heapMiB,
      figures.growthMiB,
    ]),
  )
}
