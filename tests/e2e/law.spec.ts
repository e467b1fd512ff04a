import { typeChoice } from '../support/keyboard'
import { expect, test } from '../support/shared-context'
import { resize, visit } from '../support/visit'

test('by keyboard: in Texas a 25% film over 75% glass does not pass in front', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  await page.getByRole('heading', { name: 'Where it is legal' }).scrollIntoViewIfNeeded()
  const place = page.getByLabel('Place', { exact: true })
  const verdicts = page.getByRole('status').getByRole('listitem')
  await expect(place).toBeVisible()
  await expect(verdicts).toHaveCount(0)

  await place.focus()
  await typeChoice(place, 'Texas')
  await expect(place).toHaveValue('texas')
  await expect(place).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Vehicle')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Shade')).toBeFocused()
  await typeChoice(page.getByLabel('Shade'), 'DPNC-25')
  const [front, sides, rear] = [verdicts.nth(0), verdicts.nth(1), verdicts.nth(2)]
  await expect(front).toContainText('Front side windows: DPNC-25')
  await expect(front).toContainText('Does not pass')
  await expect(front).toContainText(
    '25% film × 75% glass / 90% clear glass = 21%; the law asks for 25%.',
  )
  await expect(front).toContainText('Darkest of this line that passes: DPNC-35')
  await expect(sides).toContainText('Passes')
  await expect(rear).toContainText('Passes if the vehicle has an outside mirror on each side')

  await page.keyboard.press('Tab')
  const glass = page.locator('#tint-law').getByLabel('Factory glass')
  await expect(glass).toBeFocused()
  await typeChoice(glass, '85')
  await expect(front).toContainText('25% film × 85% glass / 90% clear glass = 24%')
})

test('on the narrowest phone the list of places fits', async ({ page }) => {
  await resize(page, 320, 844)
  await visit(page, '/tint-law')
  for (const name of ['Limits by state', 'Limits by country']) {
    await page.locator('main details:not([open]) > summary').first().click()
    const table = page.getByRole('region', { name })
    expect.soft(await table.evaluate((it) => it.scrollWidth - it.clientWidth), name).toBe(0)
  }
})
