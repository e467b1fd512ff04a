import { expect, type Page } from '@playwright/test'
import { addRecords } from './database'
import { visit } from './visit'

/** Subscribes in the footer, after which the embedded store's database exists. */
export async function subscribe(page: Page, email: string) {
  await visit(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
}

/** Signs in as the demo admin, which leads to the dashboard. */
export async function signIn(page: Page) {
  await visit(page, '/admin')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('window-film')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin-dashboard')
}

/** The dashboard of the demo admin, with these records in its collections. */
export async function openDashboard(
  page: Page,
  records: Readonly<Record<string, readonly Record<string, unknown>[]>>,
) {
  await signIn(page)
  // Reading the lists creates the database.
  await expect(page.getByText('No submissions found.')).toBeVisible()
  for (const [collection, added] of Object.entries(records)) {
    await expect(() => addRecords(page, collection, added)).toPass()
  }
  await page.getByRole('tab', { name: 'Contact Us Submissions' }).click()
}
