import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { launchOptions } from '../support/chromium'
import { holdDatabase, storedRecords } from '../support/database'
import { failScripts, holdScripts } from '../support/scripts'
import { visit, visitWithMenu } from '../support/visit'

/** Failures around a form. Each shows one message, and loses nothing that was typed. */

const SUCCESS = 'Thanks for contacting us. Our team will get back to you within 24–48 hours.'
const FAILURE = 'There was an error submitting your message. Please try again.'

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const send = (page: Page) => form(page).locator('[type=submit]')

const filled = {
  Name: 'Ada Okafor',
  Email: 'ada@example.com',
  Phone: '+44 20 7946 0000',
  Subject: 'Others',
  Message: 'Which film for a west front?',
}

async function fill(page: Page) {
  await form(page).getByLabel('Subject').selectOption(filled.Subject)
  for (const label of ['Name', 'Email', 'Phone', 'Message'] as const) {
    await form(page).getByLabel(label).fill(filled[label])
  }
}

async function expectFilled(page: Page) {
  for (const [label, value] of Object.entries(filled)) {
    await expect(form(page).getByLabel(label)).toHaveValue(value)
  }
}

async function expectFailure(page: Page) {
  await expect(form(page).getByRole('alert')).toHaveText(FAILURE)
  await expectFilled(page)
  await expect(send(page)).toBeEnabled()
}

async function sendAndExpectOneRecord(page: Page) {
  await send(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  expect(await storedRecords(page, 'contact-messages')).toHaveLength(1)
}

test('offline after the form was touched: it is stored, as the embedded store needs no network', async ({
  page,
  context,
}) => {
  await visitWithMenu(page, '/contact')
  await page.waitForLoadState('networkidle')
  const chunk = page.waitForResponse(/\.js$/)
  await form(page).getByLabel('Name').focus()
  // Loaded once all its imports have loaded.
  await page.evaluate((address) => import(address), (await chunk).url())
  await context.setOffline(true)
  await fill(page)
  await sendAndExpectOneRecord(page)
})

test('a deploy removed the database chunk: it fails, and works after a reload that keeps the text', async ({
  page,
}) => {
  await visit(page, '/contact')
  const restore = await failScripts(page, 'gone')
  await fill(page)
  await send(page).click()
  await expectFailure(page)
  // The reload brings the names of the current chunks.
  await restore()
  await page.reload()
  await expectFilled(page)
  await sendAndExpectOneRecord(page)
})

test('a chunk that stalls: it fails after 120 s, and nothing is stored when it arrives', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/contact')
  const release = await holdScripts(page)
  await fill(page)
  await send(page).click()
  await expect(send(page)).toHaveText('Submitting...')
  // The clock goes on by itself as well, so there is a minute to spare.
  await page.clock.fastForward(60_000)
  await expect(send(page)).toHaveText('Submitting...')
  await page.clock.fastForward(60_000)
  await expectFailure(page)
  release()
  await sendAndExpectOneRecord(page)
})

test('a database whose files are damaged: the browser makes a new one, and the form works', async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  const sendOne = async () => {
    const browser = await chromium.launchPersistentContext(profile, launchOptions())
    const page = await browser.newPage()
    await visit(page, `${baseURL}/contact`)
    await fill(page)
    await sendAndExpectOneRecord(page)
    await browser.close()
  }
  await sendOne()
  const databases = join(profile, 'Default/IndexedDB')
  for (const file of readdirSync(databases, { recursive: true, encoding: 'utf8' })) {
    if (file.includes('MANIFEST')) writeFileSync(join(databases, file), 'damaged')
  }
  await sendOne()
  rmSync(profile, { recursive: true })
})

test('two tabs send at the same time, and one that is closed in the middle of it: two records', async ({
  page,
  context,
}) => {
  const closed = await context.newPage()
  await visit(closed, '/contact')
  await fill(closed)
  await holdDatabase(closed)
  await send(closed).click()
  await expect(send(closed)).toHaveText('Submitting...')
  await closed.close()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await visit(tab, '/contact')
    await fill(tab)
  }
  // The same text would count as the submission of the closed tab.
  await other.getByLabel('Message').fill('Another question.')
  await Promise.all([send(page).click(), send(other).click()])
  await expect(page.getByText(SUCCESS)).toBeVisible()
  await expect(other.getByText(SUCCESS)).toBeVisible()
  expect(await storedRecords(page, 'contact-messages')).toHaveLength(2)
})

test('two tabs of one form, one a duplicate: neither takes what was typed or kept in the other', async ({
  page,
  context,
}) => {
  const message = (tab: Page) => form(tab).getByLabel('Message')
  await visit(page, '/contact')
  await message(page).fill('From the first.')
  const opened = context.waitForEvent('page')
  // The duplicate has a copy of the session storage of the tab.
  await page.evaluate(() => void open('/contact'))
  const other = await opened
  await expect(message(other)).toHaveValue('From the first.')
  await message(other).fill('From the other.')
  for (const [tab, text] of [
    [page, 'From the first.'],
    [other, 'From the other.'],
  ] as const) {
    await tab.reload()
    await expect(message(tab)).toHaveValue(text)
  }
  await form(other).getByRole('button', { name: 'Discard' }).click()
  await fill(other)
  await send(other).click()
  await expect(other.getByText(SUCCESS)).toBeVisible()
  await page.reload()
  await expect(message(page)).toHaveValue('From the first.')
  await page.close()
  const later = await context.newPage()
  await visit(later, '/contact')
  await expect(message(later)).toHaveValue('From the first.')
  await fill(later)
  await send(later).click()
  await expect(later.getByText(SUCCESS)).toBeVisible()
  expect(await later.evaluate(() => Object.keys(localStorage))).toEqual([])
})
