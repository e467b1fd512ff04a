import { type CDPSession, chromium, type Page } from 'playwright'
import { wholeBrowser } from '../support/chromium'

/** What `in-page.js` keeps inside the measured page. Times are ms since the navigation began. */
interface BenchLog {
  readonly fcpMs: number
  readonly lcpMs: number
  readonly cls: number
  readonly longTasks: readonly { readonly startTime: number; readonly duration: number }[]
  readonly events: readonly { readonly startTime: number; readonly duration: number }[]
  readonly taps: readonly number[]
  /** 0 while the menu has not been open. */
  readonly menuShownMs: number
}

declare global {
  interface Window {
    benchLog: BenchLog
    watchForMenu?: boolean
  }
}

/** A page in a browser of its own, as a visitor with a cheap phone has it. */
export interface Visit {
  readonly page: Page
  readonly cdp: CDPSession
  readonly log: () => Promise<BenchLog>
  readonly close: () => Promise<void>
}

/** The phone of Lighthouse's mobile run. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

/** Slow 4G as DevTools applies it: 562 ms for a round trip, 1.47 Mbit/s down, 675 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const

/** How many times slower the processor is made: less on a machine that is slow itself. */
export const CPU_SLOWDOWN = Number(process.env.BENCH_CPU ?? 4)

/**
 * Starts a browser with a fresh profile and slows it down. Nothing but the loopback interface can
 * be reached, so that a map of somebody else's does not decide the result.
 * @param watchForMenu whether the page is looked at in each frame until its menu is open
 */
export async function startVisit({ watchForMenu = false } = {}): Promise<Visit> {
  const { args, ...options } = wholeBrowser()
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  const context = await browser.newContext(phone)
  if (watchForMenu) await context.addInitScript({ content: 'window.watchForMenu = true' })
  await context.addInitScript({ path: 'tests/bench/in-page.js' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return {
    page,
    cdp,
    log: () => page.evaluate(() => window.benchLog),
    close: () => browser.close(),
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Touches a point of the screen, as a finger would, without waiting for the page to answer. */
export async function tap(cdp: CDPSession, point: Point): Promise<void> {
  await Promise.all([
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}
