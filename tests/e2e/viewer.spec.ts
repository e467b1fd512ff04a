import { test as isolated } from '@playwright/test'
import sharp from 'sharp'
import { reach } from '../support/keyboard'
import { holdScripts } from '../support/scripts'
import { expect, type Page, test } from '../support/shared-context'
import { explore, visit } from '../support/visit'

/** The picture of a film page whose light follows the films on its windows. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PAGE = '/dyed-reflective'
const section = (page: Page) => page.locator('#viewer')
const view = (page: Page) => section(page).locator('[data-slot=light-view]')
const shade = (page: Page, name: string) => section(page).getByRole('radio', { name, exact: true })
const said = (page: Page) => section(page).getByRole('figure').getByRole('status').last()

/** Mean brightness, 0 to 255, of a part of the picture as it is seen; the part in shares of its size. */
async function brightness(page: Page, left: number, top: number, width: number, height: number) {
  await view(page).scrollIntoViewIfNeeded()
  const box = await view(page).boundingBox()
  if (!box) throw new Error('The picture is not in the page.')
  const clip = {
    x: box.x + left * box.width,
    y: box.y + top * box.height,
    width: width * box.width,
    height: height * box.height,
  }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
}

const leftWindow = (page: Page) => brightness(page, 0.14, 0.16, 0.08, 0.3)
const rightWindow = (page: Page) => brightness(page, 0.83, 0.16, 0.05, 0.3)

test('a film on one window takes the light from it alone, and the page says how much', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, `${PAGE}#viewer`)
  await expect(view(page)).toHaveAttribute('data-state', 'live')
  await shade(page, 'No film').check()
  await expect(said(page)).toHaveText('Bare glass on all windows: 90% of the light comes through.')
  const [left, right] = [await leftWindow(page), await rightWindow(page)]

  await explore(page)
  await page.getByLabel('Left window').selectOption({ label: 'DPAF 05, 5%' })
  await expect(said(page)).toContainText('DPAF 05 on the left window: 5% of the light')
  await expect.poll(() => leftWindow(page)).toBeLessThan(left / 2)
  expect(await rightWindow(page)).toBeGreaterThan(0.95 * right)
})

