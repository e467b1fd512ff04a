import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import { lostText } from '../support/lost-text'
import { standInForMap } from '../support/map'
import { layoutPaths } from '../support/routes'
import { expect, test } from '../support/shared-context'
import { visit, visitWithMenu } from '../support/visit'
import { signIn, subscribe } from '../support/visitor'

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

/** Controls that lose their edge, and icons that lose their color, to the visitor's own colors. */
const faintControls = (page: Page) =>
  page.evaluate(() => {
    const edged =
      'a[data-slot=button], button[type=submit], input:not([type=range]), select, textarea'
    const borderless = [...document.querySelectorAll(edged)].filter((element) => {
      const { appearance, borderTopStyle, borderTopWidth } = getComputedStyle(element)
      return appearance !== 'auto' && (borderTopStyle === 'none' || borderTopWidth === '0px')
    })
    const strange = [...document.querySelectorAll('svg')].filter(
      (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color,
    )
    return [...borderless, ...strange].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

const animationsEnd = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))

for (const path of layoutPaths) {
  test(`${path}: axe finds nothing, no text is cut, forced colors keep edges`, async ({
    sharedPage: page,
  }) => {
    if (path === '/contact') await standInForMap(page)
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      if (width === 390) await visit(page, path)
      expect.soft(await violations(page), `axe at ${width}`).toEqual([])
    }

    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await faintControls(page), 'in forced colors').toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })

    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await lostText(page), 'cut at 320').toEqual([])
    await spaceText(page)
    expect.soft(await lostText(page), 'cut at 320, text set wide').toEqual([])
    await page.setViewportSize({ width: 1280, height: 844 })
    expect.soft(await lostText(page), 'cut at 1280, text set wide').toEqual([])
    await page.unrouteAll()
  })
}

test('axe finds nothing in an open dropdown', async ({ page }) => {
  await visitWithMenu(page, '/about')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Automotive' }).hover()
  await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
  await animationsEnd(page)
  // Radix keeps hidden stops in the tab order, which pass the focus on to the panel.
  expect(await violations(page, 'aria-hidden-focus')).toEqual([])
})

test('axe finds nothing in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.getByText('Automotive', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
  await animationsEnd(page)
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing in an invalid form, and in one that was sent', async ({ page }) => {
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

test('axe finds nothing in a filled cart and in a store that counts', async ({ page }) => {
  await visit(page, '/auto-store')
  await page.getByRole('button', { name: 'Paint Protection Film' }).click()
  await expect(page.getByText('1 in cart')).toBeVisible()
  await animationsEnd(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('spinbutton')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing in a dashboard with records', async ({ page }) => {
  await subscribe(page, 'ada@example.com')
  await signIn(page)
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(page.getByText('ada@example.com')).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await violations(page), `at ${width}`).toEqual([])
  }
})
