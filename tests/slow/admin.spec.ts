import { test as isolated } from '@playwright/test'
import { addRecords, controlDatabase } from '../support/database'
import { expect, type Page, test } from '../support/shared-context'
import { openDashboard, signIn, subscribe } from '../support/visitor'

const table = (page: Page, name: string) => page.getByRole('table', { name })

const message = (number: number, text = `Message ${number}`) => ({
  id: `message-${String(number).padStart(3, '0')}`,
  name: `Person ${number}`,
  email: `person-${number}@example.com`,
  phone: '+1 302 555 0100',
  subject: 'Dealership',
  message: text,
  status: 'pending',
  submittedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, number)),
})

test.beforeEach(async ({ page }) => {
  await controlDatabase(page)
})

test.describe('sign-in', () => {})

isolated.describe('in another country', () => {
  isolated.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  isolated('times are shown in the format of the browser', async ({ page }) => {
    await openDashboard(page, { 'contact-messages': [message(7)] })
    await expect(table(page, 'Contact Us Submissions').getByText('01.01.26, 13:00')).toBeVisible()
    await page.getByRole('button', { name: 'Person 7' }).click()
    await expect(page.getByRole('article').getByText('1.1.2026, 13:00:07')).toBeVisible()
  })
})

isolated.describe('on a phone', () => {
  isolated.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  isolated('nothing is cut and nothing scrolls sideways', async ({ page }) => {
    await subscribe(page, 'ada@example.com')
    await addRecords(page, 'contact-messages', [message(1), message(2)])
    await signIn(page)
    const first = table(page, 'Contact Us Submissions').getByRole('row').nth(1)
    for (const text of ['Person 2', 'Dealership', 'Message 2', 'Overdue']) {
      await first.getByText(text, { exact: true }).first().scrollIntoViewIfNeeded()
      await expect(first.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await first.getByRole('button', { name: 'Person 2' }).tap()
    await expect(table(page, 'Contact Us Submissions')).toBeHidden()
    await expect(page.getByRole('article').getByText('person-2@example.com')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(first.getByRole('button', { name: 'Person 2' })).toBeFocused()
    await page.getByRole('tab', { name: 'Newsletter Subscribers' }).tap()
    await expect(page.getByRole('button', { name: 'ada@example.com' })).toBeVisible()
  })
})
