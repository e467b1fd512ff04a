import { violations } from '../support/axe'
import { walk } from '../support/keyboard'
import { expect, type Page, test } from '../support/shared-context'
import { visit, visitWithMenu } from '../support/visit'

/** What a page looks like in the middle of something: axe, and every stop of the keyboard. */

const animationsEnd = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))

async function expectStops(page: Page) {
  const { names, problems } = await walk(page, 'Tab')
  expect(problems).toEqual([])
  return names.length
}

test('an open dropdown', async ({ page }) => {
  await visitWithMenu(page, '/about')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Automotive' }).hover()
  await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
  await animationsEnd(page)
  // Radix keeps hidden stops in the tab order, which pass the focus on to the panel.
  expect(await violations(page, 'aria-hidden-focus')).toEqual([])
})

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

  test('the open menu', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await menu.locator('summary', { hasText: 'Automotive' }).press('Enter')
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
    await animationsEnd(page)
    expect(await violations(page)).toEqual([])
    expect(await expectStops(page)).toBeGreaterThan(12)
  })

  test('an invalid form, and a failed sign-in', async ({ page }) => {
    await visit(page, '/become-distributor')
    await page.getByRole('button', { name: 'Submit Application' }).press('Enter')
    await expect(page.getByText('Please fill out this field.').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expectStops(page)

    await visit(page, '/admin')
    await page.getByLabel('Email').fill('admin@example.com')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Invalid email or password.')
    const danger = await alert.evaluate((element) => {
      const probe = element.appendChild(document.createElement('span'))
      probe.style.color = 'var(--danger)'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    await expect(alert.locator('[data-slot=icon] + *')).toHaveCSS('color', danger)
    expect(await violations(page)).toEqual([])
  })

  test('a filled cart', async ({ page }) => {
    await visit(page, '/auto-store')
    for (const film of ['Nano Ceramic Window Film', 'Paint Protection Film']) {
      await page.getByRole('button', { name: film }).press('Enter')
    }
    await page.getByRole('main').getByRole('link', { name: /^Cart/ }).press('Enter')
    await expect(page.getByRole('spinbutton')).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await expectStops(page)
  })
})

test('the finder with films and without', async ({ page }) => {
  for (const query of ['?bothers=heat&place=texas', '?bothers=heat+glare&place=texas']) {
    await visit(page, `/film-finder${query}`)
    await expect(page.getByRole('main').getByRole('status')).toContainText(/fit|No film/)
    expect(await violations(page), query).toEqual([])
  }
})
