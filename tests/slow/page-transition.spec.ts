import { expect, test } from '../support/shared-context'
import { lastTransition, recordTransitions } from '../support/transitions'
import { visit } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(({ page }) => recordTransitions(page))

test('no name is taken twice on the way from page to page', async ({ page }) => {
  await visit(page, '/')
  const steps = ['Automotive Solutions', 'FAQ', 'Architectural Solutions', 'Auto Store', 'About Us']
  for (const [index, name] of steps.entries()) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect.poll(() => page.evaluate(() => window.transitions.length)).toBe(index + 1)
    expect(await lastTransition(page), name).toMatch(/^page-in /m)
  }
})

test('a choice on a page is not a change of page', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  await page.getByRole('heading', { name: 'Where you may drive with it' }).scrollIntoViewIfNeeded()
  await page.getByRole('combobox', { name: 'Place' }).first().selectOption('Texas')
  await expect(page).toHaveURL(/place=texas/)
  expect(await page.evaluate(() => window.transitions)).toEqual([])
})
