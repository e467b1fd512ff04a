import { whyPath } from '../support/routes'
import { expect, type Locator, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** With the colors of the visitor's own system instead of ours. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
})

test('the bars of the comparison are filled, ours in a color of its own', async ({ page }) => {
  await visit(page, whyPath)
  const bars = page.getByRole('row', { name: /^VLT/ }).getByRole('cell').locator('span > span')
  const ours = bars.nth(0)
  const theirs = bars.nth(1)
  await expect(ours).toHaveCSS('background-color', await system(ours, 'Highlight'))
  await expect(theirs).toHaveCSS('background-color', await system(theirs, 'CanvasText'))
})

/** The computed value of a system color. */
const system = (element: Locator, name: string) =>
  element.evaluate((_, color) => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = color
    const computed = getComputedStyle(sample).color
    sample.remove()
    return computed
  }, name)
