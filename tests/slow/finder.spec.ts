import { test as isolated } from '@playwright/test'
import { violations } from '../support/axe'
import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** The film finder, by its rules: README and the page have them in words. */

const said = (page: Page) => page.getByRole('main').getByRole('status')
const answers = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 4 }) })
const names = (page: Page) => answers(page).getByRole('heading', { level: 4 })

isolated('a law that does not load leaves no film named', async ({ page }) => {
  await visit(page, '/film-finder?bothers=heat')
  await expect(names(page)).toHaveCount(3)
  await page.route(/texas.*\.js$/, (route) => route.abort())
  await page.getByLabel('Where do you drive?').selectOption('Texas')
  await expect(page.getByRole('alert')).toContainText('The law of Texas did not load')
  await expect(names(page)).toHaveCount(0)
})

test('with films and without, axe finds nothing', async ({ page }) => {
  for (const query of ['', '?bothers=heat&place=texas', '?bothers=heat+glare&place=texas']) {
    await visit(page, `/film-finder${query}`)
    await expect(said(page)).not.toBeEmpty()
    expect(await violations(page), query).toEqual([])
  }
})

test('on a film page the darkest that pass go on the car', async ({ page }) => {
  await visit(page, '/nano-ceramic?place=texas')
  await page.getByRole('heading', { name: 'Where you may drive with it' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Show the darkest that pass on the car' }).click()
  await expect(page).toHaveURL(/front=DPNC-45&rear-side=DPNC-05&rear=DPNC-05/)
  await expect(page.locator('#viewer').getByRole('status').last()).toContainText(
    'DPNC-45 on the front doors',
  )
})

test('the law of a place is drawn on the car, and follows the glass', async ({ page }) => {
  await visit(page, '/tint-law/texas')
  const figure = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ hasText: 'on the front doors' })
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toContainText('DPSK-40† on the front doors')
  await expect(figure.locator('[data-slot=light-view]')).toHaveAttribute('data-state', 'live')
  await expect(figure).toContainText('Drawn with the darkest film')
  // While the picture fades in, its still is there as well.
  await expect(
    figure.getByRole('img', { name: /DPSK-40 on the front doors: 30% of/ }),
  ).toBeVisible()
  await page.getByLabel('Factory glass').selectOption('85%')
  await expect(figure).toContainText('DPSK-35† on the front doors'.replace('DPSK-35', 'DPNC-35'))
  await expect(figure.getByRole('link', { name: 'Change it in the viewer' })).toHaveAttribute(
    'href',
    '/nano-ceramic?place=texas&glass=85&front=DPNC-35#viewer',
  )
})
