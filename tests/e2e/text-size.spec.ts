import { launchOptions } from '../support/chromium'
import { lostText } from '../support/lost-text'
import { layoutPaths } from '../support/routes'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

const { args, ...rest } = launchOptions()

/** A browser whose reader has set text to 200%: 32 pixels instead of 16. */
test.use({
  launchOptions: {
    ...rest,
    args: [...args, '--renderer-process-limit=1', '--blink-settings=defaultFontSize=32'],
  },
})

for (const path of layoutPaths) {
  test(`text of 200% fits ${path} at 1280, 640 and 390`, async ({ sharedPage: page }) => {
    await visit(page, path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    for (const width of [1280, 640, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await lostText(page), `at ${width}`).toEqual([])
    }
  })
}
