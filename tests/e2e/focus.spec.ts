import type { Page } from '@playwright/test'
import { addRecords } from '../support/database'
import { walk } from '../support/keyboard'
import { standInForMap } from '../support/map'
import { layoutPaths, unknownPath } from '../support/routes'
import { expect, test } from '../support/shared-context'
import { dropdown, scrollToTheEnd, visit } from '../support/visit'
import { signIn, subscribe } from '../support/visitor'

/** Every stop of the keyboard is visible, not covered, and has a focus ring. */

const withoutMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

async function walkBothWays(page: Page, within?: 'main') {
  const forward = await walk(page, 'Tab', within)
  expect(forward.problems).toEqual([])
  const back = await walk(page, 'Shift+Tab', within)
  expect(back.problems).toEqual([])
  expect(back.names.reverse()).toEqual(forward.names)
  return forward.names.length
}

/** Walked with the header and footer, which every other page shares; the sign-in has none. */
const walkedWhole = ['/', '/admin']

/** The dashboard has its own test, with records in it. */
const walked = layoutPaths.filter((path) => path !== '/admin-dashboard')

for (const path of walked) {
  test(`${path}: every stop is visible, forward and back, at 390 and 1280`, async ({
    sharedPage: page,
  }) => {
    if (path === '/contact') await standInForMap(page)
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // Lazy chunks that arrive during the walk would change it.
      const hasMenu = await page.getByRole('navigation', { name: 'Main menu' }).isVisible()
      if (hasMenu) {
        await expect(dropdown(page, 'Automotive')).toHaveAttribute('aria-expanded')
      }
      if (path === unknownPath) await page.waitForLoadState('networkidle')
      if (path === '/contact') {
        await page.getByRole('main').getByLabel('Email').last().scrollIntoViewIfNeeded()
        // The frame's process takes the window's focus for a moment when it starts.
        await expect(page.frameLocator('iframe').locator('html[lang=en]')).toBeAttached()
      }
      // Tools that load when they are near would change it too.
      await scrollToTheEnd(page)
      const within = walkedWhole.includes(path) ? undefined : 'main'
      expect(await walkBothWays(page, within)).toBeGreaterThan(0)
    }
    await page.unrouteAll()
  })
}

test('the open menu of a phone keeps every stop visible', async ({ page }) => {
  await withoutMotion(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.getByText('Automotive', { exact: true }).press('Enter')
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  expect(await walkBothWays(page)).toBeGreaterThan(12)
})

test('an invalid form keeps every stop visible', async ({ page }) => {
  await withoutMotion(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/become-distributor')
  await page.getByRole('button', { name: 'Submit Application' }).press('Enter')
  await walkBothWays(page)
})

test('a filled cart keeps every stop visible', async ({ page }) => {
  await withoutMotion(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/auto-store')
  for (const film of ['Nano Ceramic Window Film', 'Paint Protection Film', 'Headlight Tint Film']) {
    await page.getByRole('button', { name: film }).press('Enter')
  }
  await page.getByRole('main').getByRole('link', { name: /^Cart/ }).press('Enter')
  await expect(page.getByRole('spinbutton')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused()
  await walkBothWays(page)
})

for (const width of [390, 1280]) {
  test(`a dashboard with more records than fit keeps every stop visible at ${width}`, async ({
    page,
  }) => {
    await withoutMotion(page)
    await page.setViewportSize({ width, height: 800 })
    await subscribe(page, 'ada@example.com')
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
    await signIn(page)
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
    // Of all rows, one is in the tab order.
    expect(await walkBothWays(page)).toBeGreaterThan(15)
  })
}
