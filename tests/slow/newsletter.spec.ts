import { test as isolated } from '@playwright/test'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { expect, type Page, test } from '../support/shared-context'
import { atLeisure, resize, visit } from '../support/visit'

const SUCCESS = 'Thank you for subscribing!'
const FAILURE = 'There was an error. Please try again.'

test.beforeEach(async ({ page }) => {
  await controlDatabase(page)
})

test.describe('in the footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo')
  const email = (page: Page) => footer(page).getByLabel('Email')
  const subscribe = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' })

  test.beforeEach(async ({ page }) => {
    await visit(page, '/about')
  })

  isolated(
    'a double click stores one address, and the thanks replace the form, on the next page too',
    async ({ page }) => {
      await atLeisure(page, () => email(page).fill('ada@example.com'))
      await setDatabase(page, 'held')
      await subscribe(page).dblclick()
      await expect(footer(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
      await expect(email(page)).toBeDisabled()
      await setDatabase(page, 'working')
      await expect(footer(page).getByRole('status').filter({ hasText: SUCCESS })).toBeFocused()
      await expect(email(page)).toHaveCount(0)
      const [record, ...more] = await storedRecords(page, 'newsletter-subscribers')
      expect(more).toEqual([])
      const { id, subscribedAt, ...fields } = record ?? {}
      expect(fields).toEqual({ email: 'ada@example.com' })
      expect(id).toBeTruthy()
      expect(subscribedAt).toBeInstanceOf(Date)

      await footer(page).getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL('/faqs')
      await expect(footer(page).getByText(SUCCESS)).toBeVisible()
    },
  )

  test('an address is required and has to look like one', async ({ page }) => {
    await subscribe(page).click()
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(email(page)).toHaveAccessibleDescription('Please fill out this field.')
    await expect(footer(page).getByRole('alert')).toHaveText('Please fill out this field.')
    await email(page).fill('ada')
    await subscribe(page).click()
    await expect(footer(page).getByText(/Please include an '@'/)).toBeVisible()
    expect(await storedRecords(page, 'newsletter-subscribers')).toEqual([])
  })

  test('a failure keeps the address, typing clears its message, the next try works', async ({
    page,
  }) => {
    await email(page).fill('ada@example.com')
    await setDatabase(page, 'aborting')
    await subscribe(page).click()
    await expect(footer(page).getByRole('alert')).toHaveText(FAILURE)
    await expect(email(page)).toHaveValue('ada@example.com')
    await email(page).press('End')
    await email(page).pressSequentially('.uk')
    await expect(footer(page).getByRole('alert')).toHaveCount(0)
    await setDatabase(page, 'working')
    await subscribe(page).click()
    await expect(footer(page).getByText(SUCCESS)).toBeVisible()
    const records = await storedRecords(page, 'newsletter-subscribers')
    expect(records.map((record) => record.email)).toEqual(['ada@example.com.uk'])
  })
})

test('the home page has a newsletter block of its own', async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('ada@example.com')
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await expect(main.getByText(SUCCESS)).toBeVisible()
  expect(await storedRecords(page, 'newsletter-subscribers')).toHaveLength(1)
})

test.describe('on the contact page', () => {
  const form = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Notes on light' })
  const email = (page: Page) => form(page).getByLabel('Email')
  const subscribe = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' })

  test.beforeEach(async ({ page }) => {
    await visit(page, '/contact')
  })

  isolated(
    'an address is stored, and the form stays disabled below its thanks',
    async ({ page }) => {
      await atLeisure(page, () => email(page).fill('ada@example.com'))
      await setDatabase(page, 'held')
      await subscribe(page).click()
      await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
      await expect(email(page)).toBeDisabled()
      await setDatabase(page, 'working')
      await expect(form(page).getByText(SUCCESS)).toBeVisible()
      await expect(email(page)).toBeDisabled()
      await expect(subscribe(page)).toBeDisabled()
      const [{ id, subscribedAt, ...fields } = {}] = await storedRecords(
        page,
        'newsletter-subscribers',
      )
      expect(fields).toEqual({ email: 'ada@example.com' })
    },
  )

  test('an empty address has a message of its own, tied to the field, and typing clears it', async ({
    page,
  }) => {
    await subscribe(page).click()
    await expect(form(page).getByRole('alert')).toHaveText('Please enter your email.')
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(email(page)).toHaveAccessibleDescription('Please enter your email.')
    await email(page).pressSequentially('ada')
    await expect(form(page).getByText('Please enter your email.')).toHaveCount(0)
    await subscribe(page).click()
    await expect(form(page).getByText(/Please include an '@'/)).toBeVisible()
    expect(await storedRecords(page, 'newsletter-subscribers')).toEqual([])
  })

  test('Enter twice, faster than the page can redraw, stores one record', async ({ page }) => {
    await email(page).fill('ada@example.com')
    await form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit()
      element.requestSubmit()
    })
    await expect(form(page).getByText(SUCCESS)).toBeVisible()
    expect(await storedRecords(page, 'newsletter-subscribers')).toHaveLength(1)
  })

  test('a failure keeps the address, and the next try works', async ({ page }) => {
    await email(page).fill('ada@example.com')
    await setDatabase(page, 'closed')
    await subscribe(page).click()
    await expect(form(page).getByText(FAILURE)).toBeVisible()
    await expect(email(page)).toHaveValue('ada@example.com')
    await expect(email(page)).toBeEnabled()
    await setDatabase(page, 'working')
    await subscribe(page).click()
    await expect(form(page).getByText(SUCCESS)).toBeVisible()
    expect(await storedRecords(page, 'newsletter-subscribers')).toHaveLength(1)
  })

  test('the button stays level with the field, with an error and on a phone too', async ({
    page,
  }) => {
    await resize(page, 390, 844)
    await subscribe(page).click()
    await expect(form(page).getByText('Please enter your email.')).toBeVisible()
    const [field, button] = [await email(page).boundingBox(), await subscribe(page).boundingBox()]
    expect(button?.y).toBe(field?.y)
    expect(button?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0))
  })
})
