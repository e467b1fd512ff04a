import { header } from '@duskpane/content/navigation'
import type { CDPSession } from 'playwright'
import { type InteractionTimes, measureInteractions } from './interactions'
import { type Point, startVisit, tap } from './visit'

export type ResourceKind = 'html' | 'script' | 'style' | 'picture' | 'font' | 'other'

/** Metrics of one page load. Times are ms since navigation start, sizes are bytes at brotli 11. */
export interface PageLoad {
  readonly bytes: Readonly<Record<ResourceKind, number>>
  readonly totalBytes: number
  readonly requests: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  readonly scriptMs: number
  readonly interactions: InteractionTimes
  readonly menuButton: Point
}

/** The result of tapping the menu button every 100 ms from the first paint on. */
export interface FirstTap {
  readonly fcpMs: number
  /** When the menu was visible. */
  readonly firstTapMs: number
  /** From the first tap until the menu was visible. */
  readonly tapToVisibleMs: number
}

const kinds: Readonly<Record<string, ResourceKind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'picture',
  Font: 'font',
}

const NETWORK_IDLE_MS = 1500
const LOAD_TIMEOUT_MS = 60_000

/** Loads a page, waits until the network is idle, then measures the interactions. */
export async function measureLoad(url: string, scripted: boolean): Promise<PageLoad> {
  const visit = await startVisit()
  try {
    const { page, cdp, log } = visit
    await cdp.send('Performance.enable')
    const traffic = watchTraffic(cdp)
    await page.goto(url)
    await traffic.networkIdle()
    const { fcpMs, lcpMs, cls, longTasks } = await log()
    const { metrics } = await cdp.send('Performance.getMetrics')
    const { bytes, requests } = traffic
    const loaded = { bytes: { ...bytes }, requests: requests() }
    const box = await page.getByRole('button', { name: header.menu.open }).boundingBox()
    if (!box) throw new Error(`${url} has no menu button`)
    return {
      ...loaded,
      totalBytes: Object.values(loaded.bytes).reduce((sum, size) => sum + size, 0),
      fcpMs,
      lcpMs,
      // Less than 0.001 is a single letter that moves by a pixel.
      cls: Math.round(cls * 1000) / 1000,
      tbtMs: totalBlockingMs(longTasks, fcpMs),
      scriptMs: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0),
      menuButton: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      interactions: await measureInteractions(visit, new URL(url).pathname, scripted),
    }
  } finally {
    await visit.close()
  }
}

/**
 * Counts requests and transferred bytes by kind.
 * @param idleMs the network is idle after this long without a request: more than a round trip
 */
export function watchTraffic(cdp: CDPSession, idleMs = NETWORK_IDLE_MS) {
  const bytes: Record<ResourceKind, number> = {
    html: 0,
    script: 0,
    style: 0,
    picture: 0,
    font: 0,
    other: 0,
  }
  const pending = new Set<string>()
  let requests = 0
  let lastChange = Date.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    requests++
    pending.add(requestId)
  })
  cdp.on('Network.responseReceived', ({ type, response }) => {
    const name = Object.keys(response.headers).find((key) => /^content-length$/i.test(key))
    bytes[kinds[type] ?? 'other'] += Number(response.headers[name ?? ''] ?? 0)
  })
  const onEnd = ({ requestId }: { requestId: string }) => {
    pending.delete(requestId)
    lastChange = Date.now()
  }
  cdp.on('Network.loadingFinished', onEnd)
  cdp.on('Network.loadingFailed', onEnd)

  async function networkIdle() {
    const deadline = Date.now() + LOAD_TIMEOUT_MS
    while (pending.size > 0 || Date.now() - lastChange < idleMs) {
      if (Date.now() > deadline) throw new Error('The page never stopped loading.')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { bytes, requests: () => requests, networkIdle }
}

/** Total Blocking Time: what each long task took beyond 50 ms after FCP. */
export function totalBlockingMs(
  tasks: readonly { readonly startTime: number; readonly duration: number }[],
  fcpMs: number,
): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const afterPaint = startTime + duration - Math.max(startTime, fcpMs)
    return sum + Math.max(0, afterPaint - 50)
  }, 0)
}

const TAP_INTERVAL_MS = 100
const TAP_TIMEOUT_MS = 20_000

/**
 * Loads a page and taps its menu button every 100 ms from the first paint on, until the menu is open.
 * @throws {Error} when it is still closed after 20 s
 */
export async function measureFirstTap(url: string, menuButton: Point): Promise<FirstTap> {
  const visit = await startVisit({ watchForMenu: true })
  try {
    const { page, cdp, log } = visit
    const painted = new Promise<void>((resolve) => {
      cdp.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve())
    })
    await cdp.send('Page.enable')
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true })
    const navigation = page.goto(url, { waitUntil: 'commit' })
    await painted

    const deadline = Date.now() + TAP_TIMEOUT_MS
    let open = false
    const opened = page
      .waitForFunction(() => window.benchLog.menuShownMs > 0, undefined, {
        timeout: TAP_TIMEOUT_MS,
      })
      .then(() => {
        open = true
      })
    while (!open && Date.now() < deadline) {
      // Not awaited: a user does not wait for a busy page either.
      tap(cdp, menuButton).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, TAP_INTERVAL_MS))
    }
    await Promise.all([opened, navigation])
    const { fcpMs, taps, menuShownMs } = await log()
    const firstTap = taps[0]
    if (firstTap === undefined) throw new Error(`${url} received no tap`)
    return { fcpMs, firstTapMs: menuShownMs, tapToVisibleMs: menuShownMs - firstTap }
  } finally {
    await visit.close()
  }
}
