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

/** Reads what a link would open, which no browser in a test does. */
async function mailOf(page: Page) {
  const href = await letter(page).getByRole('link', { name: 'Answer by mail' }).getAttribute('href')
  const url = new URL(href ?? '')
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject') ?? '',
    body: url.searchParams.get('body') ?? '',
  }
}

/** Sends a contact message from another tab, as a visitor would. */
async function sendMessage(page: Page, name: string) {
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill('new@example.com')
  await form.getByLabel('Phone').fill('+44 20 7946 0000')
  await form.getByLabel('Subject').selectOption('Others')
  await form.getByLabel('Message').fill('Just now.')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/^Thanks for contacting us/)).toBeVisible()
}

test('a record is answered by mail and marked, and everything done is in its history', async ({
  page,
}) => {
  await openDashboard(page, { 'contact-messages': messages(2) })
  await row(page, 'Person 2').click()
  expect(await mailOf(page)).toMatchObject({
    to: 'person-2@example.com',
    subject: 'Re: Product Inquiry [00000002]',
  })
  await letter(page).getByLabel('Template').selectOption('Recommend a film')
  const { body } = await mailOf(page)
  expect(body).toMatch(/^Hello Person 2,/)
  expect(body).toContain('> Message 2')
  expect(body).toContain('[film]')

  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^=mailto]')) event.preventDefault()
    })
  })
  await page.keyboard.press('r')
  await expect(letter(page).getByText('Has the answer been sent?')).toBeVisible()
  await letter(page).getByRole('button', { name: 'Mark as answered' }).click()
  await expect(letter(page).getByRole('listitem')).toContainText(
    'admin@example.com set it to answered',
  )
  await expect(table(page).getByRole('row').nth(1)).toContainText('Answered')

  await letter(page).getByRole('button', { name: 'Take it' }).click()
  await letter(page).getByLabel('Note').fill('Wants a quote.')
  await letter(page).getByRole('button', { name: 'Add note' }).click()
  await expect(letter(page).getByRole('listitem')).toHaveText([
    /wrote.*Wants a quote\./,
    /assigned it to admin@example\.com/,
    /set it to answered/,
  ])
  expect(await violations(page)).toEqual([])
  const sent = await storedRecords(page, 'contact-messages')
  expect(sent.map(({ status }) => status)).toEqual(['pending', 'pending'])
})

test('what a colleague writes shows by itself, and what is being typed stays', async ({
  page,
  context,
}) => {
  await openDashboard(page, { 'contact-messages': messages(1) })
  await row(page, 'Person 1').click()
  await letter(page).getByLabel('Note').fill('My own words.')

  const other = await context.newPage()
  await signIn(other)
  await row(other, 'Person 1').click()
  await other.getByRole('article').getByLabel('Note').fill('Theirs.')
  await other.getByRole('article').getByRole('button', { name: 'Add note' }).click()
  await expect(other.getByRole('article').getByRole('listitem')).toContainText('Theirs.')
  await expect(letter(page).getByRole('listitem')).toContainText('Theirs.')
  await expect(letter(page).getByLabel('Note')).toHaveValue('My own words.')
  await letter(page).getByRole('button', { name: 'Add note' }).click()
  await expect(letter(page).getByRole('listitem')).toHaveText([/My own words\./, /Theirs\./])
})

test('a colleague who is faster is named, and no word of the second is lost', async ({
  page,
  context,
}) => {
  // No news reaches this page.
  await page.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} })
  })
  await openDashboard(page, { 'contact-messages': messages(1) })
  await row(page, 'Person 1').click()
  const other = await context.newPage()
  await signIn(other)
  await row(other, 'Person 1').click()
  await other.getByRole('button', { name: 'Take it' }).click()
  await expect(other.getByRole('article').getByRole('listitem')).toContainText('assigned')

  await letter(page).getByLabel('Note').fill('My own words.')
  await letter(page).getByRole('button', { name: 'Add note' }).click()
  const alert = letter(page).getByRole('alert')
  await expect(alert).toContainText('assigned it to admin@example.com')
  await expect(letter(page).getByLabel('Note')).toHaveValue('My own words.')
  await alert.getByRole('button', { name: 'Save mine too' }).click()
  await expect(letter(page).getByRole('listitem')).toHaveText([/My own words\./, /assigned it/])
  await expect(letter(page).getByLabel('Note')).toHaveValue('')
})

