import type { Page } from '@playwright/test'
import { chromium } from 'playwright'
import { wholeBrowser } from '../support/chromium'
import { hydrated } from '../support/visit'
import { type Bench, budgets, type Check } from './budgets'

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Opens pages and scrolls through each at once, not throttled: a slow page has more time to shift before it is seen. */
export async function benchScroll(origin: string, paths: readonly string[]): Promise<Bench> {
  const browser = await chromium.launch(wholeBrowser())
  const rows = []
  const checks: Check[] = []
  for (const path of paths) {
    for (const viewport of viewports) {
      const page = await browser.newPage({ viewport })
      const shifts = await shiftsWhileScrolling(page, origin + path)
      await page.close()
      const cls = shifts.reduce((sum, { value }) => sum + value, 0)
      const name = `${path} at ${viewport.width}`
      rows.push({ 'scrolled through at once': name, cls })
      const moved = shifts[0]?.moved ?? ''
      checks.push({ name: `${name}: ${moved}`, value: cls, budget: budgets.scroll.cls })
    }
  }
  await browser.close()
  return { rows, checks }
}

/** The moved elements, as far as the browser reports them, and the distances in CSS px. */
interface Shift {
  readonly value: number
  readonly moved: string
}

declare global {
  interface Window {
    scrollShifts?: Shift[]
  }
}

/** As fast as a thumb flicks through a page without reading. */
const STEP_PX = 500
const STEP_MS = 60
/** Enough time to draw the loaded parts. */
const SETTLE_MS = 600

/**
 * Opens an address, scrolls through it at once, from its top to its end, and waits for all that is asked for meanwhile.
 * A busy machine is waited for: until the page is hydrated, it asks for nothing, and a part is near once a frame is drawn.
 * @returns all that has shifted since it was opened, largest first
 */
async function shiftsWhileScrolling(page: Page, url: string): Promise<readonly Shift[]> {
  let open = 0
  page.on('request', () => open++)
  page.on('requestfinished', () => open--).on('requestfailed', () => open--)
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
