import sharp from 'sharp'
import { reach } from '../support/keyboard'
import { expect, type Locator, type Page, test } from '../support/shared-context'
import { test as isolated } from '../support/test'
import { explore, visit } from '../support/visit'

/** The picture of a film page whose light follows the films on its windows. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PAGE = '/dyed-reflective'
const hero = (page: Page) => page.locator('#viewer')
const layer = (page: Page) => page.getByRole('dialog')
const view = (part: Locator) => part.locator('[data-slot=light-view]')
const shade = (page: Page, name: string) => hero(page).getByRole('radio', { name, exact: true })
const said = (part: Locator) => part.getByRole('figure').getByRole('status').last()

/** Mean brightness, 0 to 255, of a part of a picture as shown. The part is in shares of its size. */
async function brightness(
  picture: Locator,
  left: number,
  top: number,
  width: number,
  height: number,
) {
  await picture.scrollIntoViewIfNeeded()
  // A picture is decoded after it has loaded, and shows its placeholder until then.
  await picture.evaluate((it) =>
    Promise.all([...it.querySelectorAll('img')].map((image) => image.decode())),
  )
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not in the page.')
  const clip = {
    x: box.x + left * box.width,
    y: box.y + top * box.height,
    width: width * box.width,
    height: height * box.height,
  }
  const { channels } = await sharp(await picture.page().screenshot({ clip })).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
}

test('another shade is computed on the filmed half, which the line takes off, and the address carries it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, PAGE)
  const picture = hero(page).locator('[data-slot=wipe]')
  const wall = () => brightness(picture, 0.3, 0.02, 0.1, 0.08)
  const [before, bare] = [await wall(), await brightness(picture, 0.7, 0.02, 0.1, 0.08)]
  const chosen = shade(page, 'DPAF 05, 5%')
  await shade(page, 'DPAF 10, 10%').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chosen).toBeFocused()
  await expect(said(hero(page))).toContainText('DPAF 05 left of the line, on clear glass.')
  await expect(view(hero(page))).toHaveAttribute('data-state', 'live')
  await expect.poll(wall).toBeLessThan(before * 0.8)
  expect(await brightness(picture, 0.7, 0.02, 0.1, 0.08)).toBeCloseTo(bare, 0)
  await expect(page).toHaveURL(/front=DPAF\+05&left=DPAF\+05&middle=DPAF\+05&right=DPAF\+05/)
  await page.reload()
  await expect(chosen).toBeChecked()
  await page.getByRole('slider', { name: 'How far the film goes' }).focus()
  await page.keyboard.press('Home')
  await expect.poll(wall).toBeGreaterThan(before)
})

test('a film on one window takes the light from it alone, and the page says how much', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, `${PAGE}?left=none&view=midday`)
  const explorer = await explore(page)
  await expect(view(explorer)).toHaveAttribute('data-state', 'live')
  await expect(said(explorer)).toHaveText(
    'Bare glass on all windows: 90% of the light comes through.',
  )
  const leftWindow = () => brightness(view(explorer), 0.14, 0.16, 0.08, 0.3)
  const rightWindow = () => brightness(view(explorer), 0.83, 0.16, 0.05, 0.3)
  const [left, right] = [await leftWindow(), await rightWindow()]
  await explorer.getByLabel('Left window').selectOption('DPAF 05')
  await expect(said(explorer)).toContainText('DPAF 05 on the left window: 5% of the light')
  await expect.poll(leftWindow).toBeLessThan(left / 2)
  expect(await rightWindow()).toBeGreaterThan(0.95 * right)
})

test('the evening is a separate view: the films stay, and its layers load when it is chosen', async ({
  page,
}) => {
  const evening: string[] = []
  page.on('request', (request) => {
    if (/\/lamps-.*\.avif$/.test(request.url())) evening.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, `${PAGE}?left=DPAF+05&view=midday&explore=1`)
  await expect(view(layer(page))).toHaveAttribute('data-state', 'live')
  const wall = () => brightness(view(layer(page)), 0.55, 0.02, 0.2, 0.08)
  const midday = await wall()
  expect(evening).toEqual([])

  const radio = layer(page).getByRole('radio', { name: 'Evening' })
  await radio.click()
  await expect(radio).toBeChecked()
  await expect(page).toHaveURL(/view=evening/)
  await expect(view(layer(page))).toHaveAttribute('data-state', 'live')
  await expect(said(layer(page))).toContainText('DPAF 05 on the left window: 5% of the light')
  await expect.poll(wall).not.toBeCloseTo(midday, 0)
  expect(evening).not.toEqual([])

  await layer(page).getByRole('link', { name: 'Ask a Dealer About This' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/clear glass, evening\. .*DPAF 05/)
  await page.goBack()
  await expect(layer(page).getByRole('radio', { name: 'Evening' })).toBeChecked()
})

const CAR = '/nano-ceramic'
const viewRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('a view is chosen by keyboard, carried by the address and the inquiry; Escape leads back', async ({
  page,
}) => {
  await visit(page, `${CAR}?front=DPNC-35`)
  await reach(page, page.getByRole('button', { name: 'Explore' }))
  await page.keyboard.press('Enter')
  await expect(layer(page)).toBeVisible()
  await reach(page, viewRadio(page, 'Dashboard'))
  await page.keyboard.press('ArrowRight')
  await expect(viewRadio(page, 'Driver’s view')).toBeChecked()
  await expect(viewRadio(page, 'Driver’s view')).toBeFocused()
  await expect(page).toHaveURL(/view=driver/)
  // While the picture fades in, its still is there as well.
  await expect(
    view(layer(page)).getByRole('img', { name: /^The driver’s view .*DPNC-35/ }),
  ).toBeVisible()
  await expect(view(layer(page)).getByRole('img')).toHaveCount(1)
  await expect(said(layer(page))).toContainText('DPNC-35 on the front doors: 29% of the light')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Explore' })).toBeFocused()
  await expect(page).not.toHaveURL(/explore/)

  await page.keyboard.press('Enter')
  await layer(page).getByRole('link', { name: 'Ask a Dealer About This' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Nano Ceramic Film, factory glass, driver’s view\. .*DPNC-35 on the front doors: 29%/,
  )
})

// On a phone the layers have about two pixels for each CSS px, and there is a budget for what they weigh.
isolated('the layers are as wide as the picture is seen', async ({ browser }) => {
  for (const [width, density, layers] of [
    [390, 3, 768],
    [512, 2, 1536],
  ] as const) {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ viewport, deviceScaleFactor: density })
    const page = await context.newPage()
    await visit(page, `${PAGE}?left=none`)
    await expect(view(hero(page))).toHaveAttribute('data-state', 'live')
    const canvas = view(hero(page)).locator('canvas')
    await expect(canvas, `at ${width}`).toHaveAttribute('width', String(layers))
    const shown = await canvas.evaluate(({ clientWidth }) => clientWidth)
    expect(shown * Math.min(density, 2), 'as wide as it is seen').toBeLessThanOrEqual(layers)
    await context.close()
  }
})

test('on a phone held sideways the whole picture is in view', async ({ page }) => {
  const [width, height] = [844, 390]
  await page.setViewportSize({ width, height })
  await visit(page, `${PAGE}?left=none#viewer`)
  const lit = page.locator('#viewer [data-slot=light-view]')
  await expect(lit).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  const picture = await lit.boundingBox()
  expect((header?.height ?? 0) + (picture?.height ?? 0)).toBeLessThan(height)
})
