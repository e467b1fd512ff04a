import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { allRoutes } from '../support/routes'
import { visit } from '../support/visit'

/** What axe finds, as short lines that say what and where. */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

async function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

test.beforeEach(async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Map</title></html>' }),
  )
})

for (const [path] of [...allRoutes, ['/no-such-page']] as const) {
  test(`${path} at 390, 1280 and 320`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 844 })
    expect(await violations(page)).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page), 'sideways at 320').toBeLessThanOrEqual(0)
  })
}

test('an open dropdown', async ({ page }) => {
  await visit(page, '/about')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Automotive' }).click()
  await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await violations(page)).toEqual([])
})

test('the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.getByText('Automotive', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await violations(page)).toEqual([])
})

test('a form that refuses, and one that thanks', async ({ page }) => {
  await visit(page, '/become-distributor')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Please fill out this field.').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a filled cart and its announcement', async ({ page }) => {
  await visit(page, '/auto-store')
  await page.getByRole('button', { name: 'Paint Protection Film' }).click()
  await expect(page.getByText(/Paint Protection Film added/).first()).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('spinbutton')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a dashboard with records', async ({ page }) => {
  await visit(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  await visit(page, '/admin')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('window-film')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(page.getByText('ada@example.com')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await violations(page)).toEqual([])
})

test.describe('in forced colours', () => {
  test('the current slide, the focus and the buttons can still be told', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '/')
    const shade = (name: string) =>
      page
        .getByRole('button', { name })
        .locator('span')
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.getByRole('button', { name: 'Pause slides' }).focus()
    await page.getByRole('button', { name: 'Go to slide 2 of 4' }).click()
    await expect.poll(() => shade('Go to slide 2 of 4')).not.toBe(await shade('Go to slide 3 of 4'))

    const dealer = page.getByRole('banner').getByRole('link', { name: 'Find a Dealer' })
    await page.keyboard.press('Tab')
    await dealer.focus()
    const outline = await dealer.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).not.toBe('none')
    const border = await dealer.evaluate((element) => getComputedStyle(element).borderStyle)
    expect(border).not.toBe('none')
  })

  test('a chosen answer can still be told', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '/become-distributor')
    const yes = page.getByRole('radio', { name: 'Yes' })
    await yes.check()
    const look = await yes.evaluate((element) => getComputedStyle(element).appearance)
    expect(look).toBe('auto')
  })
})
