import { expect, type Page, test } from '@playwright/test'
import { addRecords } from '../support/database'
import { reach, walk } from '../support/keyboard'
import { standInForMap } from '../support/map'
import { publicRoutes } from '../support/routes'
import { visit } from '../support/visit'

/** Every stop of the keyboard can be seen, lies under nothing, and has a ring. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

async function walkBothWays(page: Page) {
  const forward = await walk(page, 'Tab')
  expect(forward.problems).toEqual([])
  const back = await walk(page, 'Shift+Tab')
  expect(back.problems).toEqual([])
  expect(back.names.reverse()).toEqual(forward.names)
  return forward.names.length
}

for (const [path] of [...publicRoutes, ['/admin'], ['/no-such-page']] as const) {
  test(`${path}, forward and back, at 390 and 1280`, async ({ page }) => {
    if (path === '/contact') await standInForMap(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // What loads when it comes near would change the walk under way.
      if (width === 1280 && path !== '/admin' && path !== '/no-such-page') {
        await expect(page.locator('nav button[aria-expanded]').first()).toBeVisible()
      }
      // The nearest pages are worked out by a part that comes later.
      if (path === '/no-such-page') await page.waitForLoadState('networkidle')
      if (path === '/contact') {
        await page.getByRole('main').getByLabel('Email').last().scrollIntoViewIfNeeded()
        // Its own process takes the window's focus for a moment when it begins.
        await expect(page.frameLocator('iframe').locator('html[lang=en]')).toBeAttached()
      }
      await page.evaluate(() => scrollTo(0, 0))
      expect(await walkBothWays(page)).toBeGreaterThan(3)
    }
  })
}

test('the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.getByText('Automotive', { exact: true }).press('Enter')
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  expect(await walkBothWays(page)).toBeGreaterThan(12)
})

test('a form that refuses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/become-distributor')
  await page.getByRole('button', { name: 'Submit Application' }).press('Enter')
  await walkBothWays(page)
})

test('a filled cart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/auto-store')
  for (const film of ['Nano Ceramic Window Film', 'Paint Protection Film', 'Headlight Tint Film']) {
    await page.getByRole('button', { name: film }).press('Enter')
  }
  await page.getByRole('main').getByRole('link', { name: /^Cart/ }).press('Enter')
  await expect(page.getByRole('spinbutton')).toHaveCount(3)
  await walkBothWays(page)
})

test('a toast and the cart button stay clear of the focus, and Escape closes the toast', async ({
  page,
}) => {
  // A toast that does not leave by itself.
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 600 })
  await visit(page, '/auto-store')
  await page.getByRole('button', { name: 'Nano Ceramic Window Film' }).press('Enter')
  const toast = page.locator('[data-slot=toast]')
  await expect(toast).toBeVisible()
  await walkBothWays(page)
  await expect(toast).toBeVisible()

  await reach(page, page.getByRole('contentinfo').getByRole('link', { name: '+1 302 555 0142' }))
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await walkBothWays(page)
})

for (const width of [390, 1280]) {
  test(`a dashboard with more records than fit, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/about')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email').fill('ada@example.com')
    await footer.getByLabel('Email').press('Enter')
    await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
    await addRecords(
      page,
      'contact-messages',
      Array.from({ length: 51 }, (_, number) => ({
        id: `message-${number}`,
        name: `Person ${number}`,
        email: `person-${number}@example.com`,
        phone: '+1 302 555 0100',
        subject: 'Dealership',
        message: number % 5 ? 'Short.' : 'Tinted glass. '.repeat(30),
        status: 'pending',
        submittedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, number)),
      })),
    )
    await visit(page, '/admin')
    await page.getByLabel('Email').fill('admin@example.com')
    await page.getByLabel('Password').fill('window-film')
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
    expect(await walkBothWays(page)).toBeGreaterThan(60)
  })
}
