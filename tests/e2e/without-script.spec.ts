import { recordForeign } from '../support/privacy'
import { films } from '../support/routes'
import { expect, test } from '../support/shared-context'

test.use({ visitor: 'without script' })

test('without script a FAQ answer opens, and a form does not put its values into the address', async ({
  page,
}) => {
  await page.goto('/faqs')
  await page.getByText('What is VLT?').click()
  await expect(page.getByText(/Visible light transmitted/).first()).toBeVisible()

  const footer = page.getByRole('contentinfo')
  const send = footer.getByRole('button', { name: 'Subscribe' })
  await footer.getByLabel('Email').fill('ada@example.com')
  if (await send.isEnabled()) await send.click()
  expect(page.url()).not.toContain('ada')
})

test('without script the menu of a phone opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faqs')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.locator('summary', { hasText: 'Automotive' }).click()
  await menu.getByRole('link', { name: 'Reflective Film', exact: true }).click()
  await expect(page).toHaveURL('/reflective-film')
})

test('without script the slides are a row that scrolls', async ({ page }) => {
  await page.goto('/')
  const slider = page.getByRole('region', { name: 'Where light meets glass' })
  await expect(slider.getByRole('img')).toHaveCount(4)
  await slider.getByRole('group', { name: '3 of 4' }).scrollIntoViewIfNeeded()
  await expect(slider.getByRole('group', { name: '3 of 4' })).toBeInViewport()
  await expect(slider.getByRole('group', { name: '1 of 4' })).not.toBeInViewport()
})

test('without script the tools show what they know, and no empty questions', async ({ page }) => {
  await page.goto('/film-finder')
  // Text inside of noscript is no text to Playwright.
  await expect(page.locator('main noscript [data-slot=alert]')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Heat' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(films.length)
  expect((await page.locator('#rules').boundingBox())?.y).toBeLessThan(900)

  await page.goto('/compare')
  const table = page.getByRole('table', { name: 'Values by film' })
  await expect(table.getByRole('columnheader')).toContainText(['DPNC-35', 'DPRF-35', 'DPAF 35'])
  await expect(page.locator('main noscript > *')).toContainText('Choosing needs JavaScript')
  await expect(page.getByRole('heading', { name: 'Good at', exact: true })).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)

  const foreign = recordForeign(page)
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible()
  expect(foreign).toEqual([])
})
