import { type Dialog, expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { addRecords, controlDatabase, setDatabase, storedRecords } from '../support/database'
import { openDashboard, signIn } from '../support/visitor'

const table = (page: Page) => page.getByRole('table', { name: 'Contact Us Submissions' })
const box = (page: Page, name: string) =>
  table(page).getByRole('row').filter({ hasText: name }).getByRole('checkbox')
const eraseButton = (page: Page) => page.getByRole('button', { name: 'Erase', exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog')
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Erase for good' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const report = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

const message = (number: number) => ({
  id: `message-${String(number).padStart(3, '0')}`,
  name: `Person ${number}.`,
  email: `person-${number}@example.com`,
  phone: '+1 302 555 0100',
  subject: number % 2 === 0 ? 'Dealership' : 'Others',
  message: `Message ${number}`,
  status: 'pending',
  submittedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, number)),
})

const stored = async (page: Page) =>
  (await storedRecords(page, 'contact-messages')).map(({ id }) => id)

/** Opens a dashboard with so many messages, of which the last is the newest. */
async function openWith(page: Page, count: number) {
  const messages = Array.from({ length: count }, (_, index) => message(index + 1))
  await openDashboard(page, { 'contact-messages': messages })
  await expect(table(page).getByRole('row').nth(1)).toContainText('Person')
}

/** Lets the ten seconds go by in which an erase can be undone. */
const tenSeconds = (page: Page) => page.clock.fastForward(10_100)

test.beforeEach(async ({ page }) => {
  await controlDatabase(page)
  await page.clock.install()
})

test('a record is erased ten seconds after a dialog that names it, and both is announced', async ({
  page,
}) => {
  await openWith(page, 3)
  await expect(eraseButton(page)).toHaveCount(0)
  await box(page, 'Person 2.').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await eraseButton(page).click()

  await expect(dialog(page)).toHaveAccessibleName('Erase this record?')
  await expect(dialog(page)).toHaveAccessibleDescription(/ten seconds/)
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Person 2\..*person-2@example\.com/])
  expect(await violations(page)).toEqual([])

  await confirm(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await expect(table(page).getByText('Person 2.')).toHaveCount(0)
  await expect(report(page, '1 record goes in ten seconds.')).toBeAttached()
  await expect(page.getByRole('region', { name: /^Contact Us Submissions/ })).toBeFocused()
  expect(await stored(page)).toHaveLength(3)

  await tenSeconds(page)
  await expect(report(page, '1 record erased.')).toBeAttached()
  expect(await stored(page)).toEqual(['message-001', 'message-003'])
  const entries = await storedRecords(page, 'desk')
  expect(entries.map(({ id }) => id)).toEqual(['message-001', 'message-003'])
})

test('an erase that is undone leaves every record where it was', async ({ page }) => {
  await openWith(page, 3)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await eraseButton(page).click()
  await confirm(page).click()
  await expect(page.getByText('No submissions found.')).toBeVisible()
  await undo(page).click()
  await expect(table(page).getByRole('row')).toHaveCount(4)
  await tenSeconds(page)
  expect(await stored(page)).toHaveLength(3)
  await expect(table(page).getByRole('row').nth(1)).toContainText('Person 3.')
})

