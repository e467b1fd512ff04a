import { test as isolated } from '@playwright/test'
import { holdScripts } from '../support/scripts'
import { expect, type Page } from '../support/shared-context'

const formOf = (page: Page, name: string) => page.getByRole('form', { name }).first()

isolated('a text that was too long before hydration is marked too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const field = formOf(page, 'Write to us').getByLabel('Name')
  await field.fill('x'.repeat(200))
  release()
  await expect(field).toHaveAccessibleDescription('80 characters too many')
})
