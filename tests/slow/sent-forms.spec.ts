import { controlDatabase, setDatabase } from '../support/database'
import { expect, type Locator, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** A form that was sent stays sent within the visit, until a reload. */

const THANKS = 'Thank you for subscribing!'

async function fillContact(form: Locator) {
  await form.getByLabel('Name').fill('Ada Okafor')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Phone').fill('+44 20 7946 0000')
  await form.getByLabel('Subject').selectOption('Others')
  await form.getByLabel('Message').fill('Which film for a west front?')
}

async function fillInquiry(form: Locator) {
  await form.getByLabel('Name').fill('Mei Tan')
  await form.getByLabel('Email').fill('mei@example.com')
  await form.getByLabel('Country').selectOption('Singapore')
  await form.getByLabel('City').fill('Tampines')
  await form.getByLabel('Message').fill('A dealer near me?')
}

async function fillApplication(form: Locator) {
  await form.getByLabel('Company name').fill('Glas Nord GmbH')
  await form.getByLabel('Contact name').fill('Jonas Beck')
  await form.getByLabel('Email').fill('jonas@example.com')
  await form.getByLabel('Phone').fill('+49 40 000000')
  await form.getByLabel('Country').selectOption('Germany')
  await form.getByLabel('City').fill('Hamburg')
  await form.getByLabel('Years in operation').selectOption('3-5 years')
  await form.getByRole('radio', { name: 'No' }).check()
  await form.getByLabel('Why do you want to work with us?').fill('We know glass.')
}

const forms = [
  ['/contact', 'Write to us', fillContact, /^Thanks for contacting us/],
  ['/find-dealer', 'Ask about your country', fillInquiry, /^Thank you for your inquiry!/],
  ['/become-distributor', 'Distributor application', fillApplication, /^Thank you for your appl/],
] as const

const footer = (page: Page) => page.getByRole('contentinfo')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** To the FAQ and back by links, without a reload. */
async function leaveAndReturn(page: Page, path: string) {
  await leave(page)
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(path)
}

async function leave(page: Page) {
  await footer(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faqs')
}

for (const [path, name, fill, text] of forms) {
  test(`${name} stays sent after Back and after links there and back, until a reload`, async ({
    page,
  }) => {
    await visit(page, path)
    const form = page.getByRole('form', { name })
    const thanks = page.getByRole('status').filter({ hasText: text })
    await fill(form)
    await form.getByRole('button').last().click()
    await expect(thanks).toBeFocused()

    await leave(page)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(thanks).toBeVisible()
    await expect(form).toHaveCount(0)

    await leaveAndReturn(page, path)
    await expect(thanks).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect(heading(page)).toBeFocused()

    await page.reload()
    await expect(form).toBeVisible()
    await expect(thanks).toHaveCount(0)
  })
}

test.describe('of the three newsletter forms', () => {
  const home = (page: Page) => page.getByRole('main')

  async function subscribe(form: Locator) {
    await form.getByLabel('Email').fill('ada@example.com')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByText(THANKS)).toBeVisible()
  }

  test('the one in the footer stays sent after the admin pages, which have no footer', async ({
    page,
  }) => {
    await visit(page, '/admin')
    await page.getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await subscribe(footer(page))
    await page.goBack()
    await expect(page).toHaveURL('/admin')
    await page.goForward()
    await expect(footer(page).getByText(THANKS)).toBeVisible()
    await expect(home(page).getByLabel('Email')).toBeVisible()
  })
})

test('a form that failed is offered again with what was typed', async ({ page }) => {
  await controlDatabase(page)
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await fillContact(form)
  await setDatabase(page, 'closed')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toBeVisible()
  await leaveAndReturn(page, '/contact')
  await expect(form.getByLabel('Name')).toHaveValue('Ada Okafor')
})
