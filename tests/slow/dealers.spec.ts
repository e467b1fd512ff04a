import { test as isolated } from '@playwright/test'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { expect, type Page, test } from '../support/shared-context'
import { atLeisure, visit } from '../support/visit'

const SUCCESS = 'Thank you for your inquiry! We will get back to you soon.'
const FAILURE = 'There was an error submitting your inquiry. Please try again.'

const form = (page: Page) => page.getByRole('form', { name: 'Ask about your country' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Inquiry' })

async function fill(page: Page) {
  await form(page).getByLabel('Name').fill('Mei Tan')
  await form(page).getByLabel('Email').fill('mei@example.com')
  await form(page).getByLabel('Country').selectOption('Singapore')
  await form(page).getByLabel('City').fill('Singapore')
  await form(page).getByLabel('Message').fill('A dealer near Tampines?')
}

test.beforeEach(async ({ page }) => {
  await controlDatabase(page)
  await visit(page, '/find-dealer')
})

isolated(
  'a double click stores one dealer inquiry, and every control is disabled until then',
  async ({ page }) => {
    await atLeisure(page, () => fill(page))
    await setDatabase(page, 'held')
    await send(page).dblclick()
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(form(page).locator('input:enabled, select:enabled, textarea:enabled')).toHaveCount(
      0,
    )
    await setDatabase(page, 'working')
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeFocused()
    await expect(form(page)).toHaveCount(0)
    const [record, ...more] = await storedRecords(page, 'contact-inquiries')
    expect(more).toEqual([])
    const { id, submittedAt, ...fields } = record ?? {}
    expect(fields).toEqual({
      name: 'Mei Tan',
      email: 'mei@example.com',
      country: 'Singapore',
      city: 'Singapore',
      phone: '',
      message: 'A dealer near Tampines?',
      type: 'dealer-inquiry',
      status: 'pending',
    })
    expect(id).toBeTruthy()
    expect(submittedAt).toBeInstanceOf(Date)
  },
)

test('name, e-mail, country, city and message are required, the phone is not', async ({ page }) => {
  await send(page).click()
  for (const label of ['Name', 'Email', 'City', 'Message']) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(
      /^Please fill out this field\./,
    )
  }
  await expect(form(page).getByLabel('Country')).toHaveAccessibleDescription(
    'Please select an item in the list.',
  )
  await expect(form(page).getByLabel('Phone')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await expect(form(page).getByRole('status').first()).toHaveText('5 fields need another look.')
  expect(await storedRecords(page, 'contact-inquiries')).toEqual([])
})

test('a failure keeps every value, typing clears its message, the next try works', async ({
  page,
}) => {
  await fill(page)
  await setDatabase(page, 'closed')
  await send(page).click()
  await expect(form(page).getByRole('alert')).toHaveText(FAILURE)
  await expect(form(page).getByLabel('Country')).toHaveValue('Singapore')
  await expect(form(page).getByLabel('Message')).toHaveValue('A dealer near Tampines?')
  await form(page).getByLabel('Phone').fill('+65 6000 0000')
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await setDatabase(page, 'working')
  await send(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  expect(await storedRecords(page, 'contact-inquiries')).toHaveLength(1)
})

const ask = (page: Page) => page.getByRole('combobox', { name: 'Where is your glass?' })
const answer = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) })

isolated(
  'a country leads to its dealer, whose time of day is told, and fills in the form',
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-07-01T12:05:00Z') })
    await visit(page, '/find-dealer')
    const office = page.getByRole('listitem').filter({ hasText: /^Dover/ })
    await expect(office).toHaveText(/United States\s*8:05 AM$/)
    await ask(page).selectOption('Germany')
    await expect(office).toHaveCount(0)
    await expect(answer(page)).toContainText('It is 1:05 PM in London')
    await expect(page).toHaveURL(/country=Germany/)
    await answer(page).getByRole('link', { name: 'Ask through the form' }).click()
    await expect(form(page)).toBeInViewport()
    await expect(form(page).getByLabel('Country')).toHaveValue('Germany')

    await ask(page).selectOption('Kenya')
    await expect(answer(page)).toContainText('No dealer in Kenya yet')
    await expect(form(page).getByLabel('Country')).toHaveValue('Other')
    await expect(form(page).getByLabel('Message')).toHaveValue('I am in Kenya.')

    await form(page).getByLabel('Message').fill('I am in Kenya, with two cars.')
    await ask(page).selectOption('United States')
    await expect(answer(page)).toContainText('our head office answers')
    await expect(form(page).getByLabel('Country')).toHaveValue('United States')
    await expect(form(page).getByLabel('Message')).toHaveValue('I am in Kenya, with two cars.')
  },
)
