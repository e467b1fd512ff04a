import { layoutPaths, unknownPath } from '../support/routes'
import { expect, test } from '../support/shared-context'

test.use({ visitor: 'without script' })

test('without script every layout shows its heading, and its status is right', async ({ page }) => {
  for (const path of layoutPaths) {
    await test.step(path, async () => {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect.soft(response?.status(), path).toBe(path === unknownPath ? 404 : 200)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(page.getByRole('main'), path).toBeVisible()
      if (path.startsWith('/admin')) return
      await expect.soft(page.getByRole('banner'), path).toBeVisible()
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible()
    })
  }
})

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

test('without script the entries of the main menu lead to their listings', async ({ page }) => {
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Automotive' }).click()
  await expect(page).toHaveURL('/automotive')
})

test('without script the menu of a phone opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faqs')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.getByText('Automotive', { exact: true }).click()
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

test('without script three films are compared, and the page says that choosing needs script', async ({
  page,
}) => {
  await page.goto('/compare')
  const table = page.getByRole('table', { name: 'Values by film' })
  await expect(table.getByRole('columnheader')).toContainText(['DPNC-35', 'DPRF-35', 'DPAF 35'])
  await expect(page.locator('main noscript > *')).toContainText('Choosing needs JavaScript')
  await expect(page.getByRole('heading', { name: 'Good at', exact: true })).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
})
