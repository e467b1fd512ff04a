import { expect, type Page, test } from '@playwright/test'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { failScripts } from '../support/scripts'
import { visit } from '../support/visit'
import { openDashboard, signIn } from '../support/visitor'

/** What fails around the desk. Whatever it is: it is said, nothing typed is lost, and it works later. */

const MESSAGES = 'contact-messages'
const table = (page: Page) => page.getByRole('table', { name: 'Contact Us Submissions' })
const letter = (page: Page) => page.getByRole('article')
const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const note = (page: Page) => letter(page).getByLabel('Note')
const addNote = (page: Page) => letter(page).getByRole('button', { name: 'Add note' })
const history = (page: Page) => letter(page).getByRole('listitem')

const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `message-${String(index + 1).padStart(12, '0')}`,
    name: `Person ${index + 1}`,
    email: `person-${index + 1}@example.com`,
    phone: '+1 302 555 0100',
    subject: 'Product Inquiry',
    message: `Message ${index + 1}`,
    status: 'pending',
    submittedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, index)),
  }))

async function openLetter(page: Page) {
  await controlDatabase(page)
  await openDashboard(page, { [MESSAGES]: messages(2) })
  await row(page, 'Person 2').click()
  await note(page).fill('Wants a quote.')
}

/** Erases Person 1 for good, but for the ten seconds in which it can be undone. */
async function eraseFirst(page: Page) {
  await page.getByRole('checkbox', { name: 'Select row 2' }).check()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
}

test('a database that answers late: what is typed meanwhile stays', async ({ page }) => {
  await openLetter(page)
  await setDatabase(page, 'held')
  await addNote(page).click()
  await expect(letter(page).getByRole('button', { name: 'Saving...' })).toBeVisible()
  await note(page).fill('Wants a quote. And a call.')
  await setDatabase(page, 'working')
  await expect(history(page)).toHaveText([/Wants a quote\.$|Wants a quote\.(?! And)/])
  await expect(note(page)).toHaveValue('Wants a quote. And a call.')
})

test('a disk that is full: a record is marked neither here nor there, and can be marked later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...args) {
      if (window.name === 'full') {
        throw new DOMException('No room.', 'QuotaExceededError')
      }
      return put.apply(this, args)
    }
  })
  await openDashboard(page, { [MESSAGES]: messages(2) })
  await page.getByRole('checkbox', { name: 'Select row 1' }).check()
  await page.evaluate(() => {
    window.name = 'full'
  })
  await page.getByRole('button', { name: 'Mark as' }).click()
  await page.getByRole('menuitem', { name: 'Spam' }).click()
  const report = page.getByRole('status').filter({ hasText: 'One record was left as it was' })
  await expect(report).toContainText('00000002: the store does not answer')
  await expect(table(page).getByText('Spam')).toHaveCount(0)
  await page.evaluate(() => {
    window.name = ''
  })
  await report.getByRole('button', { name: 'Try again' }).click()
  await expect(table(page).getByText('Spam')).toHaveCount(1)
})

test('offline, the embedded desk goes on', async ({ page, context }) => {
  await openLetter(page)
  await context.setOffline(true)
  await addNote(page).click()
  await expect(history(page)).toHaveText([/Wants a quote\./])
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(page.getByText('No subscribers found.')).toBeVisible()
})

test('a chunk of the office that does not load: no sign-in, and one later', async ({ page }) => {
  await visit(page, '/admin')
  const restore = await failScripts(page)
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('window-film')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')
  await expect(page.getByLabel('Email')).toHaveValue('admin@example.com')
  await restore()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin-dashboard')
})

test('the chunk of the samples that does not load: it is said, and they come later', async ({
  page,
}) => {
  await signIn(page)
  await expect(page.getByText('No submissions found.')).toBeVisible()
  const restore = await failScripts(page)
  await page.getByRole('button', { name: 'Add 60 samples' }).click()
  await expect(page.getByRole('alert')).toHaveText('That did not work. Please try again.')
  await restore()
  await page.getByRole('button', { name: 'Add 60 samples' }).click()
  await expect(page.getByRole('button', { name: 'Remove the samples' })).toBeVisible()
})

test('storage that is blocked: the settings of the desk last as long as its page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await openDashboard(page, { [MESSAGES]: messages(1) })
  const header = table(page).getByRole('columnheader', { name: 'Subject' })
  await expect(header).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('group', { name: 'Columns' }).getByText('Subject', { exact: true }).click()
  await expect(header).toHaveCount(0)
  await expect(table(page).getByRole('row')).toHaveCount(2)
})

