import type { ServedSite } from './brotli-server'
import { type Check, pageBudgets } from './budgets'
import { measureFirstTap, measureLoad } from './load'
import { medians } from './median'

/** Metrics of a page by name. Times are ms, sizes KiB at brotli 11. */
export type PageMetrics = Readonly<Record<string, number>>

export interface PageResult {
  readonly path: string
  /** Medians, as in `twin`. */
  readonly ours: PageMetrics
  /** The same page without script: the lower bound. */
  readonly twin: PageMetrics
  readonly samples: { readonly ours: PageMetrics[]; readonly twin: PageMetrics[] }
}

/** Measures a page and its twin alternately, so that other load on the machine affects both. */
export async function benchPage(
  path: string,
  ours: ServedSite,
  twin: ServedSite,
  sampleCount: number,
): Promise<PageResult> {
  const samples: PageResult['samples'] = { ours: [], twin: [] }
  for (let sample = 0; sample < sampleCount; sample++) {
    for (const variant of sample % 2 ? (['twin', 'ours'] as const) : (['ours', 'twin'] as const)) {
      const { origin } = variant === 'ours' ? ours : twin
      samples[variant].push(await measurePage(origin + path, variant === 'ours'))
    }
    console.log(`${path}: ${sample + 1} of ${sampleCount}`)
  }
  return { path, ours: medians(samples.ours), twin: medians(samples.twin), samples }
}

async function measurePage(url: string, scripted: boolean): Promise<PageMetrics> {
  const load = await measureLoad(url, scripted)
  const firstTap = await measureFirstTap(url, load.menuButton)
  const interactions = Object.entries(load.interactions)
  const kinds = Object.entries(load.bytes)
  return {
    ...Object.fromEntries(kinds.map(([kind, size]) => [`${kind}KiB`, size / 1024])),
    totalKiB: load.totalBytes / 1024,
    requests: load.requests,
    fcpMs: load.fcpMs,
    lcpMs: load.lcpMs,
    tbtMs: load.tbtMs,
    cls: load.cls,
    scriptMs: load.scriptMs,
    firstTapMs: firstTap.firstTapMs,
    firstTapToFcp: firstTap.firstTapMs / firstTap.fcpMs,
    tapToVisibleMs: firstTap.tapToVisibleMs,
    inpMs: Math.max(...interactions.map(([, { warmMs }]) => warmMs)),
    firstUseMs: Math.max(...interactions.map(([, { firstMs }]) => firstMs)),
    ...Object.fromEntries(interactions.map(([name, { warmMs }]) => [`inp ${name}`, warmMs])),
    ...Object.fromEntries(interactions.map(([name, { firstMs }]) => [`first ${name}`, firstMs])),
  }
}

export function pageChecks({ path, ours, twin }: PageResult): Check[] {
  const ratioToTwin = (key: string) => (ours[key] ?? Number.NaN) / (twin[key] ?? Number.NaN)
  const metrics: PageMetrics = {
    ...ours,
    fcpToTwin: ratioToTwin('fcpMs'),
    lcpToTwin: ratioToTwin('lcpMs'),
  }
  return Object.entries(pageBudgets(path)).map(([key, budget]) => ({
    name: `${path} ${key}`,
    value: metrics[key] ?? Number.NaN,
    budget,
  }))
}
