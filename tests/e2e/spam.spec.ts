import { test as isolated } from '@playwright/test'
import { addRecords, controlDatabase, setDatabase, storedRecords } from '../support/database'
import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'
import { signIn } from '../support/visitor'

interface Form {
  readonly path: string
  readonly name: string
  readonly collection: string
  readonly fill: (page: Page) => Promise<void>
  readonly success: string
}

const forms: readonly Form[] = [
  {
    path: '/contact',
    name: 'Write to us',
    collection: 'contact-messages',
    success: 'Thanks for contacting us. Our team will get back to you within 24–48 hours.',
    async fill(page) {
      const form = page.getByRole('form', { name: 'Write to us' })
      await form.getByLabel('Name').fill('Ada Okafor')
      await form.getByLabel('Email').fill('ada@example.com')
      await form.getByLabel('Phone').fill('+44 20 7946 0000')
      await form.getByLabel('Subject').selectOption('Product Inquiry')
      await form.getByLabel('Message').fill('Which film for a west front?')
    },
  },
  {
    path: '/find-dealer',
    name: 'Ask about your country',
    collection: 'contact-inquiries',
    success: 'Thank you for your inquiry! We will get back to you soon.',
    async fill(page) {
      const form = page.getByRole('form', { name: 'Ask about your country' })
      await form.getByLabel('Name').fill('Mei Tan')
      await form.getByLabel('Email').fill('mei@example.com')
      await form.getByLabel('Country').selectOption('Singapore')
      await form.getByLabel('City').fill('Singapore')
      await form.getByLabel('Message').fill('A dealer near Tampines?')
    },
  },
  {
    path: '/become-distributor',
    name: 'Distributor application',
    collection: 'distributor-applications',
    success: 'Thank you for your application! We will review your submission and contact you soon.',
    async fill(page) {
      await page.getByLabel('Company name').fill('Glas Nord GmbH')
      await page.getByLabel('Contact name').fill('Jonas Beck')
      await page.getByRole('main').getByLabel('Email').fill('jonas@example.com')
      await page.getByLabel('Phone').fill('+49 40 000000')
      await page.getByLabel('Country').selectOption('Germany')
      await page.getByLabel('City').fill('Hamburg')
      await page.getByLabel('Years in operation').selectOption('3-5 years')
      await page.getByRole('radio', { name: 'No' }).check()
      await page.getByLabel('Why do you want to work with us?').fill('We know glass.')
    },
  },
  {
    path: '/about',
    name: 'Newsletter',
    collection: 'newsletter-subscribers',
    success: 'Thank you for subscribing!',
    fill: (page) => page.getByRole('contentinfo').getByLabel('Email').fill('ada@example.com'),
  },
  {
    path: '/contact',
    name: 'Notes on light',
    collection: 'newsletter-subscribers',
    success: 'Thank you for subscribing!',
    fill: (page) => formOf(page, 'Notes on light').getByLabel('Email').fill('ada@example.com'),
  },
]

const [contact] = forms as [Form]

const formOf = (page: Page, name: string) =>
  page.getByRole(name === 'Newsletter' ? 'contentinfo' : 'main').getByRole('form', { name })
const trapOf = (page: Page, name: string) => formOf(page, name).locator('input[name=comment]')
const submit = (page: Page, name: string) => formOf(page, name).getByRole('button').click()

async function fillHoneypot(page: Page, name: string) {
  await trapOf(page, name).evaluate((trap: HTMLInputElement) => {
    trap.value = 'Cheap films'
  })
}

for (const { path, name, collection, fill, success } of forms) {
  isolated(
    `${name} on ${path}: thanks, and a mark on the record, for a filled honeypot and for speed`,
    async ({ page }) => {
      await page.clock.install()
      await visit(page, path)
      await fill(page)
      await fillHoneypot(page, name)
      await page.clock.fastForward(10_000)
      await submit(page, name)
      await expect(page.getByText(success)).toBeVisible()
      const [first] = await storedRecords(page, collection)
      expect(first).toMatchObject({ suspected: 'honeypot' })
      expect(first).not.toHaveProperty('comment')

      await visit(page, path)
      // Time stands still while the form is filled in.
      await page.clock.pauseAt(Date.now() + 60_000)
      await fill(page)
      await submit(page, name)
      await page.clock.resume()
      await expect(page.getByText(success)).toBeVisible()
      const records = await storedRecords(page, collection)
      expect(records.map(({ suspected }) => suspected).sort()).toEqual(['honeypot', 'speed'])
    },
  )
}

test('the honeypot is neither visible nor announced', async ({ page }) => {
  const { path, name } = contact
  await visit(page, path)
  const trap = trapOf(page, name)
  // Autofill and machines skip what is not rendered at all.
  expect(await trap.evaluate((element) => element.checkVisibility())).toBe(true)
  const box = await trap.locator('xpath=../..').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1)
  expect(box?.height).toBeLessThanOrEqual(1)
  const tree = await formOf(page, name).ariaSnapshot()
  expect(tree).toContain('textbox "Email"')
  expect(tree).not.toContain('Leave this field empty')
})

isolated(
  'a mark stays with the record when the write fails and it is sent again',
  async ({ page }) => {
    await controlDatabase(page)
    await page.clock.install()
    await visit(page, contact.path)
    await page.clock.pauseAt(Date.now() + 60_000)
    await contact.fill(page)
    await setDatabase(page, 'closed')
    await submit(page, contact.name)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.clock.fastForward(10_000)
    await setDatabase(page, 'working')
    await submit(page, contact.name)
    await page.clock.resume()
    await expect(page.getByText(contact.success)).toBeVisible()
    expect(await storedRecords(page, contact.collection)).toMatchObject([{ suspected: 'speed' }])
  },
)

test('a draft that is sent right after a reload is not marked', async ({ page }) => {
  await visit(page, contact.path)
  await contact.fill(page)
  await page.reload()
  await visit(page, contact.path)
  await formOf(page, contact.name).getByLabel('Message').focus()
  await submit(page, contact.name)
  await expect(page.getByText(contact.success)).toBeVisible()
  const [record] = await storedRecords(page, contact.collection)
  expect(record).not.toHaveProperty('suspected')
})

test('the dashboard says why a submission looks automated', async ({ page }) => {
  await visit(page, contact.path)
  await contact.fill(page)
  await fillHoneypot(page, contact.name)
  await submit(page, contact.name)
  await expect(page.getByText(contact.success)).toBeVisible()
  const subscriber = { id: 'a', email: 'x@example.com', subscribedAt: new Date() }
  await addRecords(page, 'newsletter-subscribers', [{ ...subscriber, suspected: 'speed' }])
  await signIn(page)
  const row = page.getByRole('table', { name: 'Contact Us Submissions' }).getByRole('row').nth(1)
  await expect(row).toContainText('Ada Okafor')
  const reason = 'Perhaps a machine: a hidden field was filled in'
  await expect(row.getByRole('img', { name: reason })).toBeVisible()
  await row.getByRole('button', { name: 'Ada Okafor' }).click()
  await expect(page.getByRole('article').getByText(reason)).toBeVisible()

  await page.getByRole('button', { name: 'Filters' }).click()
  const sender = page.getByLabel('Sender')
  await sender.selectOption('Probably a person')
  await expect(page.getByText('0 found in all 1')).toBeVisible()
  await sender.selectOption('Perhaps a machine')
  await expect(row).toContainText('Ada Okafor')
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(page.getByRole('img', { name: 'Perhaps a machine: filled in faster' })).toBeVisible()
})
