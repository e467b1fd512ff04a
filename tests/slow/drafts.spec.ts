import { brand } from '@duskpane/content/brand'
import { test as isolated } from '@playwright/test'
import { holdScripts } from '../support/scripts'
import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** Label and value of what is typed into each form; radios and selects among them. */
const forms = [
  {
    path: '/contact',
    name: 'Write to us',
    typed: { Name: 'Ada Okafor', Phone: '+44 20 7946', Message: 'Two lines:\n"one" & <b>two</b>' },
    chosen: { Subject: 'Product Inquiry' },
  },
  {
    path: '/find-dealer',
    name: 'Ask about your country',
    typed: { Email: 'mei@', City: 'Tampines', Message: 'A dealer near me?' },
    chosen: { Country: 'Singapore' },
  },
  {
    path: '/become-distributor',
    name: 'Distributor application',
    typed: { 'Company name': 'Glas Nord GmbH', Website: 'glasnord', 'Which brands?': 'Nordfilm' },
    chosen: { Country: 'Germany', 'Years in operation': '3-5 years' },
  },
  {
    path: '/checkout',
    name: 'Shipping details',
    typed: { Name: '王小明', 'Shipping address': '1 Example Street\nLondon' },
    chosen: {},
  },
] as const

const formOf = (page: Page, { name }: { name: string }) => page.getByRole('form', { name })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

/** The checkout is shown with something in the cart, which a reload empties. */
async function open(page: Page, { path }: { path: string }) {
  await visit(page, path === '/checkout' ? '/auto-store' : path)
  if (path !== '/checkout') return
  await page.getByRole('button', { name: 'Paint Protection Film' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
}

async function fill(page: Page, form: (typeof forms)[number]) {
  if ('Which brands?' in form.typed) await radio(page, 'Yes').check()
  for (const [label, value] of Object.entries(form.chosen)) {
    await formOf(page, form).getByLabel(label).selectOption(value)
  }
  for (const [label, value] of Object.entries(form.typed)) {
    await formOf(page, form).getByLabel(label).fill(value)
  }
}

async function expectFilled(page: Page, form: (typeof forms)[number]) {
  for (const [label, value] of Object.entries({ ...form.chosen, ...form.typed })) {
    await expect(formOf(page, form).getByLabel(label)).toHaveValue(value)
  }
}

for (const form of forms) {
  test(`${form.path}: what was typed survives a reload, and stays in its tab`, async ({
    page,
    context,
  }) => {
    await open(page, form)
    await fill(page, form)
    await page.reload()
    if (form.path === '/checkout') await open(page, form)
    await expectFilled(page, form)
    // A browser may bring values back after a reload by itself; after a new visit it does not.
    await open(page, form)
    await expectFilled(page, form)

    const other = await context.newPage()
    await open(other, form)
    for (const label of Object.keys(form.typed).filter((it) => it !== 'Which brands?')) {
      await expect(formOf(other, form).getByLabel(label)).toHaveValue('')
    }
  })
}

const [contact, , _distributor] = forms

async function sendContact(page: Page) {
  await fill(page, contact)
  await formOf(page, contact).getByLabel('Email').fill('ada@example.com')
  await formOf(page, contact).getByRole('button', { name: 'Send Message' }).click()
}

isolated('what was typed before hydration wins over the draft', async ({ page }) => {
  await visit(page, contact.path)
  await fill(page, contact)
  const release = await holdScripts(page)
  await page.goto(contact.path, { waitUntil: 'commit' })
  await formOf(page, contact).getByLabel('Name').fill('Grace')
  release()
  await expect(formOf(page, contact).getByLabel('Phone')).toHaveValue('+44 20 7946')
  await expect(formOf(page, contact).getByLabel('Name')).toHaveValue('Grace')
})

test('a damaged draft is ignored', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const key = `${brand.slug}-contact-messages`
  await visit(page, '/faqs')
  for (const damaged of [
    '{',
    'null',
    '"text"',
    '[1]',
    '{"name":7,"nobody":"x","subject":"Atlantis"}',
  ]) {
    await test.step(damaged, async () => {
      await page.evaluate(
        ([name, text]) => {
          sessionStorage.setItem(`${name}-draft`, text)
          sessionStorage.setItem(`${name}-attempt`, text)
        },
        [key, damaged] as const,
      )
      await visit(page, contact.path)
      const shown = formOf(page, contact).getByLabel('Subject').locator('option:checked')
      await expect(shown, damaged).toHaveText('Choose a subject')
      await sendContact(page)
      await expect(page.getByText(/^Thanks for contacting us/), damaged).toBeVisible()
      expect(errors, damaged).toEqual([])
    })
  }
})

declare global {
  interface Window {
    moved: PerformanceEntry[]
  }
}
