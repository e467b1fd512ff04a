import { films } from '../support/routes'
import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

/**
 * The number of printed pages: on Letter, which is four lines shorter than A4, and for long text on A4, which is
 * narrower.
 */
async function pagesOf(page: Page, options: Parameters<Page['pdf']>[0] = {}) {
  const pdf = await page.pdf({ format: 'Letter', printBackground: true, ...options })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

/** Waits for the printed pictures of a page. */
async function expectLoaded(page: Page) {
  const pictures = page.getByRole('main').locator('img:visible')
  await expect(pictures).not.toHaveCount(0)
  const missing = () =>
    pictures.evaluateAll((all) =>
      all
        .map((it) => it as HTMLImageElement)
        .filter((it) => it.naturalWidth === 0)
        .map((it) => it.src),
    )
  await expect.poll(missing).toEqual([])
}

/** The law with the most words. */
const longestLaw = '/tint-law/illinois'

test.describe('without script', () => {
  test.use({ visitor: 'without script' })

  test('a film and a law are a data sheet on one page, with no dark band and nothing to press', async ({
    page,
  }) => {
    for (const path of [...films.map(([path]) => path), longestLaw, '/tint-law/louisiana']) {
      await page.goto(path)
      expect.soft(await pagesOf(page), path).toBe(1)
      if (path === longestLaw) expect.soft(await pagesOf(page, { format: 'A4' }), path).toBe(1)
    }
    await page.goto('/faqs')
    expect.soft(await pagesOf(page), 'the answers').toBe(1)
    await page.goto('/nano-ceramic')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 703, height: 1000 })
    const rows = page.getByRole('row')
    await expect(rows.and(page.locator(':visible'))).toHaveCount(await rows.count())
    const cut = await page.getByRole('table').evaluateAll((tables) =>
      tables
        .filter((it) => {
          const { right, left } = it.getBoundingClientRect()
          const room = it.parentElement?.getBoundingClientRect()
          return left < (room?.left ?? 0) - 1 || right > (room?.right ?? 0) + 1
        })
        .map(({ textContent }) => textContent.slice(0, 60)),
    )
    expect(cut, 'tables that are cut').toEqual([])
    await expectLoaded(page)
    // Who wrote it, on which day, by which standards.
    await expect(page.getByText(/by NFRC 200.* Values as of \w+ \d+, 20\d\d\./)).toBeVisible()
    await expect(page.getByText(/^Dealers near you: http\S+\/find-dealer$/)).toBeVisible()
    // Paper takes away the ground of what does not ask for it.
    const bar = page.getByText('Bare glass').locator('xpath=following-sibling::dd').first()
    await expect(bar).toHaveCSS('print-color-adjust', 'exact')
    const contact = page.locator('footer address')
    await expect(contact).toContainText('@')
    await expect(contact).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    for (const section of await page.locator('section, header, footer').all()) {
      if (!(await section.isVisible())) continue
      await expect(section).toHaveCSS('color', 'rgb(16, 25, 42)')
      await expect(section).toHaveCSS(
        'background-color',
        /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/,
      )
    }
  })
})

test('the numbers of the answers are whole on paper', async ({ page }) => {
  await visit(page, '/faqs')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1000 })
  const last = page.getByRole('listitem').filter({ hasText: 'In rooms with sun' })
  // A marker has no box to measure.
  const start = await last.evaluate((item) => {
    const marker = getComputedStyle(item, '::marker')
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('There is no canvas to measure with.')
    canvas.font = `${marker.fontWeight} ${marker.fontSize} ${marker.fontFamily}`
    return item.getBoundingClientRect().left - canvas.measureText('13. ').width
  })
  expect(start).toBeGreaterThanOrEqual(0)
})

test('the cart prints as a list with its pictures, quantities and total', async ({ page }) => {
  await visit(page, '/auto-store')
  for (const film of ['Nano Ceramic Window Film', 'Paint Protection Film']) {
    await page.getByRole('button', { name: film }).click()
  }
  await page.getByRole('main').getByRole('link', { name: 'Cart, 2 items' }).click()
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  expect(await pagesOf(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeHidden()
  await expectLoaded(page)
  await expect(page.locator('output')).toHaveText('$320.00')
})

test('four films beside each other print on one page, illustrative values marked', async ({
  page,
}) => {
  await visit(page, '/compare?film=DPSF+16&film=CLEARGARD-8&film=DPNC-65&film=DP3R-05')
  const marks = page.getByText('Illustrative values').filter({ visible: true })
  const onScreen = await marks.count()
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  expect(await pagesOf(page, { margin })).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(marks).toHaveCount(Math.min(onScreen, 1))
  await expect(page.getByLabel('Film 1')).toBeHidden()
})
