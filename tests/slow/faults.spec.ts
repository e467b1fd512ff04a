import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { launchOptions } from '../support/chromium'
import { controlDatabase, DATABASE, setDatabase, storedRecords } from '../support/database'
import { failScripts, holdScripts } from '../support/scripts'
import { visit, visitWithMenu } from '../support/visit'
import { signIn } from '../support/visitor'

/** What fails around a form. Whatever it is: one message, and nothing typed is lost. */

const SUCCESS = 'Thanks for contacting us. Our team will get back to you within 24–48 hours.'
const FAILURE = 'There was an error submitting your message. Please try again.'

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const send = (page: Page) => form(page).getByRole('button')

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

/** Sends the form to a database that does not answer until it is set to `working`. */
async function sendAndHold(page: Page) {
  await controlDatabase(page)
  await visit(page, '/contact')
  await fill(page)
  await setDatabase(page, 'held')
  await send(page).click()
  await expect(send(page)).toHaveText('Submitting...')
}

test.describe('offline', () => {
  test('before the form is touched: it fails, and works once online', async ({ page, context }) => {
    await visit(page, '/contact')
    await context.setOffline(true)
    await fill(page)
    await send(page).click()
    await expectFailure(page)
    await context.setOffline(false)
    await sendAndExpectOneRecord(page)
  })

  test('after the form was touched: it is stored, as the embedded store needs no network', async ({
    page,
    context,
  }) => {
    await visitWithMenu(page, '/contact')
    await page.waitForLoadState('networkidle')
    const chunk = page.waitForResponse(/\.js$/)
    await form(page).getByLabel('Name').focus()
    // Here once all that it imports is here.
    await page.evaluate((address) => import(address), (await chunk).url())
    await context.setOffline(true)
    await fill(page)
    await sendAndExpectOneRecord(page)
  })

  test('during Submit: it is stored', async ({ page, context }) => {
    await sendAndHold(page)
    await context.setOffline(true)
    await setDatabase(page, 'working')
    await expect(page.getByText(SUCCESS)).toBeVisible()
    expect(await storedRecords(page, 'contact-messages')).toHaveLength(1)
  })
})

test.describe('a deploy between two clicks', () => {
  test('removed the database chunk: it fails, and works after a reload that keeps the text', async ({
    page,
  }) => {
    await visit(page, '/contact')
    const restore = await failScripts(page, 'gone')
    await fill(page)
    await send(page).click()
    await expectFailure(page)
    // The reload brings the names of the chunks that are there now.
    await restore()
    await page.reload()
    await expectFilled(page)
    await sendAndExpectOneRecord(page)
  })

  test('removed the next page: Back finds the text', async ({ page }) => {
    await visit(page, '/contact')
    await fill(page)
    await failScripts(page, 'gone')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByText(/^Loading chunk \S+ failed$/)).toBeVisible()
    await page.goBack()
    await expectFilled(page)
  })
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
  await page.clock.fastForward(119_000)
  await expect(send(page)).toHaveText('Submitting...')
  await page.clock.fastForward(1_000)
  await expectFailure(page)
  release()
  await sendAndExpectOneRecord(page)
})

test('a database that answers too late: it fails after 15 s, and one record is there in the end', async ({
  page,
}) => {
  await controlDatabase(page)
  await page.clock.install()
  await visit(page, '/contact')
  await fill(page)
  await setDatabase(page, 'held')
  await send(page).click()
  await expect(send(page)).toHaveText('Submitting...')
  await page.clock.fastForward(15_000)
  await expectFailure(page)
  await setDatabase(page, 'working')
  await sendAndExpectOneRecord(page)
})

test('a full disk: it fails, and works once there is room', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await visit(page, '/contact')
  const origin = new URL(page.url()).origin
  await fill(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await send(page).click()
  await expectFailure(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
  await sendAndExpectOneRecord(page)
})

test('a full session storage: typing and sending go on without a draft', async ({ page }) => {
  await visit(page, '/contact')
  await page.evaluate(() => {
    let text = 'x'.repeat(1024 * 1024)
    for (let index = 0; text.length > 0; index += 1) {
      try {
        sessionStorage.setItem(`full-${index}`, text)
      } catch {
        text = text.slice(0, text.length / 2)
      }
    }
  })
  await fill(page)
  await expectFilled(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft')
  await sendAndExpectOneRecord(page)
})

test('a database of a newer version of the site: it fails, and the text outlives the reload', async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 1000)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
    DATABASE,
  )
  await fill(page)
  await send(page).click()
  await expectFailure(page)
  await page.reload()
  await expectFilled(page)
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

test('a tab closed in the middle of Submit: stored once or not at all, and the next tab works', async ({
  page,
  context,
}) => {
  await sendAndHold(page)
  await page.close()
  const next = await context.newPage()
  await visit(next, '/contact')
  expect(await storedRecords(next, 'contact-messages')).toEqual([])
  await fill(next)
  await sendAndExpectOneRecord(next)
})

test('two tabs send at the same time: two records', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await visit(tab, '/contact')
    await fill(tab)
  }
  await Promise.all([send(page).click(), send(other).click()])
  await expect(page.getByText(SUCCESS)).toBeVisible()
  await expect(other.getByText(SUCCESS)).toBeVisible()
  expect(await storedRecords(page, 'contact-messages')).toHaveLength(2)
})

test('a clock years off, ahead and behind: forms work, and the newest stays first', async ({
  page,
}) => {
  for (const [name, time] of [
    ['first', '2041-01-01T00:00:00Z'],
    ['second', '1999-01-01T00:00:00Z'],
    ['third', '2026-01-01T00:00:00Z'],
  ] as const) {
    await page.clock.setSystemTime(time)
    await visit(page, '/contact')
    await fill(page)
    await form(page).getByLabel('Name').fill(name)
    await send(page).click()
    await expect(page.getByText(SUCCESS)).toBeVisible()
  }
  await signIn(page)
  const rows = page.getByRole('table', { name: 'Contact Us Submissions' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText('third')
  await expect(rows.nth(2)).toContainText('second')
  await expect(rows.nth(3)).toContainText('first')
})
