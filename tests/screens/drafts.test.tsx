import { brand } from '@duskpane/content/brand'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { breakDatabase, holdDatabase, repairDatabase, stored } from './database'
import { application, contact, fillIn, formOf, inquiry, send } from './forms'
import { arrived, reload, visit } from './visit'

/** Drafts are kept for a week or until they are stored. A sent form stays sent within the visit. */

const footer = () => within(screen.getByRole('contentinfo'))
const shipping = { name: 'Shipping details', button: 'Place Order' }

async function leave(user: UserEvent) {
  await user.click(footer().getByRole('link', { name: 'FAQ' }))
  await arrived('FAQs')
}

const week = 7 * 24 * 60 * 60 * 1000

test.each([
  [contact, { Name: 'Ada Okafor', Message: 'Two lines:\n"one" & <b>two</b>', Subject: 'Others' }],
  [inquiry, { Email: 'mei@', City: 'Tampines', Country: 'Singapore' }],
  [
    application,
    { 'Company name': 'Glas', Yes: 'checked', 'Which brands?': 'Nordfilm', Country: 'Germany' },
  ],
  [
    { ...shipping, path: '/checkout' },
    { Name: '王小明', 'Shipping address': 'Street\nLondon' },
  ],
] as const)(
  '$name: what was typed outlives its tab for a week, and can be discarded',
  async (form, typed) => {
    const user = await visit(form.path)
    await fillIn(user, form, typed)
    sessionStorage.clear()
    const written = Date.now()
    const draft = { ...localStorage }
    vi.spyOn(Date, 'now').mockReturnValue(written + week - 1000)
    await reload()
    for (const [label, value] of Object.entries(typed)) {
      if (value === 'checked') expect(formOf(form).getByLabelText(label)).toBeChecked()
      else expect(formOf(form).getByLabelText(label), label).toHaveValue(value)
    }
    await user.click(formOf(form).getByRole('button', { name: 'Discard' }))
    const controls = screen.getByRole<HTMLFormElement>('form', { name: form.name }).elements
    expect(controls[1], 'a fieldset comes first').toHaveFocus()
    expect(screen.getByText('Discard')).toHaveClass('invisible')
    const [label = ''] = Object.keys(typed)
    expect(formOf(form).getByLabelText(label)).toHaveValue('')
    await reload()
    expect(formOf(form).getByLabelText(label), 'after it was discarded').toHaveValue('')

    Object.assign(localStorage, draft)
    vi.spyOn(Date, 'now').mockReturnValue(written + week + 1000)
    await reload()
    expect(formOf(form).getByLabelText(label), 'after a week').toHaveValue('')
    expect(Object.keys(localStorage).join()).not.toContain('draft')
  },
)

test('a draft outlives a failure and the reload after it, and a visit to another page', async () => {
  const user = await visit('/contact')
  await fillIn(user, contact, contact.values)
  await leave(user)
  await user.click(footer().getByRole('link', { name: 'Contact Us' }))
  await screen.findByRole('form', { name: contact.name })
  breakDatabase('closed')
  await send(user, contact)
  await formOf(contact).findByRole('alert')
  await reload()
  expect(formOf(contact).getByLabelText('Message')).toHaveValue(contact.values.Message)
  repairDatabase()
})

