import { expect, test } from '../support/shared-context'

test.use({ visitor: 'without script' })

test('without script an address leads to its answer, the menu of a phone opens, and no form puts values into an address', async ({
  page,
}) => {
  await page.goto('/faqs#night')
  await expect(page.getByRole('heading', { name: 'Can I see well at night?' })).toBeInViewport()

  const footer = page.getByRole('contentinfo')
  const send = footer.getByRole('button', { name: 'Subscribe' })
  await footer.getByLabel('Email').fill('ada@example.com')
  if (await send.isEnabled()) await send.click()
  expect(page.url()).not.toContain('ada')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faqs')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.locator('summary', { hasText: 'Automotive' }).click()
  await menu.getByRole('link', { name: 'Reflective Film', exact: true }).click()
  await expect(page).toHaveURL('/reflective-film')
})

test('without script slides scroll, and film is on half of the glass', async ({ page }) => {
  await page.goto('/')
  const slider = page.getByRole('region', { name: 'Where light meets glass' })
  await expect(slider.getByRole('img')).toHaveCount(4)
  await slider.getByRole('group', { name: '3 of 4' }).scrollIntoViewIfNeeded()
  await expect(slider.getByRole('group', { name: '3 of 4' })).toBeInViewport()
  await expect(slider.getByRole('group', { name: '1 of 4' })).not.toBeInViewport()

  await page.goto('/dyed-reflective')
  const halves = page.locator('#viewer').getByRole('img')
  await expect(halves).toHaveCount(2)
  await expect(halves.first()).toHaveAccessibleName(/DPAF 15 left of the line, on clear glass/)
  await expect(halves.last()).toHaveAccessibleName('The same without film.')
  await expect(page.locator('#viewer').getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveCount(0)

  await page.goto('/2-ply-reflective')
  const pictures = page.locator('#who-sees-whom')
  await expect(pictures.getByRole('img')).toHaveCount(4)
  await expect(pictures.getByRole('img').first()).toHaveAccessibleName(/the room is hidden\.$/)
})
