import { test as isolated } from '@playwright/test'
import { holdScripts } from '../support/scripts'
import { expect, type Page } from '../support/shared-context'
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

async function fill(page: Page, form: (typeof forms)[number]) {
  if ('Which brands?' in form.typed) await radio(page, 'Yes').check()
  for (const [label, value] of Object.entries(form.chosen)) {
    await formOf(page, form).getByLabel(label).selectOption(value)
  }
  for (const [label, value] of Object.entries(form.typed)) {
    await formOf(page, form).getByLabel(label).fill(value)
  }
}

const [contact, , _distributor] = forms

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
