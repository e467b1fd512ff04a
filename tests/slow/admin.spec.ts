import { dashboard } from '@duskpane/content/pages/admin'
import { test as isolated } from '@playwright/test'
import { addRecords, controlDatabase, setDatabase, storedRecords } from '../support/database'
import { expect, type Locator, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'
import { openDashboard, signIn, subscribe } from '../support/visitor'

const panel = (page: Page) => page.getByRole('tabpanel')
const table = (page: Page, name: string) => page.getByRole('table', { name })

const message = (number: number, text = `Message ${number}`) => ({
  id: `message-${String(number).padStart(3, '0')}`,
  name: `Person ${number}`,
  email: `person-${number}@example.com`,
  phone: '+1 302 555 0100',
  subject: 'Dealership',
  message: text,
  status: 'pending',
  submittedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, number)),
})

test.beforeEach(async ({ page }) => {
  await controlDatabase(page)
})

test.describe('sign-in', () => {
  test('a wrong pair: the message above the form, until something is typed', async ({ page }) => {
    await visit(page, '/admin')
    for (const [email, password] of [
      ['admin@example.com', 'wrong'],
      ['someone@example.com', 'window-film'],
      ['admin@example.com', 'WINDOW-FILM'],
    ] as const) {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByLabel('Password').press('Enter')
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')
      await expect(page).toHaveURL('/admin')
      const above = await page.getByRole('alert').boundingBox()
      const field = await page.getByLabel('Email').boundingBox()
      expect(above?.y).toBeLessThan(field?.y ?? 0)
      await page.getByLabel('Password').press('End')
      await page.getByLabel('Password').pressSequentially('x')
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })

  test('both fields are required, and the first has to be an e-mail address', async ({ page }) => {
    await visit(page, '/admin')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please fill out this field.',
    )
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
      'Please fill out this field.',
    )
    await expect(page.getByRole('form').getByRole('status').first()).toHaveText(
      '2 fields need another look.',
    )
    await page.getByLabel('Email').fill('admin')
    await page.getByLabel('Password').fill('window-film')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(/Please include an '@'/)).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
    await expect(page.getByText(/kept in this browser/)).toBeVisible()
  })

  test('the right pair opens the dashboard, and signing out closes it', async ({ page }) => {
    await signIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/admin')
    await page.goto('/admin-dashboard')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
})

test('opened by its address without a session: empty lists and a link to sign in', async ({
  page,
}) => {
  await subscribe(page, 'ada@example.com')
  await visit(page, '/admin-dashboard')
  await expect(panel(page).getByText('No submissions found.')).toBeVisible()
  await page.getByRole('tab', { name: 'Distributor Applications' }).click()
  await expect(panel(page).getByText('No applications found.')).toBeVisible()
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(panel(page).getByText('No subscribers found.')).toBeVisible()
  await expect(page.getByText('ada@example.com')).toHaveCount(0)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin?tab=newsletter')
})

