import { expect, test } from '@playwright/test'
import { visit } from '../support/visit'

test('a form’s Privacy link opens the page, which leads back to the form', async ({ page }) => {
  await visit(page, '/find-dealer')
  const form = page.getByRole('form', { name: 'Ask about your country' })
  await form.getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/contact#contact-form')
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeInViewport()
})
