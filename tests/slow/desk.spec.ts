import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { kept, unnamed } from '../support/privacy'
import { visit } from '../support/visit'
import { openDashboard, signIn } from '../support/visitor'

/** A day's work on the desk: what is done with records once they are listed. */

const table = (page: Page, name: string | RegExp = 'Contact Us Submissions') =>
  page.getByRole('table', { name })
const letter = (page: Page) => page.getByRole('article')
const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const message = (number: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  id: `message-${String(number).padStart(12, '0')}`,
  name: `Person ${number}`,
  email: `person-${number}@example.com`,
  phone: '+1 302 555 0100',
  subject: 'Product Inquiry',
  message: `Message ${number}`,
  status: 'pending',
  submittedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, number)),
  ...changes,
})

const messages = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1))

test('an address leads a colleague to tab, filter, order and record', async ({ page }) => {
  await openDashboard(page, { 'contact-messages': messages(60) })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Answer', { exact: true }).selectOption('Overdue')
  await expect(page.getByText('60 found in all 60')).toBeVisible()
  await table(page).getByRole('columnheader', { name: 'Email' }).getByRole('button').click()
  await expect(table(page).getByRole('row').nth(1)).toContainText('person-10@example.com')
  await row(page, 'Person 1').click()
  const address = '/admin-dashboard?answer=overdue&sort=email&record=message-000000000001'
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.goBack()
  await page.goBack()
  const isThere = async () => {
    await expect(letter(page).getByRole('heading', { name: 'Person 1' })).toBeVisible()
    await expect(page.getByText('60 found in all 60')).toBeVisible()
  }
  await isThere()
  // Who follows it in another tab has to sign in first.
  await visit(page, address)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('window-film')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(address)
  await isThere()
  await expect(table(page).getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('what nobody waits for an answer to is never overdue', async ({ page }) => {
  const subscribedAt = new Date(Date.UTC(2026, 0, 1))
  await openDashboard(page, {
    'newsletter-subscribers': [{ id: 'subscriber-1', email: 'ada@example.com', subscribedAt }],
    'contact-messages': messages(2),
  })
  await expect(page.getByRole('button', { name: '2 overdue' })).toBeVisible()
  const tab = page.getByRole('tab', { name: /^Newsletter Subscribers/ })
  await tab.click()
  await expect(tab).toHaveAccessibleName('Newsletter Subscribers 1 new')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /overdue/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('search').getByRole('button', { name: 'State' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Answer' })).toHaveCount(0)
})

test('an open record has the width of the page where there is no room beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await openDashboard(page, { 'contact-messages': messages(2) })
  await row(page, 'Person 2').click()
  await expect(letter(page)).toBeVisible()
  expect((await letter(page).boundingBox())?.width).toBeGreaterThan(700)
})

test('many are marked at once, and ten seconds long it can be undone', async ({ page }) => {
  await openDashboard(page, { 'contact-messages': messages(5) })
  await page.getByRole('checkbox', { name: 'Select row 2' }).check()
  await page.getByRole('checkbox', { name: 'Select row 4' }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as' }).click()
  await page.getByRole('menuitem', { name: 'Spam' }).click()
  await expect(page.getByText('3 records marked as spam.')).toBeVisible()
  // What can be done with them next is not covered by it.
  await page.getByRole('button', { name: 'Mark as' }).click({ trial: true, timeout: 5000 })
  await expect(table(page).getByText('Spam')).toHaveCount(3)
  await expect(page.getByRole('tab', { name: 'Contact Us Submissions 2 new' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table(page).getByText('Spam')).toHaveCount(0)
  const entries = await storedRecords(page, 'desk')
  expect(entries.map(({ state }) => state)).toEqual(['new', 'new', 'new', 'new', 'new'])
  expect(entries.filter(({ history }) => (history as unknown[]).length === 2)).toHaveLength(3)
})

test('what cannot be marked is named with its reason, and tried again', async ({ page }) => {
  await controlDatabase(page)
  await openDashboard(page, { 'contact-messages': messages(2) })
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await setDatabase(page, 'closed')
  await page.getByRole('button', { name: 'Mark as' }).click()
  await page.getByRole('menuitem', { name: 'Closed' }).click()
  const report = page.getByRole('status').filter({ hasText: '2 records were left as they were' })
  await expect(report.getByRole('listitem')).toHaveText([
    '00000002: the store does not answer',
    '00000001: the store does not answer',
  ])
  await setDatabase(page, 'working')
  await report.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('2 records marked as closed.')).toBeVisible()
  await expect(table(page).getByText('Closed')).toHaveCount(2)
})

test('an export has everything that matches, in the order of the screen', async ({ page }) => {
  await openDashboard(page, {
    'contact-messages': [...messages(60), message(61, { name: '=1+1', subject: 'Others' })],
  })
  await table(page).getByRole('columnheader', { name: 'Email' }).getByRole('button').click()
  await expect(page.getByText('61 found in all 61')).toBeVisible()
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ])
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), 'utf8'),
    }
  }
  const csv = await save('All that matches, as CSV')
  expect(csv.name).toMatch(/^contact-\d{4}-\d\d-\d\d\.csv$/)
  const lines = csv.text.trim().split('\r\n')
  expect(lines).toHaveLength(62)
  expect(lines[1]).toContain('person-10@example.com')
  expect(lines[2]).toContain('person-11@example.com')
  expect(csv.text).not.toMatch(/[,"]=1\+1/)

  const jsonLines = await save('All that matches, as JSON Lines')
  expect(JSON.parse(jsonLines.text.split('\n')[0] ?? '')).toMatchObject({ name: 'Person 10' })
})

test('one person’s records are found in all lists and erased, and the log names nobody', async ({
  page,
}) => {
  const email = 'ada@example.com'
  await openDashboard(page, {
    'contact-messages': [message(1), message(2, { email })],
    'newsletter-subscribers': [
      { id: 'subscriber-1', email, subscribedAt: new Date(Date.UTC(2026, 0, 2)) },
    ],
  })
  await page.getByRole('button', { name: 'One person’s data' }).click()
  const dialog = page.getByRole('dialog', { name: 'One person’s data' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Find' }).click()
  await expect(dialog.getByText('2 records found.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Erase all of it for good' }).click()
  await expect(dialog.getByText('2 records erased.')).toBeVisible()
  await dialog.getByText('Erased on request').click()
  await expect(dialog.getByText(/: 2 records$/)).toBeVisible()
  const log = JSON.stringify(await storedRecords(page, 'erasures'))
  expect(log).not.toContain('ada')
  await page.keyboard.press('Escape')
  await expect(table(page).getByRole('row')).toHaveCount(2)
  expect(await storedRecords(page, 'newsletter-subscribers')).toEqual([])
})

test('columns are hidden, and stay so in this browser', async ({ page }) => {
  await openDashboard(page, { 'contact-messages': messages(1) })
  const header = table(page).getByRole('columnheader', { name: 'Subject' })
  await expect(header).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('group', { name: 'Columns' }).getByText('Subject', { exact: true }).click()
  await expect(header).toHaveCount(0)
  await signIn(page)
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await expect(header).toHaveCount(0)
  const { local, session } = await kept(page)
  expect(await unnamed(page, [...local, ...session])).toEqual([])
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the desk follows the system, and the site does not', async ({ page }) => {
    await openDashboard(page, { 'contact-messages': messages(3) })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink')
    await row(page, 'Person 3').click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'ink')
  })
})
