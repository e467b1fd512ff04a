import { expect, test } from '@playwright/test'
import { launchOptions } from '../support/chromium'
import { allRoutes } from '../support/routes'
import { visit } from '../support/visit'

const { args, ...rest } = launchOptions()

/** A browser whose reader has set text to 200%: 32 pixels instead of 16. */
test.use({
  launchOptions: { ...rest, args: [...args, '--blink-settings=defaultFontSize=32'] },
})

for (const width of [1280, 640]) {
  test(`text of 200% fits every page at ${width}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    for (const [path] of [...allRoutes, ['/no-such-page']] as const) {
      await visit(page, path)
      const { size, overflow } = await page.evaluate(() => ({
        size: getComputedStyle(document.documentElement).fontSize,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(size).toBe('32px')
      expect.soft(overflow, `sideways on ${path}`).toBeLessThanOrEqual(0)
    }
  })
}
