import { films } from '../support/routes'
import { expect, test } from '../support/shared-context'

// Tools keep the same room before their script comes.
test.use({ visitor: 'without script' })

const withoutTable = ['/pre-cut-films', '/decorative-films']

test('the hero of a film leads to its specifications', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [path] of films) {
      await page.goto(path)
      const link = page.getByRole('main').getByRole('link', { name: 'Specifications' })
      if (withoutTable.includes(path)) {
        await expect.soft(link, path).toHaveCount(0)
        continue
      }
      await link.click()
      await expect.soft(page.locator('#specifications'), path).toBeInViewport()
    }
  }
})
