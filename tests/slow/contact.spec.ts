import { test as isolated } from '@playwright/test'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { expect, type Page, test } from '../support/shared-context'
import { atLeisure, visit } from '../support/visit'

const SUCCESS = 'Thanks for contacting us. Our team will get back to you within 24–48 hours.'
const FAILURE = 'There was an error submitting your message. Please try again.'

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

async function fill(page: Page) {
  await form(page).getByLabel('Name').fill('Ada Okafor')
  await form(page).getByLabel('Email').fill('ada@example.com')
  await form(page).getByLabel('Phone').fill('+44 20 7946 0000')
  await form(page).getByLabel('Subject').selectOption('Product Inquiry')
  await form(page).getByLabel('Message').fill('Which film for a west front?\nSecond line.')
}

test.beforeEach(async ({ page }) => {
  await controlDatabase(page)
  await visit(page, '/contact')
})

isolated(
  'a double click stores one message, every control is disabled until then, and the thanks replace the form',
  async ({ page }) => {
    await atLeisure(page, () => fill(page))
    const before = Date.now()
    await setDatabase(page, 'held')
    await send(page).dblclick()
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
      await expect(form(page).getByLabel(label)).toBeDisabled()
    }
    await setDatabase(page, 'working')
    const thanks = page.getByText(SUCCESS)
    await expect(thanks).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeFocused()
    await expect(form(page)).toHaveCount(0)

    const records = await storedRecords(page, 'contact-messages')
    expect(records).toHaveLength(1)
    const { id, submittedAt, ...fields } = records[0] ?? {}
    expect(fields).toEqual({
      name: 'Ada Okafor',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      subject: 'Product Inquiry',
      message: 'Which film for a west front?\nSecond line.',
      status: 'pending',
    })
    expect(String(id)).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(new Date(submittedAt as Date).getTime()).toBeGreaterThanOrEqual(before)

    await page.reload()
    await expect(form(page).getByLabel('Name')).toHaveValue('')
  },
)

test('every field is required: messages beside the fields, focus on the first', async ({
  page,
}) => {
  await send(page).click()
  for (const label of ['Name', 'Email', 'Phone', 'Message']) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(
      /^Please fill out this field\./,
    )
  }
  await expect(form(page).getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('Subject')).toHaveAccessibleDescription(
    'Please select an item in the list.',
  )
  await expect(form(page).getByText('Please fill out this field.')).toHaveCount(4)
  await expect(form(page).getByRole('status').first()).toHaveText('5 fields need another look.')
  await expect(form(page).getByLabel('Name')).toBeFocused()
  expect(await storedRecords(page, 'contact-messages')).toEqual([])
})

test('with any one field empty nothing is stored', async ({ page }) => {
  await fill(page)
  for (const missing of ['Name', 'Email', 'Phone', 'Message']) {
    const kept = await form(page).getByLabel(missing).inputValue()
    await form(page).getByLabel(missing).fill('')
    await send(page).click()
    await expect(form(page).getByLabel(missing)).toBeFocused()
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1)
    await form(page).getByLabel(missing).fill(kept)
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0)
  }
  expect(await storedRecords(page, 'contact-messages')).toEqual([])
})

test('an address without @ is invalid until it is fixed', async ({ page }) => {
  await fill(page)
  await form(page).getByLabel('Email').fill('ada.example.com')
  await send(page).click()
  await expect(form(page).getByLabel('Email')).toBeFocused()
  await expect(form(page).getByText(/Please include an '@' in the email address/)).toBeVisible()
  await form(page).getByLabel('Email').fill('ada@example.com')
  await expect(form(page).getByText(/Please include an '@'/)).toHaveCount(0)
  await expect(form(page).getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true')
  await send(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
})

test('Enter twice, faster than the page can redraw, stores one record', async ({ page }) => {
  await fill(page)
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await expect(page.getByText(SUCCESS)).toBeVisible()
  expect(await storedRecords(page, 'contact-messages')).toHaveLength(1)
})

for (const failure of ['closed', 'aborting'] as const) {
  test(`a database that is ${failure}: one message until something is typed, values kept, the next try works`, async ({
    page,
  }) => {
    await fill(page)
    await setDatabase(page, failure)
    await send(page).click()
    const alert = form(page).getByRole('alert')
    await expect(alert).toHaveText(FAILURE)
    await expect(page.getByText(FAILURE)).toHaveCount(1)
    const above = await alert.boundingBox()
    const first = await form(page).getByLabel('Name').boundingBox()
    expect(above?.y).toBeLessThan(first?.y ?? 0)
    await expect(alert).toBeInViewport()

    await expect(form(page).getByLabel('Name')).toHaveValue('Ada Okafor')
    await expect(form(page).getByLabel('Subject')).toHaveValue('Product Inquiry')
    await expect(form(page).getByLabel('Message')).toHaveValue(
      'Which film for a west front?\nSecond line.',
    )
    await expect(send(page)).toBeEnabled()
    await form(page).getByLabel('Phone').press('End')
    await form(page).getByLabel('Phone').pressSequentially('1')
    await expect(page.getByText(FAILURE)).toHaveCount(0)

    await setDatabase(page, 'working')
    expect(await storedRecords(page, 'contact-messages')).toEqual([])
    await send(page).click()
    await expect(page.getByText(SUCCESS)).toBeVisible()
    expect(await storedRecords(page, 'contact-messages')).toHaveLength(1)
  })
}
