import { checkoutForm } from '@duskpane/content/forms/checkout'
import { test as isolated } from '@playwright/test'
import { collections } from '../../site/backend/collections'
import { storedRecords } from '../support/database'
import { holdScripts } from '../support/scripts'
import { expect, type Locator, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

const { company, website, name, email, phone, city, brands, why } =
  collections['distributor-applications'].fields
const limits = {
  company: company.limit,
  website: website.limit,
  name: name.limit,
  email: email.limit,
  phone: phone.limit,
  city: city.limit,
  brands: brands.limit,
  why: why.limit,
  message: collections['contact-messages'].fields.message.limit,
}

/** Every text field of every form, with the most it takes. */
const forms = [
  {
    path: '/contact',
    name: 'Write to us',
    fields: {
      Name: limits.name,
      Email: limits.email,
      Phone: limits.phone,
      Message: limits.message,
    },
  },
  {
    path: '/find-dealer',
    name: 'Ask about your country',
    fields: {
      Name: limits.name,
      Email: limits.email,
      City: limits.city,
      Phone: limits.phone,
      Message: limits.message,
    },
  },
  {
    path: '/become-distributor',
    name: 'Distributor application',
    fields: {
      'Company name': limits.company,
      Website: limits.website,
      'Contact name': limits.name,
      Email: limits.email,
      Phone: limits.phone,
      City: limits.city,
      'Which brands?': limits.brands,
      'Why do you want to work with us?': limits.why,
    },
  },
  {
    path: '/checkout',
    name: 'Shipping details',
    fields: {
      Name: limits.name,
      Email: limits.email,
      'Shipping address': checkoutForm.addressLimit,
    },
  },
  { path: '/contact', name: 'Notes on light', fields: { Email: limits.email } },
  { path: '/about', name: 'Newsletter', fields: { Email: limits.email } },
] as const

/** So many characters, of the form that the field asks for. */
function textFor(label: string, length: number): string {
  if (label === 'Email') return `a@${'b.'.repeat(length)}`.slice(0, length - 1).concat('c')
  if (label === 'Website') return `https://example.com/${'x'.repeat(length)}`.slice(0, length)
  return 'x'.repeat(length)
}

const formOf = (page: Page, name: string) => page.getByRole('form', { name }).first()
const send = (form: Locator) => form.getByRole('button').last().click()

async function paste(page: Page, field: Locator, text: string) {
  await field.fill('')
  await field.focus()
  await page.keyboard.insertText(text)
}

for (const { path, name, fields } of forms) {
  test(`${name} on ${path}: text pasted beyond a limit stays whole and is invalid`, async ({
    page,
  }) => {
    await visit(page, path)
    const form = formOf(page, name)
    if ('Which brands?' in fields) await page.getByRole('radio', { name: 'Yes' }).check()
    const limited = Object.entries(fields).map(([label, most]) => ({
      label,
      most,
      field: form.getByLabel(label),
    }))
    for (const { label, most, field } of limited) {
      const tooLong = textFor(label, most + 12)
      await paste(page, field, tooLong)
      await expect(field, label).toHaveValue(tooLong)
      await expect(field, label).toHaveAccessibleDescription(/12 characters too many/)
    }

    await send(form)
    for (const { label, most, field } of limited) {
      const message = `Shorten this by 12 characters: ${most.toLocaleString('en-US')} is the most we can take.`
      await expect(field, label).toHaveAccessibleDescription(new RegExp(`^${message}`))
      await expect(field, label).toHaveValue(textFor(label, most + 12))
    }

    for (const { label, most, field } of limited) {
      await paste(page, field, textFor(label, most))
      await expect(field, label).toHaveAccessibleDescription(/0 characters left/)
      expect(await field.evaluate((it: HTMLInputElement) => it.validity.valid), label).toBe(true)
      await paste(page, field, textFor(label, Math.floor(most / 2)))
      await expect(field, label).not.toHaveAccessibleDescription(/characters/)
    }
    await expect(form.getByText(/^Shorten this/)).toHaveCount(0)
  })
}

isolated(
  'the characters left are shown before a limit is hit, and announced once typing pauses',
  async ({ page }) => {
    await page.clock.install()
    await visit(page, '/contact')
    const form = formOf(page, 'Write to us')
    const field = form.getByLabel('Phone')
    const announced = form.locator('[role=status]:not([data-slot=form-status])')
    await field.fill('1'.repeat(36))
    await expect(form.getByText('left')).toHaveCount(0)

    await page.clock.pauseAt(Date.now() + 60_000)
    for (const left of ['3 characters left', '2 characters left', '1 character left']) {
      await field.press('2')
      await expect(form.getByText(left)).toBeVisible()
      await expect(announced).toBeEmpty()
      await page.clock.runFor(900)
    }
    await expect(announced).toBeEmpty()
    await page.clock.runFor(100)
    await expect(announced).toHaveText('1 character left')
  },
)

test('a text that is too long is not stored, one that just fits is stored whole', async ({
  page,
}) => {
  await visit(page, '/contact')
  const form = formOf(page, 'Write to us')
  await form.getByLabel('Name').fill('Ada Okafor')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Phone').fill('+44 20 7946 0000')
  await form.getByLabel('Subject').selectOption('Others')
  await paste(page, form.getByLabel('Message'), 'y'.repeat(20_000))
  await send(form)
  await expect(form.getByText(/^Shorten this by 15,000 characters/)).toBeVisible()
  await expect(form.getByLabel('Message')).toBeFocused()
  expect(await storedRecords(page, 'contact-messages')).toEqual([])
  const full = `${'y'.repeat(limits.message - 3)}\nZ.`
  await paste(page, form.getByLabel('Message'), full)
  await send(form)
  await expect(page.getByText(/^Thanks for contacting us/)).toBeVisible()
  expect(await storedRecords(page, 'contact-messages')).toMatchObject([{ message: full }])
})

isolated('a text that was too long before hydration is marked too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const field = formOf(page, 'Write to us').getByLabel('Name')
  await field.fill('x'.repeat(200))
  release()
  await expect(field).toHaveAccessibleDescription('80 characters too many')
})
