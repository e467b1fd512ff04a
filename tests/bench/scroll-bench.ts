import type { Page } from '@playwright/test'
import { chromium } from 'playwright'
import { wholeBrowser } from '../support/chromium'
import { hydrated } from '../support/visit'
import { budgets, type Check } from './budgets'

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

export interface ScrollResult {
  readonly path: string
  readonly width: number
  readonly cls: number
  /** What shifted most. */
  readonly moved: string
}

/** Opens pages and scrolls through each at once, not throttled: a slow page has more time to shift before it is seen. */
export async function benchScroll(
  origin: string,
  paths: readonly string[],
): Promise<readonly ScrollResult[]> {
  const browser = await chromium.launch(wholeBrowser())
  const results: ScrollResult[] = []
  for (const path of paths) {
    for (const viewport of viewports) {
      const page = await browser.newPage({ viewport })
      const shifts = await shiftsWhileScrolling(page, origin + path)
      await page.close()
      const [largest] = shifts
      results.push({ path, width: viewport.width, cls: cls(shifts), moved: largest?.moved ?? '' })
    }
  }
  await browser.close()
  return results
}

export const scrollChecks = (results: readonly ScrollResult[]): Check[] =>
  results.map(({ path, width, cls: value, moved }) => ({
    name: `${path} at ${width}, CLS while scrolling: ${moved}`,
    value,
    budget: budgets.scroll.cls,
  }))

/** What moved, as far as the browser says, and by how much in CSS px. */
interface Shift {
  readonly value: number
  readonly moved: string
}

declare global {
  interface Window {
    scrollShifts?: Shift[]
  }
}

/** Steps as fast as a thumb goes through a page that it does not read. */
const STEP_PX = 500
const STEP_MS = 60
/** What has come is drawn by then. */
const SETTLE_MS = 600

/**
 * Opens an address, scrolls through it at once, from its top to its end, and waits for all that is asked for meanwhile.
 * A busy machine is waited for: until the page is hydrated, it asks for nothing, and a part is near once a frame is drawn.
 * @returns all that has shifted since it was opened, largest first
 */
async function shiftsWhileScrolling(page: Page, url: string): Promise<readonly Shift[]> {
  let open = 0
  const count = { request: () => open++, end: () => open-- }
  page.on('request', count.request).on('requestfinished', count.end).on('requestfailed', count.end)
  await page.goto(url)
  await hydrated(page)
  await page.evaluate(
    async ([stepPx, stepMs]) => {
      const shifts: Shift[] = []
      window.scrollShifts = shifts
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
          if (hadRecentInput) continue
          const moved = sources.slice(0, 2).map(({ node, previousRect, currentRect }) => {
            const place = node instanceof Element ? node : node?.parentElement
            const by = `${previousRect.height} high at ${previousRect.y}, now ${currentRect.height} at ${currentRect.y}`
            return `<${place?.localName} class="${place?.className}"> ${by}`
          })
          shifts.push({ value, moved: moved.join('; ') })
        }
      }).observe({ type: 'layout-shift', buffered: true })
      for (let top = 0; top < document.documentElement.scrollHeight; top += stepPx) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, stepMs))
        await new Promise(requestAnimationFrame)
      }
    },
    [STEP_PX, STEP_MS] as const,
  )
  do await page.waitForTimeout(SETTLE_MS)
  while (open > 0)
  const shifts = (await page.evaluate(() => window.scrollShifts)) ?? []
  page.off('request', count.request).off('requestfinished', count.end)
  page.off('requestfailed', count.end)
  return shifts.toSorted((a, b) => b.value - a.value)
}

/** The part of the Layout Instability API that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Cumulative layout shift, all of a visit together. */
const cls = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)
