import { brand } from '@duskpane/content/brand'
import { expect, type Page, test } from '@playwright/test'
import { controlDatabase, setDatabase, storedRecords } from '../support/database'
import { failScripts } from '../support/scripts'
import { nextFrames, visit } from '../support/visit'
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

for (const failure of ['closed', 'aborting'] as const) {
  test(`a database that is ${failure}: a note is not saved, says so, stays, and is saved later`, async ({
    page,
  }) => {
    await openLetter(page)
    await setDatabase(page, failure)
    await addNote(page).click()
    await expect(letter(page).getByRole('alert')).toHaveText(
      'That was not saved. Please try again.',
    )
    await expect(note(page)).toHaveValue('Wants a quote.')
    await setDatabase(page, 'working')
    await addNote(page).click()
    await expect(history(page)).toHaveText([/Wants a quote\./])
    await expect(letter(page).getByRole('alert')).toHaveCount(0)
  })
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

test('signed out in another tab while records wait to be erased: they are kept, and it is said', async ({
  page,
  context,
}) => {
  await openDashboard(page, { [MESSAGES]: messages(2) })
  await eraseFirst(page)
  await expect(page.getByText('1 record goes in ten seconds.')).toBeVisible()
  const other = await context.newPage()
  await signIn(other)
  await other.getByRole('button', { name: 'Sign out' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('You signed out in another tab')
  await expect(alert).toContainText('What was about to be erased is kept.')
  expect(await storedRecords(page, MESSAGES)).toHaveLength(2)
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

test('a note that is typed stays with its record while others are read, and over Back', async ({
  page,
}) => {
  await openLetter(page)
  await letter(page).getByRole('button', { name: 'Next' }).click()
  await expect(letter(page).getByRole('heading', { name: 'Person 1' })).toBeVisible()
  await expect(note(page)).toHaveValue('')
  await note(page).fill('Of another record.')
  await letter(page).getByRole('button', { name: 'Previous' }).click()
  await expect(note(page)).toHaveValue('Wants a quote.')
  await page.goBack()
  await expect(letter(page)).toHaveCount(0)
  await page.goForward()
  await expect(note(page)).toHaveValue('Wants a quote.')
  await addNote(page).click()
  await expect(history(page)).toHaveText([/Wants a quote\./])
  await expect(note(page)).toHaveValue('')
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

test('signing out while the store fails: what was to be erased is named, and erased later', async ({
  page,
}) => {
  await controlDatabase(page)
  await openDashboard(page, { [MESSAGES]: messages(2) })
  await eraseFirst(page)
  await setDatabase(page, 'closed')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const report = page.getByRole('status').filter({ hasText: 'One record was left as it was' })
  await expect(report).toBeVisible()
  await expect(page).toHaveURL('/admin-dashboard')
  await setDatabase(page, 'working')
  expect(await storedRecords(page, MESSAGES)).toHaveLength(2)
  await report.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 record erased.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin')
  expect(await storedRecords(page, MESSAGES)).toHaveLength(1)
})

test.describe('one person’s data', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'One person’s data' })

  async function openPerson(page: Page) {
    await controlDatabase(page)
    await openDashboard(page, { [MESSAGES]: messages(2) })
    await page.getByRole('button', { name: 'One person’s data' }).click()
    await dialog(page).getByLabel('Email').fill('person-1@example.com')
  }

  test('an answer that is slow: what is listed and erased is of the address that was asked for', async ({
    page,
  }) => {
    await openPerson(page)
    await setDatabase(page, 'held')
    await dialog(page).getByRole('button', { name: 'Find' }).click()
    await dialog(page).getByLabel('Email').click()
    await page.keyboard.press('End')
    await page.keyboard.type('x')
    await setDatabase(page, 'working')
    await expect(dialog(page).getByText('1 record found.')).toBeVisible()
    await expect(dialog(page).getByLabel('Email')).toHaveValue('person-1@example.com')
    await dialog(page).getByRole('button', { name: 'Erase all of it for good' }).dblclick()
    await expect(dialog(page).getByText('1 record erased.')).toBeVisible()
    const left = await storedRecords(page, MESSAGES)
    expect(left.map(({ name }) => name)).toEqual(['Person 2'])
    expect(await storedRecords(page, 'erasures')).toHaveLength(1)
  })

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

  test('a log that cannot be read does not look empty', async ({ page }) => {
    await openPerson(page)
    await setDatabase(page, 'closed')
    const log = dialog(page).getByText('Erased on request')
    await log.click()
    await expect(dialog(page).getByRole('alert')).toHaveText('The list could not be loaded.')
    await setDatabase(page, 'working')
    await log.click()
    await log.click()
    await expect(dialog(page).getByText('Nobody has asked for it yet.')).toBeVisible()
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

test('lists asked for one after another: the last one is shown, whichever answers last', async ({
  page,
}) => {
  await controlDatabase(page)
  await openDashboard(page, { [MESSAGES]: messages(2) })
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await setDatabase(page, 'held')
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  // What is held stays so until it is told.
  await page.evaluate(() => {
    window.databaseState = 'working'
  })
  await page.getByRole('tab', { name: 'Contact Us Submissions' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await setDatabase(page, 'working')
  await nextFrames(page)
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await expect(page.getByText('No submissions found.')).toHaveCount(0)
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
  await table(page).getByRole('row').nth(1).getByRole('button').first().click()
  const before = await history(page).count()
  await note(page).fill('Once.')
  await addNote(page).dblclick()
  await expect(history(page)).toHaveCount(before + 1)
  await expect(note(page)).toHaveValue('')
  await page.goBack()
  await expect(letter(page)).toHaveCount(0)
})

/** What another version of the site, an extension or a hand may have left in the browser. */
const spoilt = [
  'null',
  '{',
  '"text"',
  '[1, 2]',
  `{"${MESSAGES}": null}`,
  `{"${MESSAGES}": {}}`,
  `{"${MESSAGES}": {"hidden": "all", "widths": []}}`,
  `{"${MESSAGES}": {"hidden": [null, {}], "widths": {"name": "wide", "subject": -1, "email": 1e9}}}`,
]

test('settings that are damaged: the desk opens, and its list is whole', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await visit(page, '/admin')
  for (const text of spoilt) {
    await test.step(text, async () => {
      await page.evaluate(
        ([slug, value]) => {
          localStorage.setItem(`${slug}-desk-columns`, value)
          localStorage.setItem(`${slug}-desk-keys`, value)
          sessionStorage.setItem('scroll-positions', value)
        },
        [brand.slug, text] as const,
      )
      await signIn(page)
      if (text === spoilt[0]) await page.getByRole('button', { name: 'Add 60 samples' }).click()
      await expect(table(page).getByRole('columnheader', { name: 'Subject' })).toBeVisible()
      await expect.poll(() => table(page).getByRole('row').count()).toBeGreaterThan(2)
      const widths = await table(page)
        .getByRole('columnheader')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
      expect(Math.max(...widths), 'the widest column').toBeLessThan(1000)
      expect(errors).toEqual([])
    })
  }
})

/** Queries that nobody's control makes. */
const strange = [
  'tab=__proto__&sort=-constructor&record=__proto__&state=toString&assignee=valueOf',
  'tab=contact&tab=inquiries&sort=-&record=&from=9999-99-99&to=0000-00-00',
  `q=${'long '.repeat(1000)}&record=${'x'.repeat(1000)}`,
  'q=%00%F0%9F%98%80%E2%80%AE&record=a%2Fb%2Fc&subject=%3Cscript%3E',
]

test('addresses with choices that do not exist: the desk works, and throws nothing', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const query of strange) {
    await test.step(query.slice(0, 50), async () => {
      // The sign-in leads to the view that its address names.
      await visit(page, `/admin?${query}`)
      await page.getByLabel('Email').fill('admin@example.com')
      await page.getByLabel('Password').fill('window-film')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(/\/admin-dashboard\?/)
      await expect(page.getByText(/There is no such record|could not be loaded/)).toBeVisible()
      await page.getByRole('button', { name: 'Back to the list' }).click()
      await expect(page.getByRole('table').first()).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Invalid Date/)
      expect(errors.splice(0)).toEqual([])
    })
  }
})