test('by keyboard: select, erase, keep, erase after all', async ({ page }) => {
  await openWith(page, 2)
  await table(page).getByRole('button', { name: 'Person 1.' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  // Past the name, and what else can be done with a selection.
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab')
  await expect(eraseButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(eraseButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Keep' }).focus()
  await page.keyboard.press('Tab')
  await expect(confirm(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table(page).getByText('Person 1.')).toHaveCount(0)
  await tenSeconds(page)
  await expect.poll(() => stored(page)).toEqual(['message-002'])
})

test('the dialog names every record, and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openWith(page, 30)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await box(page, 'Person 4.').uncheck()
  await eraseButton(page).click()
  await expect(dialog(page)).toHaveAccessibleName('Erase these 29 records?')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(29)
  await expect(confirm(page)).toBeInViewport({ ratio: 1 })
  await dialog(page).getByText('Person 1.', { exact: true }).scrollIntoViewIfNeeded()
  await expect(dialog(page).getByText('Person 1.', { exact: true })).toBeInViewport({ ratio: 1 })
  await confirm(page).click()
  await tenSeconds(page)
  await expect.poll(() => stored(page)).toEqual(['message-004'])
})

test('what is selected under one filter is not erased under another', async ({ page }) => {
  await openWith(page, 12)
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  await page.getByRole('button', { name: 'Filters' }).click()
  const subject = page.getByLabel('Subject', { exact: true }).first()
  await subject.selectOption('Dealership')
  await expect(page.getByText('6 found in all 12')).toBeVisible()
  await all.check()
  await expect(page.getByText('6 selected')).toBeVisible()
  await subject.selectOption('Others')
  await expect(page.getByText(/selected$/)).toHaveCount(0)
  await expect(table(page).getByText('Person 11.')).toBeVisible()
  await all.check()
  await eraseButton(page).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(6)
  await confirm(page).click()
  await tenSeconds(page)
  await expect.poll(() => stored(page)).toHaveLength(6)
  for (const { subject } of await storedRecords(page, 'contact-messages')) {
    expect(subject).toBe('Dealership')
  }
})

for (const failure of ['closed', 'aborting'] as const) {
  test(`a database that is ${failure}: says which records stayed, and tries them again`, async ({
    page,
  }) => {
    await openWith(page, 2)
    await box(page, 'Person 1.').check()
    await eraseButton(page).click()
    await confirm(page).click()
    await setDatabase(page, failure)
    await tenSeconds(page)
    await expect(report(page, 'One record was left as it was:')).toContainText('sage-001')
    await expect(table(page).getByText('Person 1.')).toBeVisible()
    await setDatabase(page, 'working')
    expect(await stored(page)).toHaveLength(2)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(table(page).getByText('Person 1.')).toHaveCount(0)
    expect(await stored(page)).toEqual(['message-002'])
  })
}

test('order, scroll position and loaded pages stay as they were', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openWith(page, 60)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(61)
  await box(page, 'Person 20.').check()
  const region = page.getByRole('region', { name: /^Contact Us Submissions/ })
  const place = () => region.evaluate((element) => element.scrollTop)
  const before = await place()
  expect(before).toBeGreaterThan(500)
  await eraseButton(page).click()
  await confirm(page).click()
  await tenSeconds(page)
  await expect(report(page, '1 record erased.')).toBeAttached()
  expect(await place()).toBe(before)
  await expect(table(page).getByRole('row')).toHaveCount(60)
})

test('more records that are loaded during an erase come once', async ({ page }) => {
  await openWith(page, 120)
  await expect(page.getByText('50 of 120 loaded')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await eraseButton(page).click()
  await confirm(page).click()
  await setDatabase(page, 'held')
  await tenSeconds(page)
  await page.getByRole('tab', { name: 'Contact Us Submissions' }).click()
  await setDatabase(page, 'working')
  await expect(report(page, '50 records erased.')).toBeAttached()
  await page.getByRole('tab', { name: 'Contact Us Submissions' }).click()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByText('70 of 70 loaded')).toBeVisible()
  const codes = await table(page).getByRole('button', { name: /^Copy/ }).allTextContents()
  expect(new Set(codes).size).toBe(70)
  expect(codes).toHaveLength(70)
})

test('erasing what another tab has erased already is no error', async ({ page, context }) => {
  await openWith(page, 2)
  const other = await context.newPage()
  await signIn(other)
  await expect(table(other).getByRole('row').nth(1)).toContainText('Person')
  for (const tab of [page, other]) {
    await box(tab, 'Person 1.').check()
    await eraseButton(tab).click()
    await confirm(tab).click()
  }
  // The tabs of a context share its clock.
  await tenSeconds(page)
  for (const tab of [page, other]) {
    await expect(report(tab, '1 record erased.')).toBeAttached()
    await expect(table(tab).getByRole('row')).toHaveCount(2)
  }
  expect(await stored(page)).toEqual(['message-002'])
})

test('signing out erases what is waiting for it, and closing the tab asks first', async ({
  page,
}) => {
  await openWith(page, 3)
  await box(page, 'Person 1.').check()
  await eraseButton(page).click()
  await confirm(page).click()
  const asked = new Promise<Dialog>((resolve) => page.once('dialog', resolve))
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin')
  expect(await stored(page)).toEqual(['message-002', 'message-003'])
})

test('dealer inquiries and the other lists are erased from their own collection', async ({
  page,
}) => {
  await openWith(page, 1)
  const subscriber = { id: 'a', email: 'ada@example.com', subscribedAt: new Date() }
  await addRecords(page, 'newsletter-subscribers', [subscriber])
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await page.getByRole('checkbox', { name: 'Select row 1' }).check()
  await eraseButton(page).click()
  await expect(dialog(page).getByRole('listitem')).toHaveText([/^ada@example\.com/])
  await confirm(page).click()
  await expect(page.getByText('No subscribers found.')).toBeVisible()
  await tenSeconds(page)
  await expect.poll(() => storedRecords(page, 'newsletter-subscribers')).toEqual([])
  expect(await stored(page)).toEqual(['message-001'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('the Erase button stays in view, and the dialog fits', async ({ page }) => {
    await openWith(page, 12)
    await box(page, 'Person 6.').tap()
    await expect(eraseButton(page)).toBeInViewport({ ratio: 1 })
    await eraseButton(page).tap()
    await expect(confirm(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await confirm(page).tap()
    await expect(table(page).getByText('Person 6.')).toHaveCount(0)
    await expect(undo(page)).toBeInViewport({ ratio: 1 })
  })
})