test('a tab for each list, contact first, each with its empty text', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('tab')).toHaveText(dashboard.tabs.map(({ title }) => title))
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  await expect(page.getByRole('tab', { name: 'Contact Us Submissions' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  for (const { title, empty } of dashboard.tabs) {
    await page.getByRole('tab', { name: title }).click()
    await expect(panel(page).getByText(empty)).toBeVisible()
  }
  await expect(page).toHaveURL('/admin-dashboard?tab=inquiries')
})

test('tabs by keyboard: arrows move the focus, Enter selects and loads', async ({ page }) => {
  await subscribe(page, 'ada@example.com')
  await signIn(page)
  await page.getByRole('tab', { name: 'Contact Us Submissions' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Distributor Applications' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Newsletter Subscribers' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table(page, 'Newsletter Subscribers').getByText('ada@example.com')).toBeVisible()
})

test('shows Loading... while fetching', async ({ page }) => {
  await visit(page, '/admin')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('window-film')
  await setDatabase(page, 'held')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(panel(page).getByText('Loading...')).toBeVisible()
  await setDatabase(page, 'working')
  await expect(panel(page).getByText('No submissions found.')).toBeVisible()
  await expect(panel(page).getByText('Loading...')).toHaveCount(0)
})

test('each list shows its records, the newest first, and the letter every field', async ({
  page,
}) => {
  await openDashboard(page, {
    'contact-messages': [message(1), message(3), message(2)],
    'contact-inquiries': [
      {
        id: 'inquiry-1',
        name: 'Mei Tan',
        email: 'mei@example.com',
        country: 'Singapore',
        city: 'Tampines',
        phone: '+65 6000 0000',
        message: 'A dealer near me?',
        type: 'dealer-inquiry',
        status: 'pending',
        submittedAt: new Date(Date.UTC(2026, 0, 1)),
      },
    ],
    'distributor-applications': [
      {
        id: 'application-1',
        company: 'Glas Nord GmbH',
        website: 'www.glasnord.example',
        name: 'Jonas Beck',
        email: 'jonas@example.com',
        phone: '+49 40 000000',
        country: 'Germany',
        city: 'Hamburg',
        distributes: 'Yes',
        brands: 'Nordfilm',
        years: '3-5 years',
        why: 'We know glass.',
        status: 'pending',
        submittedAt: new Date(Date.UTC(2026, 0, 1)),
      },
    ],
  })
  const expectTexts = async (letter: Locator, texts: readonly (string | RegExp)[]) => {
    for (const text of texts) {
      await expect(letter.getByText(text, { exact: true }).first()).toBeVisible()
    }
  }
  const rows = (name: string) => table(page, name).getByRole('row')

  await test.step('contact messages', async () => {
    const messages = rows('Contact Us Submissions')
    await expect(messages).toHaveCount(4)
    await expect(messages.nth(1)).toContainText('Person 3')
    await expect(messages.nth(2)).toContainText('Person 2')
    await expect(messages.nth(3)).toContainText('Person 1')
    await messages.nth(1).getByRole('button', { name: 'Person 3' }).click()
    await expectTexts(page.getByRole('article'), [
      'message-003',
      'person-3@example.com',
      '+1 302 555 0100',
      'Dealership',
      'Message 3',
      /2026/,
    ])
  })

  await test.step('dealer inquiries, in a tab of their own', async () => {
    const tab = page.getByRole('tab', { name: 'Dealer Inquiries' })
    await tab.click()
    await expect(tab).toHaveAccessibleName('Dealer Inquiries 1 new')
    await rows('Dealer Inquiries').nth(1).getByRole('button', { name: 'Mei Tan' }).click()
    await expectTexts(page.getByRole('article'), [
      'Singapore',
      'Tampines',
      'A dealer near me?',
      'dealer-inquiry',
    ])
  })

  await test.step('distributor applications, with a website that cannot harm', async () => {
    await page.getByRole('tab', { name: 'Distributor Applications' }).click()
    await rows('Distributor Applications').nth(1).getByRole('button', { name: 'Jonas' }).click()
    const letter = page.getByRole('article')
    await expectTexts(letter, [
      'application-1',
      'Glas Nord GmbH',
      'jonas@example.com',
      '+49 40 000000',
      'Germany',
      'Hamburg',
      '3-5 years',
      'Yes',
      'Nordfilm',
      'We know glass.',
    ])
    const website = letter.getByRole('link', { name: 'www.glasnord.example' })
    await expect(website).toHaveAttribute('href', 'https://www.glasnord.example/')
    await expect(website).toHaveAttribute('rel', /noopener noreferrer/)
  })
})

isolated.describe('in another country', () => {
  isolated.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  isolated('times are shown in the format of the browser', async ({ page }) => {
    await openDashboard(page, { 'contact-messages': [message(7)] })
    await expect(table(page, 'Contact Us Submissions').getByText('01.01.26, 13:00')).toBeVisible()
    await page.getByRole('button', { name: 'Person 7' }).click()
    await expect(page.getByRole('article').getByText('1.1.2026, 13:00:07')).toBeVisible()
  })
})

test('a click on the selected tab loads its list again', async ({ page, context }) => {
  await subscribe(page, 'ada@example.com')
  await signIn(page)
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(table(page, 'Newsletter Subscribers').getByText('ada@example.com')).toBeVisible()

  const other = await context.newPage()
  await subscribe(other, 'mei@example.com')
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  const rows = table(page, 'Newsletter Subscribers').getByRole('row')
  await expect(rows.nth(1)).toContainText('mei@example.com')
  await expect(rows.nth(2)).toContainText('ada@example.com')
})

test('rows are one line of 48 px, the letter has the whole text, markup stays text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const long = `${'Tinted glass. '.repeat(300)}\nThe last line.`
  const markup = '<img src=x onerror=alert(1)> <b>bold</b>'
  await openDashboard(page, {
    'contact-messages': [
      {
        ...message(1, 'w'.repeat(2000)),
        name: 'n'.repeat(120),
        email: `${'e'.repeat(200)}@e.example`,
      },
      message(2, markup),
      message(3, long),
    ],
  })
  const rows = table(page, 'Contact Us Submissions').getByRole('row')
  await expect(rows).toHaveCount(4)
  for (const row of await rows.all()) {
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(49)
  }
  await expect(rows.nth(2).getByText(markup)).toBeVisible()

  const region = page.getByRole('region', { name: /^Contact Us Submissions/ })
  const right = await region.evaluate((element) => element.getBoundingClientRect().right)
  for (const name of ['Name', 'Email', 'Subject', 'Message', 'Submitted', 'State']) {
    const box = await table(page, 'Contact Us Submissions')
      .getByRole('columnheader', { name, exact: true })
      .boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(right)
  }

  await page.getByRole('button', { name: 'Person 3' }).click()
  const last = page.getByRole('article').getByText('The last line.')
  await expect(last).toHaveCSS('white-space-collapse', 'preserve-breaks')
  expect(await last.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1)
})

test('more than 50 records load page by page', async ({ page }) => {
  await openDashboard(page, {
    'contact-messages': Array.from({ length: 53 }, (_, index) => message(index + 1)),
  })
  await expect(page.getByText('50 of 53 loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await expect(table(page, 'Contact Us Submissions').getByRole('row')).toHaveCount(54)
})

test('a search finds what is not loaded, and the address keeps it', async ({ page }) => {
  await openDashboard(page, {
    'contact-messages': Array.from({ length: 180 }, (_, index) => message(index + 1)),
  })
  await expect(page.getByText('50 of 180 loaded')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('PERSÓN-1@example.com')
  await expect(page.getByText('1 found in all 180')).toBeVisible()
  const rows = table(page, 'Contact Us Submissions').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Person 1')
  await expect(page).toHaveURL(/[?&]q=/)

  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody')
  await expect(panel(page).getByText('Nothing matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('50 of 180 loaded')).toBeVisible()
})

test('a read that fails empties the lists without a message', async ({ page }) => {
  await openDashboard(page, { 'contact-messages': [message(1)] })
  await expect(table(page, 'Contact Us Submissions').getByText('Person 1')).toBeVisible()
  await setDatabase(page, 'closed')
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(panel(page).getByText('No subscribers found.')).toBeVisible()
  await page.getByRole('tab', { name: 'Distributor Applications' }).click()
  await expect(panel(page).getByText('No applications found.')).toBeVisible()
  await page.getByRole('tab', { name: 'Contact Us Submissions' }).click()
  await expect(panel(page).getByText('No submissions found.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await setDatabase(page, 'working')
  await page.getByRole('tab', { name: 'Contact Us Submissions' }).click()
  await expect(table(page, 'Contact Us Submissions').getByText('Person 1')).toBeVisible()
})

test('a message sent on the contact page arrives', async ({ page }) => {
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Name').fill('Ada Okafor')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Phone').fill('+44 20 7946 0000')
  await form.getByLabel('Subject').selectOption('Others')
  await form.getByLabel('Message').fill('Read back by the admin.')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/^Thanks for contacting us/)).toBeVisible()
  const [record] = await storedRecords(page, 'contact-messages')
  await signIn(page)
  const row = table(page, 'Contact Us Submissions').getByRole('row').nth(1)
  await expect(row).toContainText(String(record?.id).slice(-8))
  await expect(row).toContainText('Read back by the admin.')
})

isolated.describe('on a phone', () => {
  isolated.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  isolated('nothing is cut and nothing scrolls sideways', async ({ page }) => {
    await subscribe(page, 'ada@example.com')
    await addRecords(page, 'contact-messages', [message(1), message(2)])
    await signIn(page)
    const first = table(page, 'Contact Us Submissions').getByRole('row').nth(1)
    for (const text of ['Person 2', 'Dealership', 'Message 2', 'New Overdue']) {
      await first.getByText(text, { exact: true }).first().scrollIntoViewIfNeeded()
      await expect(first.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await first.getByRole('button', { name: 'Person 2' }).tap()
    await expect(table(page, 'Contact Us Submissions')).toBeHidden()
    await expect(page.getByRole('article').getByText('person-2@example.com')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(first.getByRole('button', { name: 'Person 2' })).toBeFocused()
    await page.getByRole('tab', { name: 'Newsletter Subscribers' }).tap()
    await expect(page.getByRole('button', { name: 'ada@example.com' })).toBeVisible()
  })
})
