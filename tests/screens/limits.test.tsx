import { checkoutForm } from '@duskpane/content/forms/checkout'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { collections } from '../../site/backend/collections'
import { stored } from './database'
import { contact, fillIn, formOf, send } from './forms'
import { enter, visit } from './visit'

const { company, website, name, email, phone, city, brands, why } =
  collections['distributor-applications'].fields
const { message } = collections['contact-messages'].fields

/** Every text field of every form, with its limit. */
const forms = [
  ['/contact', 'Write to us', { Name: name, Email: email, Phone: phone, Message: message }],
  [
    '/find-dealer',
    'Ask about your country',
    { Name: name, Email: email, City: city, Phone: phone, Message: message },
  ],
  [
    '/become-distributor',
    'Distributor application',
    {
      'Company name': company,
      Website: website,
      'Contact name': name,
      Email: email,
      Phone: phone,
      City: city,
      'Which brands?': brands,
      'Why do you want to work with us?': why,
    },
  ],
  [
    '/checkout',
    'Shipping details',
    { Name: name, Email: email, 'Shipping address': { limit: checkoutForm.addressLimit } },
  ],
  ['/contact', 'Notes on light', { Email: email }],
] as const

/** A text of this length in the format of the field. */
function textFor(label: string, length: number): string {
  if (label === 'Email') return `a@${'b.'.repeat(length)}`.slice(0, length - 1).concat('c')
  return (label === 'Phone' ? '7' : 'x').repeat(length)
}

test('text pasted beyond a limit stays whole and is invalid', async () => {
  for (const [path, name, fields] of forms) {
    const user = await visit(path)
    const form = () => within(screen.getAllByRole('form', { name })[0] as HTMLElement)
    if ('Which brands?' in fields) await user.click(form().getByRole('radio', { name: 'Yes' }))
    const limits = Object.entries<{ limit: number }>(fields)
    const field = (label: string) =>
      form().getByLabelText<HTMLInputElement>(new RegExp(`^${label.replace('?', '\\?')}`))
    for (const [label, { limit }] of limits) {
      const tooLong = textFor(label, limit + 12)
      await enter(user, field(label), tooLong)
      expect(field(label), label).toHaveValue(tooLong)
      expect(field(label), label).toHaveAccessibleDescription(/12 characters too many/)
    }
    const buttons = form().getAllByRole<HTMLButtonElement>('button')
    await user.click(buttons.find(({ type }) => type === 'submit') as HTMLElement)
    for (const [label, { limit }] of limits) {
      const said = `Shorten this by 12 characters: ${limit.toLocaleString('en-US')} is the most we can take.`
      expect(field(label), label).toHaveAccessibleDescription(new RegExp(`^${said}`))
      expect(field(label), label).toHaveValue(textFor(label, limit + 12))
    }
    for (const [label, { limit }] of limits) {
      await enter(user, field(label), textFor(label, limit))
      expect(field(label), label).toHaveAccessibleDescription(/0 characters left/)
      expect(field(label).validity.valid, label).toBe(true)
      await enter(user, field(label), textFor(label, Math.floor(limit / 2)))
      expect(field(label), label).not.toHaveAccessibleDescription(/characters/)
    }
    expect(form().queryByText(/^Shorten this/)).toBeNull()
  }
})

test('a text that is too long is not stored, one that just fits is stored whole', async () => {
  const user = await visit('/contact')
  await fillIn(user, contact, { ...contact.values, Message: 'y'.repeat(20_000) })
  await send(user, contact)
  expect(formOf(contact).getByText(/^Shorten this by 15,000 characters/)).toBeVisible()
  expect(formOf(contact).getByLabelText('Message')).toHaveFocus()
  expect(await stored('contact-messages')).toEqual([])
  const full = `${'y'.repeat(message.limit - 3)}\nZ.`
  await fillIn(user, contact, { Message: full })
  await send(user, contact)
  await screen.findByText(contact.thanks)
  expect(await stored('contact-messages')).toMatchObject([{ message: full }])
})
