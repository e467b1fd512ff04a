import { test as isolated } from '@playwright/test'
import { violations } from '../support/axe'
import { addRecords, controlDatabase, setDatabase, storedRecords } from '../support/database'
import { expect, type Page, test } from '../support/shared-context'
import { openDashboard, signIn } from '../support/visitor'

const table = (page: Page) => page.getByRole('table', { name: 'Contact Us Submissions' })
const box = (page: Page, name: string) =>
  table(page).getByRole('row').filter({ hasText: name }).getByRole('checkbox')
const eraseButton = (page: Page) => page.getByRole('button', { name: 'Erase', exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog')
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Erase for good' })

const message = (number: number) => ({
  id: `message-${String(number).padStart(3, '0')}`,
  name: `Person ${number}.`,
  email: `person-${number}@example.com`,
  phone: '+1 302 555 0100',
  subject: 'Dealership',
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

test.beforeEach(async ({ page }) => {
  await controlDatabase(page)
})

test('a record is erased after a dialog that names it, and the result is announced', async ({
  page,
}) => {
  await openWith(page, 3)
  await expect(eraseButton(page)).toHaveCount(0)
  await box(page, 'Person 2.').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await eraseButton(page).click()

  await expect(dialog(page)).toHaveAccessibleName('Erase this record?')
  await expect(dialog(page)).toHaveAccessibleDescription(/no way back/)
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Person 2\..*person-2@example\.com/])
  await expect(dialog(page).getByRole('button', { name: 'Keep' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  expect(await stored(page)).toHaveLength(3)

  await confirm(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await expect(table(page).getByText('Person 2.')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '1 record erased.' })).toBeAttached()
  await expect(page.getByRole('region', { name: /^Contact Us Submissions/ })).toBeFocused()
  expect(await stored(page)).toEqual(['message-001', 'message-003'])

  await page.reload()
  expect(await stored(page)).toEqual(['message-001', 'message-003'])
})

test('by keyboard: select, erase, keep, erase after all', async ({ page }) => {
  await openWith(page, 2)
  await box(page, 'Person 1.').focus()
  await page.keyboard.press('Space')
  // Past the address of the row and the button that clears the selection.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
  await expect(eraseButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(eraseButton(page)).toBeFocused()
  expect(await stored(page)).toHaveLength(2)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(eraseButton(page)).toBeFocused()
  expect(await stored(page)).toHaveLength(2)

  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(table(page).getByText('Person 1.')).toHaveCount(0)
  expect(await stored(page)).toEqual(['message-002'])
})

test('several records: the dialog names the first five and counts the rest', async ({ page }) => {
  await openWith(page, 9)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await box(page, 'Person 4.').uncheck()
  await eraseButton(page).click()
  await expect(dialog(page)).toHaveAccessibleName('Erase these 8 records?')
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    /Person 9\./,
    /Person 8\./,
    /Person 7\./,
    /Person 6\./,
    /Person 5\./,
    'and 3 more',
  ])
  await confirm(page).click()
  await expect(page.getByText('8 records erased.').first()).toBeVisible()
  expect(await stored(page)).toEqual(['message-004'])
})

for (const failure of ['closed', 'aborting'] as const) {
  test(`a database that is ${failure}: an error, and the row stays until it works`, async ({
    page,
  }) => {
    await openWith(page, 2)
    await box(page, 'Person 1.').check()
    await eraseButton(page).click()
    await setDatabase(page, failure)
    await confirm(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText(/still stored/)
    await expect(confirm(page)).toBeFocused()
    await expect(dialog(page)).toContainText('Person 1.')
    await setDatabase(page, 'working')
    expect(await stored(page)).toHaveLength(2)

    await dialog(page).getByRole('button', { name: 'Keep' }).click()
    await expect(table(page).getByText('Person 1.')).toBeVisible()
    await eraseButton(page).click()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await confirm(page).click()
    await expect(table(page).getByText('Person 1.')).toHaveCount(0)
    expect(await stored(page)).toEqual(['message-002'])
  })
}

test('while it erases, the dialog says so, cannot be closed and does not start twice', async ({
  page,
}) => {
  await openWith(page, 2)
  await box(page, 'Person 1.').check()
  await eraseButton(page).click()
  await setDatabase(page, 'held')
  await confirm(page).click()
  const busy = dialog(page).getByRole('button', { name: 'Erasing...' })
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(busy).toBeVisible()
  await setDatabase(page, 'working')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('1 record erased.')).not.toHaveCount(0)
})

test('filter, order, scroll position and loaded pages stay as they were', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openWith(page, 60)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await table(page).getByRole('button', { name: 'Email' }).click()
  await page.getByRole('searchbox', { name: 'Filter' }).first().fill('person-')
  await box(page, 'Person 40.').check()
  const region = page.getByRole('region', { name: /^Contact Us Submissions/ })
  const place = () => region.evaluate((element) => element.scrollTop)
  const before = await place()
  expect(before).toBeGreaterThan(500)
  await eraseButton(page).click()
  await confirm(page).click()
  await expect(page.getByText('1 record erased.').first()).toBeVisible()
  expect(await place()).toBe(before)
  await expect(page.getByRole('searchbox', { name: 'Filter' }).first()).toHaveValue('person-')
  await expect(table(page).getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(table(page).getByRole('row')).toHaveCount(60)
})

test('when all loaded records are erased, the rest is loaded', async ({ page }) => {
  await openWith(page, 53)
  await expect(page.getByText('50 of 53 loaded')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await eraseButton(page).click()
  await confirm(page).click()
  // Fifty writes, each of them to disk.
  await expect(table(page).getByRole('row')).toHaveCount(4, { timeout: 30_000 })
  await expect(page.getByText('No submissions found.')).toHaveCount(0)
  expect(await stored(page)).toEqual(['message-001', 'message-002', 'message-003'])
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
    await expect(tab.getByText('1 record erased.').first()).toBeVisible()
    await expect(table(tab).getByRole('row')).toHaveCount(2)
  }
  expect(await stored(page)).toEqual(['message-002'])
})

test('after the last record the empty text shows, with nothing to select', async ({ page }) => {
  await openWith(page, 1)
  await box(page, 'Person 1.').check()
  await eraseButton(page).click()
  await confirm(page).click()
  await expect(page.getByText('No submissions found.')).toBeVisible()
  await expect(table(page).getByRole('checkbox')).toHaveCount(0)
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
  expect(await storedRecords(page, 'newsletter-subscribers')).toEqual([])
  expect(await stored(page)).toEqual(['message-001'])
})

isolated.describe('on a phone', () => {
  isolated.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  isolated('the Erase button stays in view, and the dialog fits', async ({ page }) => {
    await openWith(page, 12)
    await box(page, 'Person 6.').tap()
    await expect(eraseButton(page)).toBeInViewport({ ratio: 1 })
    await eraseButton(page).tap()
    await expect(confirm(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(1000)
    await confirm(page).tap()
    await expect(table(page).getByText('Person 6.')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})
