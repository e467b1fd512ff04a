import { type Dialog, expect, type Page, test } from '@playwright/test'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { openDashboard } from '../support/visitor'

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
