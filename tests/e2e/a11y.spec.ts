import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { lostText } from '../support/lost-text'
import { standInForMap } from '../support/map'
import { allRoutes } from '../support/routes'
import { visit } from '../support/visit'

/** Sets lines, letters and words as far apart as WCAG 1.4.12 lets a reader set them. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `)
    document.adoptedStyleSheets = [sheet]
  })
}

for (const [path] of [...allRoutes, ['/no-such-page']] as const) {
  test(`${path} at 390, 1280 and 320, with text set wide`, async ({ page }) => {
    if (path === '/contact') await standInForMap(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 844 })
    expect(await violations(page)).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    expect(await lostText(page), 'at 320').toEqual([])
    await spaceText(page)
    expect(await lostText(page), 'set wide at 320').toEqual([])
    await page.setViewportSize({ width: 1280, height: 844 })
    expect(await lostText(page), 'set wide at 1280').toEqual([])
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