test('signed out in another tab while a note is typed: nobody reads on, and nothing is stored', async ({
  page,
  context,
}) => {
  await openLetter(page)
  const other = await context.newPage()
  await signIn(other)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alert')).toContainText('You signed out in another tab')
  await expect(page.getByRole('alert')).not.toContainText('erased')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText('Wants a quote.')).toHaveCount(0)
  for (const entry of await storedRecords(page, 'desk')) expect(entry.history).toEqual([])
})

test('erased in another tab: the open letter says that the record is gone', async ({
  page,
  context,
}) => {
  await openDashboard(page, { [MESSAGES]: messages(2) })
  await row(page, 'Person 1').click()
  await expect(letter(page)).toBeVisible()
  const other = await context.newPage()
  await other.clock.install()
  await signIn(other)
  await eraseFirst(other)
  await other.clock.fastForward(11_000)
  await expect(page.getByText(/^There is no such record/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await expect(row(page, 'Person 1')).toHaveCount(0)
})

test('a note that fails once its record was left: it is said, and the note is still there', async ({
  page,
}) => {
  await openLetter(page)
  await setDatabase(page, 'held')
  await addNote(page).click()
  await expect(letter(page).getByRole('button', { name: 'Saving...' })).toBeVisible()
  await letter(page).getByRole('button', { name: 'Back to the list' }).click()
  await expect(letter(page)).toHaveCount(0)
  await setDatabase(page, 'aborting')
  const report = page.getByRole('status').filter({ hasText: 'That was not saved' })
  await expect(report).toContainText('00000002: the store does not answer')
  await setDatabase(page, 'working')
  await row(page, 'Person 2').click()
  await expect(note(page)).toHaveValue('Wants a quote.')
  await addNote(page).click()
  await expect(history(page)).toHaveText([/Wants a quote\./])
})

test.describe('one person’s data', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'One person’s data' })

  async function openPerson(page: Page) {
    await controlDatabase(page)
    await openDashboard(page, { [MESSAGES]: messages(2) })
    await page.getByRole('button', { name: 'One person’s data' }).click()
    await dialog(page).getByLabel('Email').fill('person-1@example.com')
  }

  test('a chunk or a database that fails: it is said, and found later', async ({ page }) => {
    await openPerson(page)
    const find = dialog(page).getByRole('button', { name: 'Find' })
    const restore = await failScripts(page)
    await find.click()
    await expect(dialog(page).getByRole('alert')).toContainText('That did not work.')
    await restore()
    await setDatabase(page, 'closed')
    await find.click()
    await expect(dialog(page).getByRole('alert')).toContainText('That did not work.')
    await setDatabase(page, 'working')
    await find.click()
    await expect(dialog(page).getByText('1 record found.')).toBeVisible()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  })
})

test('an export whose chunk or database fails: it is said, and saved later', async ({ page }) => {
  await controlDatabase(page)
  await openDashboard(page, { [MESSAGES]: messages(2) })
  const save = async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'All that matches, as CSV' }).click()
  }
  const failed = page.getByText('The export failed, and nothing was saved.')
  const restore = await failScripts(page)
  await save()
  await expect(failed).toBeVisible()
  await restore()
  await setDatabase(page, 'closed')
  await save()
  await expect(failed).toBeVisible()
  await setDatabase(page, 'working')
  const download = page.waitForEvent('download')
  await save()
  expect((await download).suggestedFilename()).toMatch(/^contact-.*\.csv$/)
  await expect(failed).toHaveCount(0)
})

test('pressed twice: one sign-in, one note, 60 samples', async ({ page }) => {
  await visit(page, '/admin')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('window-film')
  await page.getByRole('button', { name: 'Sign in' }).dblclick()
  await expect(page).toHaveURL('/admin-dashboard')
  await page.getByRole('button', { name: 'Add 60 samples' }).dblclick()
  await expect(page.getByRole('button', { name: 'Remove the samples' })).toBeVisible()
  const samples = ['contact-messages', 'distributor-applications', 'newsletter-subscribers']
  const lists = [...samples, 'contact-inquiries'].map((name) => storedRecords(page, name))
  expect((await Promise.all(lists)).flat()).toHaveLength(60)
  await table(page).getByRole('row').nth(1).getByRole('button').nth(1).click()
  const before = await history(page).count()
  await note(page).fill('Once.')
  await addNote(page).dblclick()
  await expect(history(page)).toHaveCount(before + 1)
  await expect(note(page)).toHaveValue('')
  await page.goBack()
  await expect(letter(page)).toHaveCount(0)
})
