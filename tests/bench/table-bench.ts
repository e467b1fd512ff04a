import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type CDPSession, chromium } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import { wholeBrowser } from '../support/chromium'
import { serveSite } from './brotli-server'
import { budgets, type Check } from './budgets'
import { medians } from './median'
// A type, so that the page itself is built for the browser and not run here.
import type { TablePage } from './table/page'
import { CPU_SLOWDOWN } from './visit'

/** Of a table with 10,000 rows of 7 columns. Times are ms. */
export type TableFigures = Awaited<ReturnType<typeof measureTable>>

const OUT = '.cache/bench-table'
const SCROLL = { frames: 120, px: 90 } as const
/** Long enough for what a table prepares while nobody touches it. */
const SETTLE_MS = 4000

/** Measures our table and one written by hand, by turns: medians of `sampleCount`. */
export async function benchTables(
  sampleCount: number,
): Promise<Readonly<Record<string, TableFigures>>> {
  await build({
    configFile: false,
    root: 'tests/bench/table',
    logLevel: 'warn',
    plugins: [tailwindcss(), react()],
    resolve: { conditions: ['@duskpane/source', ...defaultClientConditions] },
    build: { outDir: `${process.cwd()}/${OUT}`, emptyOutDir: true, target: 'es2022' },
  })
  const site = await serveSite(OUT)
  const samples: Record<string, TableFigures[]> = { ours: [], 'by hand': [] }
  for (let sample = 0; sample < sampleCount; sample++) {
    samples.ours?.push(await measureTable(`${site.origin}/`))
    samples['by hand']?.push(await measureTable(`${site.origin}/?by-hand`))
    console.log(`table: ${sample + 1} of ${sampleCount}`)
  }
  site.close()
  return Object.fromEntries(Object.entries(samples).map(([name, of]) => [name, medians(of)]))
}

async function measureTable(url: string) {
  const browser = await chromium.launch(wholeBrowser())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url)
    await page.waitForFunction(() => window.tablePage)
    const ask = <Key extends keyof TablePage>(key: Key, ...args: Parameters<TablePage[Key]>) =>
      page.evaluate(
        ([name, given]) =>
          (window.tablePage[name as 'scroll'] as (...all: unknown[]) => unknown)(...given),
        [key, args] as const,
      ) as ReturnType<TablePage[Key]>

    const empty = await heapMiB(cdp)
    const mountMs = await ask('mount')
    await page.waitForTimeout(SETTLE_MS)
    const filterMs = await ask('filter', '00777')
    await ask('filter', '')
    const sortMs = await ask('sort')
    const frames = await ask('scroll', SCROLL.frames, SCROLL.px)
    const used = await heapMiB(cdp)
    for (let round = 0; round < 3; round++) await ask('scroll', SCROLL.frames, SCROLL.px)
    const grown = await heapMiB(cdp)
    return {
      mountMs,
      filterMs,
      sortMs,
      frameP95Ms: percentile(frames, 0.95),
      heapMiB: used - empty,
      growthMiB: grown - used,
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

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN
}

/** Our table's figures beside their budgets. */
export function tableChecks(tables: Readonly<Record<string, TableFigures>>): Check[] {
  return Object.entries(budgets.table).map(([key, budget]) => ({
    name: `table ${key}`,
    value: tables.ours?.[key as keyof TableFigures] ?? Number.NaN,
    budget,
  }))
}