test('the evening is a view of its own: the films stay, and its layers load when it is chosen', async ({
  page,
}) => {
  const evening: string[] = []
  page.on('request', (request) => {
    if (/\/lamps-.*\.avif$/.test(request.url())) evening.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, `${PAGE}?left=DPAF+05#viewer`)
  await expect(view(page)).toHaveAttribute('data-state', 'live')
  const wall = () => brightness(page, 0.55, 0.02, 0.2, 0.08)
  const midday = await wall()
  expect(evening).toEqual([])

  await explore(page)
  const radio = section(page).getByRole('radio', { name: 'Evening' })
  await radio.click()
  await expect(radio).toBeChecked()
  await expect(page).toHaveURL(/view=evening/)
  await expect(view(page)).toHaveAttribute('data-state', 'live')
  await expect(said(page)).toContainText('DPAF 05 on the left window: 5% of the light')
  await expect.poll(wall).not.toBeCloseTo(midday, 0)
  expect(evening).not.toEqual([])

  await section(page).getByRole('link', { name: 'Ask a dealer about this' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/clear glass, evening\. .*DPAF 05/)
  await page.goBack()
  await explore(page)
  await expect(section(page).getByRole('radio', { name: 'Evening' })).toBeChecked()
})

test('the address carries the choice, which Back from another page finds, and the focus stays', async ({
  page,
}) => {
  await visit(page, `${PAGE}#viewer`)
  const chosen = shade(page, 'DPAF 25, 25%')
  await shade(page, 'DPAF 35, 35%').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chosen).toBeChecked()
  await expect(chosen).toBeFocused()
  await expect(page).toHaveURL(/left=DPAF\+25&middle=DPAF\+25&right=DPAF\+25/)
  await explore(page)
  const top = await page.evaluate(() => scrollY)
  await page.getByRole('combobox', { name: 'Glass' }).selectOption({ label: 'Double glazing, 81%' })
  await expect(said(page)).toContainText('DPAF 25 on all windows: 23% of the light')
  expect(await page.evaluate(() => scrollY)).toBe(top)

  // Not by the mouse, which would scroll to it.
  await page
    .getByRole('link', { name: 'Ask a dealer about this' })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/find-dealer/)
  await page.goBack()
  await expect(said(page)).toContainText('DPAF 25 on all windows: 23% of the light')
  // Where it was left, though nobody has scrolled since the choice.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

isolated(
  'a shade that was chosen on a still stays chosen in the viewer, and the focus near it',
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(`${PAGE}#viewer`, { waitUntil: 'commit' })
    const dark = page.getByRole('radio', { name: 'A 5% film' })
    await dark.check()
    await dark.focus()
    release()
    await expect(said(page)).toContainText('DPAF 05 on all windows: 5% of the light')
    await expect(shade(page, 'DPAF 05, 5%')).toBeFocused()
  },
)

const CAR = '/nano-ceramic'
const viewRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('a view is chosen by keyboard, carried by the address and the inquiry, and found by Back', async ({
  page,
}) => {
  await visit(page, `${CAR}?front=DPNC-35#viewer`)
  await explore(page)
  await reach(page, viewRadio(page, 'From outside'))
  await page.keyboard.press('ArrowRight')
  await expect(viewRadio(page, 'Driver’s view')).toBeChecked()
  await expect(viewRadio(page, 'Driver’s view')).toBeFocused()
  await expect(page).toHaveURL(/view=driver/)
  // While the picture fades in, its still is there as well.
  await expect(view(page).getByRole('img', { name: /^The driver’s view .*DPNC-35/ })).toBeVisible()
  await expect(view(page).getByRole('img')).toHaveCount(1)
  await expect(said(page)).toContainText('DPNC-35 on the front doors: 29% of the light')

  await page.getByRole('link', { name: 'Ask a dealer about this' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Nano Ceramic Film, factory glass, driver’s view\. .*DPNC-35 on the front doors: 29%/,
  )
  await page.goBack()
  await explore(page)
  await expect(viewRadio(page, 'Driver’s view')).toBeChecked()
})

// On a phone the layers have about two pixels for each CSS px, and there is a budget for what they weigh.
isolated('the layers are as wide as the picture is seen', async ({ browser }) => {
  for (const [width, density, layers] of [
    [390, 3, 768],
    [512, 2, 1280],
    [1920, 2, 2048],
  ] as const) {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ viewport, deviceScaleFactor: density })
    const page = await context.newPage()
    await visit(page, `${PAGE}#viewer`)
    await expect(view(page)).toHaveAttribute('data-state', 'live')
    const canvas = view(page).locator('canvas')
    await expect(canvas, `at ${width}`).toHaveAttribute('width', String(layers))
    const shown = await canvas.evaluate(({ clientWidth }) => clientWidth)
    expect(shown * Math.min(density, 2), 'as wide as it is seen').toBeLessThanOrEqual(layers)
    await context.close()
  }
})

isolated('on a phone held sideways the whole picture is in view', async ({ browser }) => {
  for (const [path, part] of [
    [PAGE, 'viewer'],
    ['/tint-law/texas', 'answers'],
  ] as const) {
    const viewport = { width: 844, height: 390 }
    const context = await browser.newContext({ viewport, deviceScaleFactor: 3, hasTouch: true })
    const page = await context.newPage()
    await visit(page, `${path}#${part}`)
    const lit = page.locator(`#${part} [data-slot=light-view]`)
    await expect(lit, path).toHaveAttribute('data-state', 'live')
    const header = await page.getByRole('banner').boundingBox()
    const picture = await lit.boundingBox()
    expect((header?.height ?? 0) + (picture?.height ?? 0), path).toBeLessThan(viewport.height)
    await context.close()
  }
})
