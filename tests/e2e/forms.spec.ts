import { test as isolated } from '@playwright/test'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { expect, type Page, test } from '../support/shared-context'
import { nextFrames, resize, visit } from '../support/visit'
import { signIn } from '../support/visitor'

/** A journey through each form that is not in `keyboard/`, and what only a browser has of them. */

test('a message arrives at the desk, and its form stays sent until a reload', async ({ page }) => {
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  const thanks = page.getByRole('status').filter({ hasText: /^Thanks for contacting us/ })
  await form.getByLabel('Name').fill('Ada Okafor')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Phone').fill('+44 20 7946 0000')
  await form.getByLabel('Subject').selectOption('Others')
  await form.getByLabel('Message').fill('Read back by the admin.\nSecond line.')
  await form.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(thanks).toBeFocused()
  const [{ id, submittedAt, ...fields } = {}, ...more] = await storedRecords(
    page,
    'contact-messages',
  )
  expect(more).toEqual([])
  expect(submittedAt).toBeInstanceOf(Date)
  expect(fields).toEqual({
    name: 'Ada Okafor',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    subject: 'Others',
    message: 'Read back by the admin.\nSecond line.',
    status: 'pending',
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faqs')
  await page.goBack()
  await expect(thanks).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Name')).toHaveValue('')

  await signIn(page)
  const row = page.getByRole('table', { name: 'Contact Us Submissions' }).getByRole('row').nth(1)
  await expect(row).toContainText(String(id).slice(-8))
  await expect(row).toContainText('Read back by the admin.')
})

test('a failure is in view above the form, keeps every value, and the next try works', async ({
  page,
}) => {
  await controlDatabase(page)
  await visit(page, '/find-dealer')
  const form = page.getByRole('form', { name: 'Ask about your country' })
  await form.getByLabel('Name').fill('Mei Tan')
  await form.getByLabel('Email').fill('mei@example.com')
  await form.getByLabel('Country').selectOption('Singapore')
  await form.getByLabel('City').fill('Singapore')
  await form.getByLabel('Message').fill('A dealer near Tampines?')
  await setDatabase(page, 'closed')
  await form.getByRole('button', { name: 'Send Inquiry' }).click()
  const alert = form.getByRole('alert')
  await expect(alert).toHaveText(/^There was an error submitting your inquiry/)
  await expect(alert).toBeInViewport()
  const [above, first] = [await alert.boundingBox(), await form.getByLabel('Name').boundingBox()]
  expect(above?.y).toBeLessThan(first?.y ?? 0)
  await expect(form.getByLabel('Country')).toHaveValue('Singapore')
  await expect(form.getByLabel('Message')).toHaveValue('A dealer near Tampines?')
  await setDatabase(page, 'working')
  await form.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.getByText(/^Thank you for your inquiry!/)).toBeVisible()
  expect(await storedRecords(page, 'contact-inquiries')).toHaveLength(1)
})

isolated('a country leads to its dealer, and into the form', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-01T12:05:00Z') })
  await visit(page, '/find-dealer')
  const form = page.getByRole('form', { name: 'Ask about your country' })
  const answer = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) })
  await page.getByRole('combobox', { name: 'Where is your glass?' }).selectOption('Germany')
  await expect(answer).toContainText('It is 1:05 PM in London')
  await expect(page).toHaveURL(/country=Germany/)
  await answer.getByRole('link', { name: 'Ask through the form' }).click()
  await expect(form).toBeInViewport()
  await expect(form.getByLabel('Country')).toHaveValue('Germany')
})

test('the newsletter: a button level with its field, and thanks that are announced', async ({
  page,
}) => {
  await resize(page, 390, 844)
  await visit(page, '/contact')
  const form = page.getByRole('main').getByRole('form', { name: 'Notes on light' })
  const email = form.getByLabel('Email')
  const send = form.getByRole('button', { name: 'Subscribe' })
  await send.click()
  await expect(form.getByText('Please enter your email.')).toBeVisible()
  const [field, button] = [await email.boundingBox(), await send.boundingBox()]
  expect(button?.y).toBe(field?.y)
  expect(button?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0))
  await email.fill('ada@example.com')
  await send.click()
  await expect(page.locator(':focus')).toHaveText('Thank you for subscribing!')
  await expect(email).toBeDisabled()
})

test('a draft survives a reload, stays in its tab, and shifts nothing as it comes back', async ({
  page,
  context,
}) => {
  await visit(page, '/become-distributor')
  const company = (tab: Page) => tab.getByLabel('Company name')
  await company(page).fill('Glas Nord GmbH')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Which brands?').fill('Nordfilm')
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved.push(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(company(page)).toHaveValue('Glas Nord GmbH')
  await expect(page.getByLabel('Which brands?')).toHaveValue('Nordfilm')
  await nextFrames(page)
  expect(JSON.parse(await page.evaluate(() => JSON.stringify(window.moved)))).toEqual([])
  const other = await context.newPage()
  await visit(other, '/become-distributor')
  await expect(company(other)).toHaveValue('')
})

declare global {
  interface Window {
    moved: PerformanceEntry[]
  }
}
