import { reach } from '../../support/keyboard'
import { expect, test } from '../../support/shared-context'
import { visit } from '../../support/visit'

test('answers open and close by keyboard', async ({ page }) => {
  await visit(page, '/faqs')
  const answer = page.getByText(/Visible light transmitted/).first()
  await reach(page, page.locator('summary', { hasText: 'What is VLT?' }))
  await expect(answer).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('group').filter({ hasText: 'IRR' }).first()).toHaveAttribute('open')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()

  await reach(page, page.getByRole('main').getByRole('link', { name: 'Contact Us' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
})
