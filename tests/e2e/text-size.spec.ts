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

for (const [path] of [...allRoutes, ['/no-such-page']] as const) {
  test(`text of 200% fits ${path} at 1280, 640 and 390`, async ({ page }) => {
    await visit(page, path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    for (const width of [1280, 640, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lostText(page), `at ${width}`).toEqual([])
    }
  })
}
