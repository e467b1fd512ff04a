import { chromium } from 'playwright'
import { wholeBrowser } from '../support/chromium'
import { cls, shiftsWhileScrolling } from '../support/scroll-shifts'
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
