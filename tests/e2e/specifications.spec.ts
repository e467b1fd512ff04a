import { films } from '../support/routes'
import { expect, test } from '../support/shared-context'

// Tools keep the same room before their script comes.
test.use({ visitor: 'without script' })

const withoutTable = ['/pre-cut-films', '/decorative-films']

test('the specifications of a film are near its beginning, and its hero leads to them', async ({
  page,
}) => {
  for (const [width, height, screens] of [
    [390, 844, 3],
    [1280, 800, 2.2],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [path] of films) {
      await page.goto(path)
      const link = page.getByRole('main').getByRole('link', { name: 'Specifications' })
      if (withoutTable.includes(path)) {
        await expect.soft(link, path).toHaveCount(0)
        continue
      }
      const table = page.locator('#specifications').getByRole('table').first()
      const top = await table.evaluate((it) => it.getBoundingClientRect().top + scrollY)
      expect.soft(top / height, `${path} at ${width}`).toBeLessThanOrEqual(screens)
      await link.click()
      await expect.soft(page.locator('#specifications'), path).toBeInViewport()
    }
  }
})
