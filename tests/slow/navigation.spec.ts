import { expect, test } from '../support/shared-context'
import { nextFrames, visit } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a page starts at its top in a browser that tells nothing of its navigation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => []
  })
  await visit(page, '/about')
  await page.evaluate(() => scrollTo(0, 900))
  await visit(page, '/contact')
  await visit(page, '/about')
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType')
  })
})
