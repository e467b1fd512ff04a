import type { ServedSite } from './brotli-server'
import { type Check, pageBudgets } from './budgets'
import { measureFirstTap, measureLoad } from './load'
import { medians } from './median'

/** The figures of one page, medians. Times are ms, sizes KiB at brotli 11. */
export type PageFigures = Readonly<Record<string, number>>

export interface PageResult {
  readonly path: string
  readonly ours: PageFigures
  /** The same page without any script: the limit. */
  readonly twin: PageFigures
  readonly samples: { readonly ours: PageFigures[]; readonly twin: PageFigures[] }
}

/** Measures a page and its twin by turns, so that whatever else the machine does hits both alike. */
export async function benchPage(
  path: string,
  ours: ServedSite,
  twin: ServedSite,
  sampleCount: number,
): Promise<PageResult> {
  const samples: PageResult['samples'] = { ours: [], twin: [] }
  for (let sample = 0; sample < sampleCount; sample++) {
    for (const side of sample % 2 ? (['twin', 'ours'] as const) : (['ours', 'twin'] as const)) {
      const { origin } = side === 'ours' ? ours : twin
      samples[side].push(await measurePage(origin + path, side === 'ours'))
    }
    console.log(`${path}: ${sample + 1} of ${sampleCount}`)
  }
  return { path, ours: medians(samples.ours), twin: medians(samples.twin), samples }
}

async function measurePage(url: string, scripted: boolean): Promise<PageFigures> {
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

/** A page's figures beside their budgets. */
export function pageChecks({ path, ours, twin }: PageResult): Check[] {
  const toTwin = (key: string) => (ours[key] ?? Number.NaN) / (twin[key] ?? Number.NaN)
  const figures: PageFigures = {
    ...ours,
    fcpToTwin: toTwin('fcpMs'),
    lcpToTwin: toTwin('lcpMs'),
  }
  return Object.entries(pageBudgets(path)).map(([key, budget]) => ({
    name: `${path} ${key}`,
    value: figures[key] ?? Number.NaN,
    budget,
  }))
}
