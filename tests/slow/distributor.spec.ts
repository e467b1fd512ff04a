import { test as isolated } from '@playwright/test'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { expect, type Page, test } from '../support/shared-context'
import { atLeisure, visit } from '../support/visit'

const SUCCESS =
  'Thank you for your application! We will review your submission and contact you soon.'
const FAILURE = 'There was an error submitting your application. Please try again.'

const form = (page: Page) => page.getByRole('form', { name: 'Distributor application' })
const apply = (page: Page) => form(page).getByRole('button', { name: 'Submit Application' })

async function fill(page: Page) {
  await form(page).getByLabel('Company name').fill('Glas Nord GmbH')
  await form(page).getByLabel('Contact name').fill('Jonas Beck')
  await form(page).getByLabel('Email').fill('jonas@example.com')
  await form(page).getByLabel('Phone').fill('+49 40 000000')
  await form(page).getByLabel('Country').selectOption('Germany')
  await form(page).getByLabel('City').fill('Hamburg')
  await form(page).getByLabel('Years in operation').selectOption('3-5 years')
  await form(page).getByRole('radio', { name: 'No' }).check()
  await form(page).getByLabel('Why do you want to work with us?').fill('We know glass.')
}

test.beforeEach(async ({ page }) => {
  await controlDatabase(page)
  await visit(page, '/become-distributor')
})

isolated(
  'a double click stores one application, and every control is disabled until then',
  async ({ page }) => {
    await atLeisure(page, () => fill(page))
    await setDatabase(page, 'held')
    await apply(page).dblclick()
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(form(page).locator('input:enabled, select:enabled, textarea:enabled')).toHaveCount(
      0,
    )
    await setDatabase(page, 'working')
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeFocused()
    await expect(form(page)).toHaveCount(0)

    const [record, ...more] = await storedRecords(page, 'distributor-applications')
    expect(more).toEqual([])
    const { id, submittedAt, ...fields } = record ?? {}
    expect(fields).toEqual({
      company: 'Glas Nord GmbH',
      website: '',
      name: 'Jonas Beck',
      email: 'jonas@example.com',
      phone: '+49 40 000000',
      country: 'Germany',
      city: 'Hamburg',
      distributes: 'No',
      brands: '',
      years: '3-5 years',
      why: 'We know glass.',
      status: 'pending',
    })
    expect(id).toBeTruthy()
    expect(submittedAt).toBeInstanceOf(Date)
  },
)

test('brands are asked for only with Yes, are then required, and are stored', async ({ page }) => {
  await expect(form(page).getByLabel('Which brands?')).toHaveCount(0)
  await fill(page)
  await expect(form(page).getByLabel('Which brands?')).toHaveCount(0)
  await form(page).getByRole('radio', { name: 'Yes' }).check()
  await expect(form(page).getByLabel('Which brands?')).toBeVisible()

  await apply(page).click()
  await expect(form(page).getByLabel('Which brands?')).toBeFocused()
  await expect(form(page).getByLabel('Which brands?')).toHaveAccessibleDescription(
    'Please fill out this field.',
  )
  expect(await storedRecords(page, 'distributor-applications')).toEqual([])

  await form(page).getByLabel('Which brands?').fill('Nordfilm')
  await form(page).getByLabel('Website').fill('https://glasnord.example')
  await apply(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  const [record] = await storedRecords(page, 'distributor-applications')
  expect(record).toMatchObject({
    distributes: 'Yes',
    brands: 'Nordfilm',
    website: 'https://glasnord.example',
  })
})

test('brands typed before changing to No are not stored', async ({ page }) => {
  await fill(page)
  await form(page).getByRole('radio', { name: 'Yes' }).check()
  await form(page).getByLabel('Which brands?').fill('Nordfilm')
  await form(page).getByRole('radio', { name: 'No' }).check()
  await expect(form(page).getByLabel('Which brands?')).toHaveCount(0)
  await apply(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  expect((await storedRecords(page, 'distributor-applications'))[0]).toMatchObject({
    distributes: 'No',
    brands: '',
  })
})

test('every field but the website is required: messages beside them, focus on the first', async ({
  page,
}) => {
  await apply(page).click()
  for (const label of [
    'Company name',
    'Contact name',
    'Email',
    'Phone',
    'City',
    'Why do you want to work with us?',
  ]) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(
      /^Please fill out this field\./,
    )
  }
  for (const label of ['Country', 'Years in operation']) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(
      'Please select an item in the list.',
    )
  }
  await expect(
    form(page).getByRole('group', { name: 'Do you distribute window films today?' }),
  ).toHaveAccessibleDescription('Please select one of these options.')
  await expect(form(page).getByLabel('Website')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('Company name')).toBeFocused()
  await expect(form(page).getByRole('status').first()).toHaveText('9 fields need another look.')
  expect(await storedRecords(page, 'distributor-applications')).toEqual([])
})

test('an e-mail address without its form is invalid', async ({ page }) => {
  await fill(page)
  await form(page).getByLabel('Email').fill('jonas@')
  await apply(page).click()
  await expect(form(page).getByLabel('Email')).toBeFocused()
  await expect(form(page).getByText(/Please enter a part following '@'/)).toBeVisible()
})

test('a website is stored as it was typed', async ({ page }) => {
  const typed = ['www.tint.de', 'tint.de/folien', 'HTTPS://tint.de', 'see our Instagram']
  for (const website of typed) {
    await visit(page, '/become-distributor')
    await fill(page)
    await form(page).getByLabel('Website').fill(website)
    await apply(page).click()
    await expect(page.getByText(SUCCESS), website).toBeVisible()
  }
  const records = await storedRecords(page, 'distributor-applications')
  expect(records.map(({ website }) => website).sort()).toEqual(typed.sort())
})

test('a failure keeps every value, typing clears its message, the next try works', async ({
  page,
}) => {
  await fill(page)
  await form(page).getByRole('radio', { name: 'Yes' }).check()
  await form(page).getByLabel('Which brands?').fill('Nordfilm')
  await setDatabase(page, 'aborting')
  await apply(page).click()
  await expect(form(page).getByRole('alert')).toHaveText(FAILURE)
  await expect(form(page).getByRole('alert')).toBeInViewport()
  await expect(form(page).getByLabel('Country')).toHaveValue('Germany')
  await expect(form(page).getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expect(form(page).getByLabel('Which brands?')).toHaveValue('Nordfilm')
  await form(page).getByLabel('City').fill('Bremen')
  await expect(form(page).getByRole('alert')).toHaveCount(0)

  await setDatabase(page, 'working')
  await apply(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  const records = await storedRecords(page, 'distributor-applications')
  expect(records).toHaveLength(1)
  expect(records[0]).toMatchObject({ city: 'Bremen', brands: 'Nordfilm' })
})
