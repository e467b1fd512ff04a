import { layoutPaths } from '../support/routes'
import { cls, shiftsWhileScrolling } from '../support/scroll-shifts'
import { expect, test } from '../support/shared-context'

// The bench does the same for all pages, at 1440 too.
test('nothing shifts where a layout is scrolled through at once on a phone', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of layoutPaths) {
    const shifts = await shiftsWhileScrolling(page, path)
    expect.soft(cls(shifts), `${path}: ${shifts[0]?.moved}`).toBeLessThan(0.02)
  }
})
