import { expect, test } from '@playwright/test'
import { launchOptions } from '../support/chromium'
import { lostText } from '../support/lost-text'
import { allRoutes } from '../support/routes'
import { visit } from '../support/visit'

const { args, ...rest } = launchOptions()

/** A browser whose reader has set text to 200%: 32 pixels instead of 16. */
test.use({
  launchOptions: { ...rest, args: [...args, '--blink-settings=defaultFontSize=32'] },
})

for (const width of [1280, 640, 390]) {
  test(`text of 200% fits every page at ${width}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    for (const [path] of [...allRoutes, ['/no-such-page']] as const) {
      await visit(page, path)
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      expect.soft(await lostText(page), path).toEqual([])
    }
  })
}
