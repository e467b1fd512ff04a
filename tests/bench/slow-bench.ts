import type { ServedSite } from './brotli-server'
import { budgets, type Check } from './budgets'
import { totalBlockingMs, watchTraffic } from './load'
import { median } from './median'
import { startVisit } from './visit'

/** Medians of a page in the slow world, ms. */
export interface SlowResult {
  readonly path: string
  readonly fcpMs: number
  /** The same page without script. */
  readonly twinFcpMs: number
  readonly tbtMs: number
}

/** More than a round trip of Slow 3G. */
const NETWORK_IDLE_MS = 5000
const LOAD_TIMEOUT_MS = 120_000

/** Measures a page and its twin alternately, so that other load on the machine affects both. */
export async function benchSlowPage(
  path: string,
  ours: ServedSite,
  twin: ServedSite,
  sampleCount: number,
): Promise<SlowResult> {
  const samples = { fcpMs: [] as number[], twinFcpMs: [] as number[], tbtMs: [] as number[] }
  for (let sample = 0; sample < sampleCount; sample++) {
    const own = await measure(ours.origin + path)
    samples.fcpMs.push(own.fcpMs)
    samples.tbtMs.push(own.tbtMs)
    samples.twinFcpMs.push((await measure(twin.origin + path)).fcpMs)
    console.log(`slow ${path}: ${sample + 1} of ${sampleCount}`)
  }
  return {
    path,
    fcpMs: median(samples.fcpMs),
    twinFcpMs: median(samples.twinFcpMs),
    tbtMs: median(samples.tbtMs),
  }
}

async function measure(url: string) {
  const visit = await startVisit({ world: 'slow' })
  try {
    const traffic = watchTraffic(visit.cdp, NETWORK_IDLE_MS)
    await visit.page.goto(url, { timeout: LOAD_TIMEOUT_MS })
    await traffic.networkIdle()
    const { fcpMs, longTasks } = await visit.log()
    return { fcpMs, tbtMs: totalBlockingMs(longTasks, fcpMs) }
  } finally {
    await visit.close()
  }
}

export function slowChecks({ path, fcpMs, twinFcpMs, tbtMs }: SlowResult): Check[] {
  const { slow } = budgets
  return [
    { name: `slow ${path} fcpToTwin`, value: fcpMs / twinFcpMs, budget: slow.fcpToTwin },
    { name: `slow ${path} tbtMs`, value: tbtMs, budget: slow.tbtMs },
  ]
}
