import { type CDPSession, chromium, type Page } from 'playwright'
import { wholeBrowser } from '../support/chromium'

/** What `in-page.js` records in the measured page. Times are ms since navigation start. */
interface BenchLog {
  readonly fcpMs: number
  readonly lcpMs: number
  readonly cls: number
  readonly longTasks: readonly { readonly startTime: number; readonly duration: number }[]
  readonly events: readonly { readonly startTime: number; readonly duration: number }[]
  readonly taps: readonly number[]
  /** 0 until the menu has been open. */
  readonly menuShownMs: number
}

declare global {
  interface Window {
    benchLog: BenchLog
    watchForMenu?: boolean
  }
}

/** A page in its own browser, throttled like a low-end phone. */
export interface Visit {
  readonly page: Page
  readonly cdp: CDPSession
  readonly log: () => Promise<BenchLog>
}

interface VisitOptions {
  /** Checks in every frame whether the menu is open, for `menuShownMs`. */
  readonly watchForMenu?: boolean
  /** `slow`: a phone in an elevator. */
  readonly world?: keyof typeof worlds
}

/** The phone that Lighthouse emulates. */
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

/** Slow 3G as DevTools applies it: 2 s for a round trip, 400 kbit/s both ways. */
const slow3g = {
  offline: false,
  latency: 2000,
  downloadThroughput: (500 * 1000 * 0.8) / 8,
  uploadThroughput: (500 * 1000 * 0.8) / 8,
} as const

/** CPU throttling rate: use a lower one on a slow machine. */
export const CPU_SLOWDOWN = Number(process.env.BENCH_CPU ?? 4)
/** The same for the slow world: 10 where the other is 4. */
export const SLOW_CPU_SLOWDOWN = CPU_SLOWDOWN * 2.5

const worlds = {
  phone: { network: slow4g, cpu: CPU_SLOWDOWN },
  slow: { network: slow3g, cpu: SLOW_CPU_SLOWDOWN },
} as const

/**
 * Measures in a throttled browser with a fresh profile. It can reach the loopback interface only, so that
 * the embedded OpenStreetMap does not affect the result.
 */
export async function withVisit<T>(
  { watchForMenu = false, world = 'phone' }: VisitOptions,
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const { network, cpu: rate } = worlds[world]
  const { args, ...options } = wholeBrowser()
  const browser = await chromium.launch({
    ...options,
    args: [
      ...args,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      // Playwright listens for errors, so V8 looks up where each one is made: for those that React makes
      // in advance it would compile all of react-dom once more, 7 ms that no visitor waits for.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  })
  try {
    const context = await browser.newContext(phone)
    if (watchForMenu) await context.addInitScript({ content: 'window.watchForMenu = true' })
    await context.addInitScript({ path: 'tests/bench/in-page.js' })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', network)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    return await measure({ page, cdp, log: () => page.evaluate(() => window.benchLog) })
  } finally {
    await browser.close()
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Taps a point of the viewport without Playwright's actionability checks, which wait for the page. */
export async function tap(cdp: CDPSession, point: Point): Promise<void> {
  await Promise.all([
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}
