import sharp from 'sharp'
import { reach, typeChoice } from '../support/keyboard'
import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** The maps of irradiance behind two films. */

const section = (page: Page) => page.locator('#heat')
const said = (page: Page) => section(page).locator('p[role=status]').last()
const firstFilm = (page: Page) => section(page).getByLabel('First film')
const maps = (page: Page) => section(page).getByRole('img')

test('two films of one VLT are compared in W/m², and the address carries the choice', async ({
  page,
}) => {
  await visit(page, '/nano-ceramic#heat')
  await expect(firstFilm(page)).toHaveValue('DPRF-35')
  await expect(said(page)).toContainText(
    /^DPRF-35: \d+ W\/m² on the driver’s seat.* With DPNC-35 it is \d+ W\/m² less on the seat and .* than with DPRF-35\. Bare glass: \d+/,
  )
  await expect(said(page)).toContainText('illustrative values')
  await expect(maps(page).first()).toHaveAccessibleName(/DPRF-35: \d+ W\/m² on the driver’s seat/)

  await firstFilm(page).selectOption({ label: 'DPSK-05: VLT 5%, TSER 93%' })
  await expect(page).toHaveURL(/first=DPSK-05/)
  await expect(maps(page).first()).toHaveAccessibleName(/DPSK-05: \d+ W\/m²/)
  await section(page).getByLabel('The films are on').selectOption('1')
  await expect(said(page)).toContainText('The films are on all windows.')
  const address = page.url()
  await page.goBack()
  await expect(said(page)).toContainText('the windshield is bare')
  await page.goto(address)
  await expect(said(page)).toContainText('The films are on all windows.')
  await expect(firstFilm(page)).toHaveValue('DPSK-05')
})

test('the seat is as dark in the map as its film rejects more of the sun', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/nano-ceramic?first=none&second=DPNC-05#heat')
  const views = section(page).locator('[data-slot=light-view]')
  await expect(views.nth(0)).toHaveAttribute('data-state', 'live')
  await expect(views.nth(1)).toHaveAttribute('data-state', 'live')
  const brightness = async (index: number) => {
    const shot = await views.nth(index).screenshot()
    const { channels } = await sharp(shot).stats()
    return channels.reduce((sum, { mean }) => sum + mean, 0)
  }
  expect(await brightness(1)).toBeLessThan(0.9 * (await brightness(0)))
})

test('a film is chosen by keyboard', async ({ page }) => {
  await visit(page, '/nano-ceramic#heat')
  await reach(page, firstFilm(page))
  await typeChoice(firstFilm(page), 'DPRF-05')
  await expect(said(page)).toContainText('than with DPRF-05')
  await expect(firstFilm(page)).toBeFocused()
})

test('without WebGL the finished maps stay under their own names', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, '/nano-ceramic?first=DPSK-05#heat')
  await expect(section(page).getByText('could not be drawn').first()).toBeVisible()
  await expect(maps(page).first()).toHaveAccessibleName(/Bare glass: \d+ W\/m²/)
  await expect(maps(page).last()).toHaveAccessibleName(/DPNC-35: \d+ W\/m²/)
})

test.describe('without script', () => {
  test.use({ visitor: 'without script' })

  test('two finished maps stand with their films, legend and words', async ({ page }) => {
    await page.goto('/nano-ceramic')
    await expect(maps(page)).toHaveCount(2)
    await expect(section(page).getByText('DPRF-35: VLT 35%, TSER 62%')).toBeVisible()
    await expect(section(page).getByText('Irradiance on the surfaces')).toBeVisible()
    await expect(said(page)).toContainText('less on the seat')
    await expect(section(page).getByRole('combobox')).toHaveCount(0)
  })
})
