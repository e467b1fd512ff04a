import { films } from '../support/routes'
import { holdScripts } from '../support/scripts'
import { expect, type Page, test } from '../support/shared-context'
import { hydrated, resize, visit } from '../support/visit'

/** Film pages with different tools, each with the element that shows that its tools have loaded. */
const tools = {
  '/nano-ceramic': ['#tint-law select[name]'],
  '/windshield-protection': ['#tint-law select'],
}

/** The screens that the page of a film may have. */
const screens = [
  { width: 1280, height: 800, most: 4.5 },
  { width: 390, height: 844, most: 7 },
]

/** The distance of each section from the top of the page, in CSS px. */
const sectionTops = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const sections = [...document.querySelectorAll('main section, footer')]
    return sections.map((section) => section.getBoundingClientRect().top + scrollY)
  })

// The bench scrolls through all pages at once; what it sees depends on when a tool comes.
test('tools of a film take the room that was kept for them', async ({ page }) => {
  for (const [path, places] of Object.entries(tools)) {
    for (const width of [390, 1440]) {
      await resize(page, width, 900)
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const kept = await sectionTops(page)
      release()
      await hydrated(page)
      for (const place of places) {
        await page.locator(place.split(' ')[0] ?? '').scrollIntoViewIfNeeded()
        await expect(page.locator(place).first(), `${path} at ${width}: ${place}`).toBeVisible()
      }
      const moved = (await sectionTops(page)).map((top, index) => top - (kept[index] ?? 0))
      expect.soft(Math.max(...moved.map(Math.abs)), `${path} at ${width}: ${moved}`).toBeLessThan(2)
    }
  }
})

test('the page of a film ends after four and a half screens, on a phone after seven', async ({
  page,
}) => {
  for (const [path] of films) {
    await visit(page, path)
    for (const { width, height, most } of screens) {
      await resize(page, width, height)
      const heightOf = () =>
        page.evaluate(async () => {
          await document.fonts.ready
          return document.documentElement.scrollHeight
        })
      // Parts that come late take a moment to be laid out at another width.
      await expect
        .poll(async () => (await heightOf()) / height, { message: `${path} at ${width}` })
        .toBeLessThanOrEqual(most)
    }
  }
})
