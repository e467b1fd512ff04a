import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type CDPSession, chromium } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import { wholeBrowser } from '../support/chromium'
import { type Bench, budgets, checksOf } from './budgets'
import { inTurns, percentile } from './median'
import { serveSite } from './sites'
// Type only: the page runs in the browser.
import type { TablePage } from './table/page'
import { CPU_SLOWDOWN } from './visit'

const OUT = '.cache/bench-table'
const SCROLL = { frames: 120, px: 90 } as const
/** Enough for what a table does in idle time after mounting. */
const SETTLE_MS = 4000

/** Measures our table with 10,000 rows of 7 columns and a hand-written one. */
export async function benchTables(samples: number): Promise<Bench> {
  await build({
    configFile: false,
    root: 'tests/bench/table',
    logLevel: 'warn',
    plugins: [tailwindcss(), react()],
    resolve: { conditions: ['@duskpane/source', ...defaultClientConditions] },
    build: { outDir: `${process.cwd()}/${OUT}`, emptyOutDir: true, target: 'es2022' },
  })
  const site = await serveSite(OUT)
  const [ours, byHand] = await inTurns(
    'table',
    samples,
    () => measureTable(`${site.origin}/`),
    () => measureTable(`${site.origin}/?by-hand`),
  )
  site.close()
  return {
    rows: [
      { '10,000 rows': 'ours', ...ours },
      { '10,000 rows': 'by hand', ...byHand },
    ],
    checks: checksOf('table', budgets.table, ours),
  }
}

async function measureTable(url: string) {
  const browser = await chromium.launch(wholeBrowser())
  try {
    // The hand-written table sets markup as text, which the site's policy forbids.
    const viewport = { width: 1280, height: 800 }
    const page = await browser.newPage({ viewport, bypassCSP: true })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url)
    await page.waitForFunction(() => window.tablePage)
    const call = <Key extends keyof TablePage>(key: Key, ...args: Parameters<TablePage[Key]>) =>
      page.evaluate(
        ([name, given]) =>
          (window.tablePage[name as 'scroll'] as (...all: unknown[]) => unknown)(...given),
        [key, args] as const,
      ) as ReturnType<TablePage[Key]>

    const empty = await heapMiB(cdp)
    const mountMs = await call('mount')
    await page.waitForTimeout(SETTLE_MS)
    const filterMs = await call('filter', '00777')
    await call('filter', '')
    const sortMs = await call('sort')
    const frames = await call('scroll', SCROLL.frames, SCROLL.px)
    const used = await heapMiB(cdp)
    for (let round = 0; round < 3; round++) await call('scroll', SCROLL.frames, SCROLL.px)
    const afterScrolling = await heapMiB(cdp)
    return {
      mountMs,
      filterMs,
      sortMs,
      frameP95Ms: percentile(frames, 0.95),
      heapMiB: used - empty,
      growthMiB: afterScrolling - used,
    }
  } finally {
    await browser.close()
  }
}

async function heapMiB(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}
