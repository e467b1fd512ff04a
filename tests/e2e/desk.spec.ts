import { expect, type Page } from '@playwright/test'
import { violations } from '../support/axe'
import { addRecords, eraseRecords } from '../support/database'
import { walk } from '../support/keyboard'
import { message, messages } from '../support/message'
import { test } from '../support/test'
import { resize } from '../support/visit'
import { openDashboard, signIn, subscribe } from '../support/visitor'

/** The layout of the desk, also on a phone and in the dark, which needs a browser. */

const table = (page: Page) => page.getByRole('table', { name: 'Contact Us Submissions' })
const person = (page: Page, number: number) =>
  page.getByRole('button', { name: `Person ${number}`, exact: true })

const open = (page: Page, records: readonly ReturnType<typeof message>[]) =>
  openDashboard(page, { 'contact-messages': records })

test('rows are one line of 40 px, and the record has the whole text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, [
    message(1, { message: 'w'.repeat(2000), name: 'n'.repeat(120) }),
    message(2, { name: 'Priya Nandakumar', email: 'priya.nandakumar@example.com' }),
    message(3, { message: `${'Tinted glass. '.repeat(300)}\nThe last line.` }),
  ])
  const rows = table(page).getByRole('row')
  await expect(rows).toHaveCount(4)
  for (const row of await rows.all()) {
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41)
  }
  const region = page.getByRole('region', { name: /^Contact Us Submissions/ })
  const right = await region.evaluate((element) => element.getBoundingClientRect().right)
  for (const name of ['ID', 'Name', 'Email', 'Phone', 'Subject', 'Message', 'Submitted']) {
    const box = await table(page).getByRole('columnheader', { name, exact: true }).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(right)
  }
  for (const whole of ['Priya Nandakumar', 'priya.nandakumar@example.com']) {
    const text = table(page).getByText(whole)
    expect(await text.evaluate((it) => it.scrollWidth - it.clientWidth), whole).toBe(0)
  }
  await person(page, 3).click()
  const last = page.getByRole('article').getByText('The last line.')
  await expect(last).toHaveCSS('white-space-collapse', 'preserve-breaks')
  await page.setViewportSize({ width: 800, height: 900 })
  const width = async () => (await page.getByRole('article').boundingBox())?.width
  await expect.poll(width).toBeGreaterThan(700)

  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(table(page).getByText('+1 302 555 0100').first()).toBeVisible()
})

test('more records than fit: axe, and every stop of the keyboard, on a phone too', async ({
  page,
}) => {
  await subscribe(page, 'ada@example.com')
  await addRecords(
    page,
    'contact-messages',
    Array.from({ length: 51 }, (_, number) =>
      message(number, { message: number % 5 ? 'Short.' : 'Tinted glass. '.repeat(30) }),
    ),
  )
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
  for (const width of [390, 1280]) {
    await resize(page, width, 800)
    expect.soft(await violations(page), `at ${width}`).toEqual([])
    // Only one of the rows is in the tab order.
    const { names, problems } = await walk(page, 'Tab')
    expect.soft(problems, `at ${width}`).toEqual([])
    expect.soft(names.length, `at ${width}`).toBeGreaterThan(15)
  }
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('nothing is cut or scrolls sideways, and Erase stays in view', async ({ page }) => {
    const isAsWideAsThePhone = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await open(page, messages(12))
    const row = table(page).getByRole('row').filter({ hasText: 'Person 6' })
    await expect(page.getByRole('tab')).toHaveCount(6)
    for (const tab of await page.getByRole('tab').all())
      await expect(tab).toBeInViewport({ ratio: 1 })
    for (const text of ['Person 6', 'Product Inquiry', 'Message 6', 'Overdue']) {
      await row.getByText(text, { exact: true }).first().scrollIntoViewIfNeeded()
      await expect(row.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    }
    await isAsWideAsThePhone()
    await person(page, 6).tap()
    await expect(table(page)).toBeHidden()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('article').getByText('person-6@example.com')).toBeVisible()
    await isAsWideAsThePhone()
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(person(page, 6)).toBeFocused()

    await row.getByRole('checkbox').tap()
    const erase = page.getByRole('button', { name: 'Erase', exact: true })
    await expect(erase).toBeInViewport({ ratio: 1 })
    await erase.tap()
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' })
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await isAsWideAsThePhone()
    await confirm.tap()
    await expect(row).toHaveCount(0)
    await expect(page.getByText('1 record erased.')).toBeInViewport({ ratio: 1 })
  })

  test('a record that turns out to be erased keeps the focus: there is no list to take it', async ({
    page,
  }) => {
    await open(page, messages(1))
    await person(page, 1).tap()
    const record = page.getByRole('article')
    await expect(record.getByText('person-1@example.com')).toBeVisible()
    await eraseRecords(page, 'contact-messages')
    await record.getByRole('button', { name: 'Take it' }).press('Enter')
    await expect(record.getByRole('status')).toBeFocused()
  })
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the desk follows the system, and the site does not', async ({ page }) => {
    await open(page, [message(3)])
    await expect(page.locator('html')).toHaveCSS('color', 'rgb(244, 241, 234)')
    await person(page, 3).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  })
})

/** How each writes November 27, 2026: in a list, and in full. */
const days = {
  'de-DE': ['27.11.26', '27. November 2026'],
  'th-TH': ['27/11/69', '27 พฤศจิกายน 2569'],
  'fa-IR': ['۱۴۰۵/۹/۶', '۶ آذر ۱۴۰۵'],
} as const

for (const [locale, [short, full]] of Object.entries(days)) {
  test.describe(locale, () => {
    test.use({ locale })
    test('filters by a day as its list writes it, and says how it understood it', async ({
      page,
    }) => {
      await open(page, [message(1)])
      await page.getByRole('button', { name: 'Filters' }).click()
      const from = page.getByLabel('From')
      await from.fill(short)
      await from.press('Enter')
      await expect(page).toHaveURL(/from=2026-11-27/)
      await expect(from).toHaveAccessibleDescription(full)
    })
  })
}