test('what arrives while the desk is open waits above the list and moves nothing', async ({
  page,
  context,
}) => {
  await openDashboard(page, { 'contact-messages': messages(3) })
  await expect(table(page).getByRole('row')).toHaveCount(4)
  const first = table(page).getByRole('row').nth(1)
  await expect(first).toContainText('Person 3')
  const before = await first.boundingBox()

  await sendMessage(await context.newPage(), 'Newcomer')
  const show = page.getByRole('button', { name: '1 new: show' })
  await expect(show).toBeVisible()
  await expect(first).toContainText('Person 3')
  expect(await first.boundingBox()).toEqual(before)
  await expect(page.getByRole('tab', { name: 'Contact Us Submissions 4 new' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) Admin dashboard/)
  await show.click()
  await expect(first).toContainText('Newcomer')
  await expect(show).toHaveCount(0)
})

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

test('what is due is counted beside what is overdue', async ({ page }) => {
  await page.clock.setFixedTime('2026-06-04T12:00-04:00')
  const due = { submittedAt: new Date('2026-06-01T08:00-04:00') }
  const waiting = { submittedAt: new Date('2026-06-04T08:00-04:00') }
  await openDashboard(page, {
    'contact-messages': [message(1), message(2, due), message(3, waiting)],
  })
  await expect(page.getByRole('button', { name: '1 overdue', exact: true })).toBeVisible()
  const both = page.getByRole('button', { name: '2 due or overdue', exact: true })
  await both.click()
  await expect(page.getByText('2 found in all 3')).toBeVisible()
  await expect(both).toHaveCount(0)
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

test('signing out in one tab empties the other at once, and says so', async ({ page, context }) => {
  await openDashboard(page, { 'contact-messages': messages(2) })
  await row(page, 'Person 2').click()
  await expect(letter(page)).toBeVisible()
  const other = await context.newPage()
  await signIn(other)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alert')).toContainText('You signed out in another tab')
  await expect(page.getByText('No submissions found.')).toBeVisible()
  await expect(page.getByText(/person-/i)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a session that ended after an hour without use says so', async ({ page }) => {
  await page.clock.install()
  await openDashboard(page, { 'contact-messages': messages(2) })
  await expect(row(page, 'Person 2')).toBeVisible()
  await page.clock.fastForward(61 * 60_000)
  await expect(page.getByRole('alert')).toContainText('Your session has ended')
  await expect(row(page, 'Person 2')).toHaveCount(0)
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

test('no value turns the one beside it round, and no mail goes to two people', async ({ page }) => {
  const turned = '\u202Egro.elpmaxe@ada'
  await openDashboard(page, {
    'contact-messages': [
      message(1, { name: 'Eve', email: 'a,victim@example.com' }),
      message(2, { name: turned, email: turned }),
    ],
  })
  await row(page, 'Eve').click()
  await expect(letter(page).getByText('This is not one address')).toBeVisible()
  await expect(page.locator('a[href^=mailto]')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select row 1' }).check()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  const values = page.getByRole('alertdialog').getByRole('listitem').locator('bdi')
  await expect(values).toHaveText([turned, turned])
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

test('keys of one letter can be switched off', async ({ page }) => {
  await openDashboard(page, { 'contact-messages': messages(1) })
  await page.keyboard.press('?')
  await page.getByLabel('Keys of one letter').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the empty desk is filled with samples, and they are taken out again', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Add 60 samples' }).click()
  await expect(page.getByRole('tab', { name: /^Contact Us Submissions \d+ new$/ })).toBeVisible()
  await table(page).getByRole('row').nth(1).getByRole('button').first().click()
  await expect(letter(page).getByText('Sample', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the samples' }).click()
  await expect(page.getByText('No submissions found.')).toBeVisible()
  for (const collection of ['contact-messages', 'newsletter-subscribers', 'desk']) {
    expect(await storedRecords(page, collection)).toEqual([])
  }
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