test('a reload in the middle of a Submit, and Submit again: one record', async () => {
  const user = await visit('/contact')
  await fillIn(user, contact, contact.values)
  breakDatabase('silent')
  await send(user, contact)
  expect(formOf(contact).getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await waitFor(async () => expect(await stored(contact.collection)).toHaveLength(1))
  repairDatabase()
  await reload()
  await send(user, contact)
  expect(await screen.findByText(contact.thanks)).toBeVisible()
  expect(await stored(contact.collection)).toHaveLength(1)
})

test('a damaged draft is ignored', async () => {
  for (const damaged of [
    '{',
    'null',
    '"text"',
    '[1]',
    '{"at":1e99}',
    '{"at":1e99,"values":{"name":7,"nobody":"x","subject":"Atlantis"},"attempt":"x"}',
  ]) {
    localStorage.setItem(`${brand.slug}-contact-messages-draft`, damaged)
    const user = await visit('/contact')
    const subject = formOf(contact).getByLabelText('Subject')
    expect(subject, damaged).toHaveDisplayValue('Choose a subject')
    await fillIn(user, contact, contact.values)
    await send(user, contact)
    expect(await screen.findByText(contact.thanks), damaged).toBeVisible()
  }
})

test('where storage is full or blocked, typing and sending go on', async () => {
  const refuse = (name: string) => () => {
    throw new DOMException('It is refused.', name)
  }
  const full = vi.spyOn(Storage.prototype, 'setItem')
  full.mockImplementation(refuse('QuotaExceededError'))
  const blocked = vi.spyOn(window, 'localStorage', 'get')
  for (const name of ['full', 'blocked']) {
    if (name === 'blocked') blocked.mockImplementation(refuse('SecurityError'))
    const user = await visit('/contact')
    await fillIn(user, contact, contact.values)
    await send(user, contact)
    expect(await screen.findByText(contact.thanks), name).toBeVisible()
  }
})

test.each([contact, inquiry, application])(
  '$name stays sent after Back and after links there and back, until a reload',
  async (form) => {
    const user = await visit(form.path)
    await fillIn(user, form, form.values)
    await send(user, form)
    await screen.findByText(form.thanks)
    await leave(user)
    history.back()
    expect(await screen.findByText(form.thanks)).toBeVisible()
    expect(screen.queryByRole('form', { name: form.name })).toBeNull()
    const [record] = await stored(form.collection)
    const summary = within(await screen.findByRole('region', { name: 'What you sent' }))
    expect(summary.getByText(/reaches no one/)).toBeVisible()
    expect(summary.queryByText(/We write to this address/)).toBeNull()
    expect(summary.getByText(String(record?.id).slice(-8))).toBeVisible()
    expect(summary.getByText(form.values.Email)).toBeVisible()
    const says = screen.queryByRole('heading', { name: 'What happens now' }) !== null
    // The page for distributors has the steps above the form.
    expect(says).toBe(form.path !== '/become-distributor')

    await leave(user)
    const links = document.querySelectorAll<HTMLElement>(
      `footer a[href="${form.path}"], header a[href="${form.path}"]`,
    )
    await user.click(links[0] as HTMLElement)
    expect(await screen.findByText(form.thanks)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())

    await reload()
    expect(formOf(form).getByRole('button', { name: form.button })).toBeEnabled()
    expect(screen.queryByText(form.thanks)).toBeNull()
  },
)

test('a form that is stored after its page was left counts as sent', async () => {
  const user = await visit('/contact')
  await fillIn(user, contact, contact.values)
  const release = holdDatabase()
  await send(user, contact)
  await leave(user)
  release()
  await waitFor(async () => expect(await stored(contact.collection)).toHaveLength(1))
  history.back()
  expect(await screen.findByText(contact.thanks)).toBeVisible()
})

test('an address or a number that looks wrong is asked about once, and then taken', async () => {
  const user = await visit('/contact')
  await fillIn(user, contact, { ...contact.values, Email: 'office@ekoglass', Phone: '020 CALL' })
  await send(user, contact)
  expect(await stored(contact.collection)).toEqual([])
  expect(formOf(contact).getByLabelText('Email')).toHaveAccessibleDescription(/no ending/)
  expect(formOf(contact).getByLabelText('Phone')).toHaveAccessibleDescription(/letters/)
  await send(user, contact)
  expect(await screen.findByText(contact.thanks)).toBeVisible()
  expect(await stored(contact.collection)).toMatchObject([
    { email: 'office@ekoglass', phone: '020 CALL' },
  ])
})
