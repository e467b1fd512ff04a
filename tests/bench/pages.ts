import { header } from '@duskpane/content/navigation'
import { paths } from '@duskpane/content/paths'
import type { Locator } from 'playwright'
import { hydrated } from '../support/visit'
import { type Bench, budgets, type Check, checksOf, pageBudgets } from './budgets'
import { inTurns } from './median'
import type { ServedSite } from './sites'
import { type Point, tap, type Visit, withVisit } from './visit'

/** Four pages of different kinds. */
export const benchedPages = [paths.home, '/skin-eye-care', paths.store, paths.contact]

/** The site, and the same without script. */
export interface Sites {
  readonly ours: ServedSite
  readonly twin: ServedSite
}

/** Measures pages and their twins on a phone: how they load, and how soon they answer. */
export async function benchPages({ ours, twin }: Sites, samples: number): Promise<Bench> {
  const rows = []
  const checks: Check[] = []
  for (const path of benchedPages) {
    const [page, bare] = await inTurns(
      path,
      samples,
      () => measurePage(ours.origin + path, true),
      () => measurePage(twin.origin + path, false),
    )
    rows.push({ page: path, ...page }, { page: `${path}, twin`, ...bare })
    const { htmlKiB: _, scriptKiB: __, ...measured } = pageBudgets(path)
    const fcpToTwin = page.fcpMs / bare.fcpMs
    const lcpToTwin = page.lcpMs / bare.lcpMs
    checks.push(...checksOf(path, measured, { ...page, fcpToTwin, lcpToTwin }))
  }
  return { rows, checks }
}

/** Loads the same pages and their twins in the slow world. */
export async function benchSlow({ ours, twin }: Sites, samples: number): Promise<Bench> {
  const rows = []
  const checks: Check[] = []
  const measure = (url: string, isScripted: boolean) => () =>
    withVisit({ world: 'slow' }, (visit) => load(visit, url, isScripted))
  for (const path of benchedPages) {
    const [page, bare] = await inTurns(
      `slow ${path}`,
      samples,
      measure(ours.origin + path, true),
      measure(twin.origin + path, false),
    )
    const fcpToTwin = page.fcpMs / bare.fcpMs
    rows.push({ 'in the slow world': path, ...page, fcpToTwin })
    checks.push(...checksOf(`slow ${path}`, budgets.slow, { ...page, fcpToTwin }))
  }
  return { rows, checks }
}

async function measurePage(url: string, isScripted: boolean) {
  const { menuButton, ...loaded } = await withVisit({}, async (visit) => {
    const metrics = await load(visit, url, isScripted)
    const menuButton = await centerOf(visit.page.getByRole('button', { name: header.menu.open }))
    const inpMs = await slowestInteraction(visit, new URL(url).pathname, isScripted)
    return { ...metrics, inpMs, menuButton }
  })
  return { ...loaded, ...(await measureFirstTap(url, menuButton)) }
}

const LOAD_TIMEOUT_MS = 120_000
/** Enough for lazy images, transitions, and tasks after the network is idle. */
const SETTLE_MS = 1500

/** Opens a page and waits until nothing more comes. Times are ms since navigation start. */
async function load({ page, log }: Visit, url: string, isScripted: boolean) {
  await page.goto(url, { waitUntil: 'networkidle', timeout: LOAD_TIMEOUT_MS })
  if (isScripted) await hydrated(page)
  await page.waitForTimeout(SETTLE_MS)
  const { fcpMs, lcpMs, cls, longTasks } = await log()
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
      .reduce((sum, size) => sum + size, 0),
  )
  return {
    totalKiB: bytes / 1024,
    fcpMs,
    lcpMs,
    tbtMs: totalBlockingMs(longTasks, fcpMs),
    // Less than 0.001 is a single letter that moves by a pixel.
    cls: Math.round(cls * 1000) / 1000,
  }
}

/** Total Blocking Time: what each long task took beyond 50 ms after FCP. */
function totalBlockingMs(
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
 * Loads a page and taps its menu button every 100 ms from the first paint on, until the menu is open: when it was
 * seen, also as a multiple of FCP, and how long after the first of those taps.
 * @throws {Error} when it is still closed after 20 s
 */
function measureFirstTap(url: string, menuButton: Point) {
  return withVisit({ watchForMenu: true }, async ({ page, cdp, log }) => {
    const painted = new Promise<void>((resolve) => {
      cdp.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve())
    })
    await cdp.send('Page.enable')
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true })
    const navigation = page.goto(url, { waitUntil: 'commit' })
    await painted

    let isOpen = false
    const opened = page
      .waitForFunction(() => window.benchLog.menuShownMs > 0, null, { timeout: TAP_TIMEOUT_MS })
      .finally(() => {
        isOpen = true
      })
    while (!isOpen) {
      // Not awaited: a user does not wait for a busy page either.
      tap(cdp, menuButton).catch(() => {})
      await page.waitForTimeout(TAP_INTERVAL_MS)
    }
    await Promise.all([opened, navigation])
    const { fcpMs, taps, menuShownMs } = await log()
    const [firstTap = Number.NaN] = taps
    return { firstTapToFcp: menuShownMs / fcpMs, tapToVisibleMs: menuShownMs - firstTap }
  })
}

const REPETITIONS = 4
/** Enough for the animation that an interaction starts. */
const ANIMATION_MS = 1000

/**
 * The slowest interaction of a loaded page once its script has come, ms: the menu, on the home page the slider, in the
 * store Add to Cart and then the cart's quantity. On the twin only the menu works.
 */
async function slowestInteraction(visit: Visit, path: string, isScripted: boolean) {
  const { page, cdp } = visit
  const openMenu = page.getByRole('button', { name: header.menu.open })
  const closeMenu = page.getByRole('button', { name: header.menu.close })
  const tapOn = async (target: Locator) => tap(cdp, await centerOf(target))
  const settle = () => page.waitForTimeout(SETTLE_MS)
  const times = [
    await slowest(visit, async () => {
      await tapOn(openMenu)
      await closeMenu.waitFor()
      await settle()
      await tapOn(closeMenu)
      await closeMenu.waitFor({ state: 'hidden' })
    }),
  ]
  if (isScripted && path === paths.home) {
    const next = page.getByRole('button', { name: 'Next slide' })
    await next.scrollIntoViewIfNeeded()
    await settle()
    times.push(await slowest(visit, () => tapOn(next)))
  }
  if (isScripted && path === paths.store) {
    const add = page.getByRole('button', { name: /^Add to Cart/ }).first()
    await add.scrollIntoViewIfNeeded()
    await settle()
    times.push(await slowest(visit, () => tapOn(add)))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: header.cart.label(REPETITIONS) }).tap()
    const quantity = page.getByRole('spinbutton', { name: /^Quantity/ })
    await quantity.waitFor()
    await settle()
    await quantity.focus()
    times.push(await slowest(visit, () => page.keyboard.press('ArrowUp')))
  }
  return Math.max(...times)
}

/** The slowest of the repetitions after the first. */
async function slowest({ page, log }: Visit, act: () => Promise<void>): Promise<number> {
  const durations: number[] = []
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const before = (await log()).events.length
    await act()
    await page.waitForTimeout(ANIMATION_MS)
    const events = (await log()).events.slice(before)
    // Event Timing reports no event shorter than 16 ms.
    durations.push(Math.max(16, ...events.map(({ duration }) => duration)))
  }
  return Math.max(...durations.slice(1))
}

async function centerOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${target}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
