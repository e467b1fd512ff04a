import { visit } from '../support/visit'
import { builtPages } from './built'
import { devices, states, widths } from './page-states'
import { expect, test } from './test'

for (const width of widths) {
  test.describe(`at ${width}`, () => {
    for (const name of builtPages()) {
      test(name, async ({ sharedPage }) => {
        const page = await sharedPage(width)
        await visit(page, name === 'index' ? '/' : `/${name}`)
        await expect(page).toHaveScreenshot(['pages', `${name}-${width}.png`], { fullPage: true })
      })
    }

    test.describe('after an interaction', () => {
      test.use(devices[width])

      for (const { name, open, overlay } of states.filter((state) =>
        state.widths.includes(width),
      )) {
        test(name, async ({ page }) => {
          await open(page)
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          const options = { fullPage: !overlay }
          await expect(page).toHaveScreenshot(['states', `${name}-${width}.png`], options)
        })
      }
    })
  })
}
