import { expect, test } from '../support/shared-context'

test.use({ visitor: 'without script' })

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
