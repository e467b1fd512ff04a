import { header } from '@duskpane/content/navigation'
import type { CDPSession } from 'playwright'
import { type InteractionTimes, interact } from './interactions'
import { type Point, startVisit, tap } from './visit'

export type Kind = 'html' | 'script' | 'style' | 'picture' | 'font' | 'other'

/** One load of a page. Times are ms since the navigation began, sizes are bytes at brotli 11. */
export interface PageLoad {
  readonly bytes: Readonly<Record<Kind, number>>
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

/** What became of tapping the menu button every 100 ms from the first paint on. */
export interface FirstTap {
  readonly fcpMs: number
  /** When the menu was in view. */
  readonly firstTapMs: number
  /** From the first tap to the menu in view. */
  readonly tapToVisibleMs: number
}

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'picture',
  Font: 'font',
}

/** No request for this long, and the page counts as loaded. More than a round trip. */
const QUIET_MS = 1500
const LOAD_WITHIN_MS = 60_000

/** Loads a page, leaves it alone until it is quiet, and then works what stands on it. */
export async function measureLoad(url: string, scripted: boolean): Promise<PageLoad> {
  const visit = await startVisit()
  try {
    const { page, cdp, log } = visit
    await cdp.send('Performance.enable')
    const traffic = watchTraffic(cdp)
    await page.goto(url)
    await traffic.quiet()
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
      // To the accuracy at which sites are compared: less is a letter that moves by a pixel.
      cls: Math.round(cls * 1000) / 1000,
      tbtMs: blockingMs(longTasks, fcpMs),
      scriptMs: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0),
      menuButton: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      interactions: await interact(visit, new URL(url).pathname, scripted),
    }
  } finally {
    await visit.close()
  }
}

/** What goes over the wire, by kind, and when it has stopped. */
function watchTraffic(cdp: CDPSession) {
  const bytes: Record<Kind, number> = {
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
  const end = ({ requestId }: { requestId: string }) => {
    pending.delete(requestId)
    lastChange = Date.now()
  }
  cdp.on('Network.loadingFinished', end)
  cdp.on('Network.loadingFailed', end)

  async function quiet() {
    const deadline = Date.now() + LOAD_WITHIN_MS
    while (pending.size > 0 || Date.now() - lastChange < QUIET_MS) {
      if (Date.now() > deadline) throw new Error('The page never stopped loading.')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { bytes, requests: () => requests, quiet }
}

/** What tasks took beyond 50 ms each, after the first paint. */
function blockingMs(
  tasks: readonly { readonly startTime: number; readonly duration: number }[],
  fcpMs: number,
): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const afterPaint = startTime + duration - Math.max(startTime, fcpMs)
    return sum + Math.max(0, afterPaint - 50)
  }, 0)
}

const TAP_EVERY_MS = 100
const TAP_FOR_MS = 20_000

/**
 * Loads a page and taps its menu button every 100 ms from the first paint on, until it is open.
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
    const arrival = page.goto(url, { waitUntil: 'commit' })
    await painted

    const deadline = Date.now() + TAP_FOR_MS
    let open = false
    const opened = page
      .waitForFunction(() => window.benchLog.menuShownMs > 0, undefined, { timeout: TAP_FOR_MS })
      .then(() => {
        open = true
      })
    while (!open && Date.now() < deadline) {
      // Not awaited: a finger does not wait for a busy page either.
      tap(cdp, menuButton).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, TAP_EVERY_MS))
    }
    await Promise.all([opened, arrival])
    const { fcpMs, taps, menuShownMs } = await log()
    const firstTap = taps[0]
    if (firstTap === undefined) throw new Error(`${url}: no tap arrived`)
    return { fcpMs, firstTapMs: menuShownMs, tapToVisibleMs: menuShownMs - firstTap }
  } finally {
    await visit.close()
  }
}
