import { dealers } from '@duskpane/content/pages/dealers'
import { type Dealer, plain } from '@duskpane/content/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { BackendError } from '../../site/backend/backend'
import { createBackend } from '../../site/backend/embedded/embedded'
import { fieldsOf } from '../backend/submissions'
import { breakDatabase, holdDatabase, repairDatabase, stored } from './database'
import { application, contact, controlOf, fillIn, formOf, inquiry, send } from './forms'
import { address, enter, visit } from './visit'

/** The three long forms: stored values, required fields, and messages when the store fails. */

const forms = [
  [
    contact,
    {
      name: 'Ada Okafor',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      subject: 'Product Inquiry',
      message: 'Which film for a west front?\nSecond line.',
      status: 'pending',
    },
    'closed',
  ],
  [
    inquiry,
    {
      name: 'Mei Tan',
      email: 'mei@example.com',
      country: 'Singapore',
      city: 'Tampines',
      phone: '',
      message: 'A dealer near me?',
      type: 'dealer-inquiry',
      status: 'pending',
    },
    'aborting',
  ],
  [
    application,
    {
      company: 'Glas Nord GmbH',
      website: '',
      name: 'Jonas Beck',
      email: 'jonas@example.com',
      phone: '+49 40 000000',
      country: 'Germany',
      city: 'Hamburg',
      distributes: 'No',
      brands: '',
      years: '3-5 years',
      why: 'We know glass.',
      status: 'pending',
    },
    'full',
  ],
] as const

describe.each(forms)('$name', (form, record, fault) => {
  test('a double click stores one record, every control is disabled until then, and the thanks replace the form', async () => {
    const user = await visit(form.path)
    await fillIn(user, form, form.values)
    const before = Date.now()
    const release = holdDatabase()
    await user.dblClick(formOf(form).getByRole('button', { name: form.button }))
    expect(formOf(form).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    expect(formOf(form).getByText('Submitting...', { selector: 'p' })).toHaveRole('status')
    for (const label of Object.keys(form.values)) {
      expect(controlOf(form, label), label).toBeDisabled()
    }
    for (const it of formOf(form).getAllByRole('button')) expect(it).toBeDisabled()
    release()
    await screen.findByText(form.thanks)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(form.thanks))
    await waitFor(() => expect(document.activeElement).toHaveRole('status'))
    expect(screen.queryByRole('form', { name: form.name })).toBeNull()

    const [first, ...more] = await stored(form.collection)
    expect(more).toEqual([])
    const { id, submittedAt, ...fields } = first ?? {}
    expect(fields).toMatchObject(record)
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
    expect((submittedAt as Date).getTime()).toBeGreaterThanOrEqual(before)
    expect(JSON.stringify({ ...localStorage })).not.toContain(record.name)
  })

  test(`a database that is ${fault}: one message above the form until something is typed, values kept, the next try works`, async () => {
    const user = await visit(form.path)
    await fillIn(user, form, form.values)
    breakDatabase(fault)
    await send(user, form)
    const alert = await formOf(form).findByRole('alert')
    expect(alert).toHaveTextContent(form.failure)
    await waitFor(() => expect(alert).toHaveFocus())
    expect(screen.getAllByText(form.failure)).toHaveLength(1)
    const email = formOf(form).getByLabelText('Email')
    expect(alert.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    for (const [label, value] of Object.entries(form.values)) {
      if (value === 'checked') expect(controlOf(form, label)).toBeChecked()
      else expect(controlOf(form, label), label).toHaveValue(value)
    }
    await user.type(email, '.uk')
    expect(screen.queryByText(form.failure)).toBeNull()

    repairDatabase()
    expect(await stored(form.collection)).toEqual([])
    await send(user, form)
    expect(await screen.findByText(form.thanks)).toBeVisible()
    const records = await stored(form.collection)
    expect(records).toMatchObject([{ ...record, email: `${record.email}.uk` }])
  })

  test('with any one required field empty or blank nothing is stored, and that field alone is marked and focused', async () => {
    const user = await visit(form.path)
    await fillIn(user, form, form.values)
    const marked = () =>
      screen.getByRole('form', { name: form.name }).querySelectorAll('[aria-invalid=true]')
    for (const [label, value] of Object.entries(form.values)) {
      const field = controlOf(form, label)
      if (field instanceof HTMLSelectElement || value === 'checked') continue
      if (!(field as HTMLInputElement).required) continue
      await enter(user, field, '')
      await send(user, form)
      expect(field, label).toHaveFocus()
      await enter(user, field, '\u00a0\u200b\ufffa')
      await send(user, form)
      expect(field, label).toHaveFocus()
      expect(field, label).toHaveAccessibleDescription(/^Please fill out this field\./)
      expect(marked(), label).toHaveLength(1)
      await enter(user, field, value)
      expect(marked(), label).toHaveLength(0)
    }
    expect(await stored(form.collection)).toEqual([])
  })
})

test('an address without @ is invalid until it is fixed, and stored as it was meant', async () => {
  const user = await visit('/contact')
  await fillIn(user, contact, { ...contact.values, Email: 'ada.example.com' })
  await send(user, contact)
  const email = formOf(contact).getByLabelText('Email')
  expect(email).toHaveFocus()
  expect(formOf(contact).getByText(/Please include an '@' in the email address/)).toBeVisible()
  await enter(user, email, '\u200bada＠example．com\u00a0')
  expect(formOf(contact).queryByText(/Please include an '@'/)).toBeNull()
  expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await send(user, contact)
  expect(await screen.findByText(contact.thanks)).toBeVisible()
  expect(await stored(contact.collection)).toMatchObject([{ email: 'ada@example.com' }])
})

test('submitted empty, a form marks what it requires, says how much that is, and has the first of it focused', async () => {
  for (const [form, first, lists] of [
    [contact, 'Name', ['Subject']],
    [inquiry, 'Name', ['Country']],
    [application, 'Company name', ['Country', 'Years in operation']],
  ] as const) {
    const user = await visit(form.path)
    await send(user, form)
    const { getByText, getByLabelText, getByRole, queryAllByLabelText } = formOf(form)
    const fields = fieldsOf(form.collection).map(([, { required }]) => required)
    const count = fields.filter((required) => required === true).length
    expect(getByText(`${count} fields need another look.`), form.name).toHaveRole('status')
    expect(getByLabelText(first)).toHaveFocus()
    expect(getByLabelText(first)).toHaveAccessibleDescription('Please fill out this field.')
    for (const label of lists) {
      const choose = 'Please select an item in the list.'
      expect(getByLabelText(label), label).toHaveAccessibleDescription(choose)
    }
    const optional = queryAllByLabelText(/ \(optional\)$/)
    expect(optional).toHaveLength(fields.filter((required) => required === false).length)
    for (const field of optional) expect(field).not.toHaveAttribute('aria-invalid', 'true')
    if (form === application) {
      const distributes = { name: 'Do you distribute window films today?' }
      expect(getByRole('group', distributes)).toHaveAccessibleDescription(
        'Please select one of these options.',
      )
    }
    expect(await stored(form.collection)).toEqual([])
  }
})

test('a database that answers too late: a failure after 15 s, and one record in the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const user = await visit('/contact')
  await fillIn(user, contact, contact.values)
  const release = holdDatabase()
  await send(user, contact)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await formOf(contact).findByRole('alert')).toHaveTextContent(contact.failure)
  expect(formOf(contact).getByLabelText('Message')).toHaveValue(contact.values.Message)
  release()
  await send(user, contact)
  expect(await screen.findByText(contact.thanks)).toBeVisible()
  expect(await stored(contact.collection)).toHaveLength(1)
})

test('what may be stored is not called a failure, and is stored once', async () => {
  const backend = createBackend()
  const submit = vi.spyOn(backend.submissions, 'submit')
  const maybe =
    'No answer came: it may have reached us. Submit it again unchanged, and it is stored only once.'
  const user = await visit('/contact', backend)
  await fillIn(user, contact, contact.values)
  const failed = () => formOf(contact).findByRole('alert')
  submit.mockRejectedValueOnce(new BackendError('unconfirmed', 'No answer.'))
  await send(user, contact)
  expect(await failed()).toHaveTextContent(maybe)
  submit.mockRejectedValueOnce(new BackendError('permission-denied', 'Refused.'))
  await send(user, contact)
  await waitFor(async () => expect((await failed()).textContent).toBe(contact.failure))
  const ids = submit.mock.calls.map(([, id, , sentBefore]) => [id, sentBefore])
  expect(ids).toEqual([
    [ids[0]?.[0], false],
    [ids[0]?.[0], true],
  ])

  const newsletter = within(
    within(screen.getByRole('main')).getByRole('form', { name: 'Notes on light' }),
  )
  submit.mockRejectedValueOnce(new BackendError('unconfirmed', 'No answer.'))
  await enter(user, newsletter.getByLabelText('Email'), 'ada@example.com')
  await user.click(newsletter.getByRole('button', { name: 'Subscribe' }))
  expect(await newsletter.findByText(maybe)).toBeVisible()
})

test('brands are asked for only with Yes, are then required, and are stored', async () => {
  const user = await visit('/become-distributor')
  await fillIn(user, application, application.values)
  expect(formOf(application).queryByLabelText('Which brands?')).toBeNull()
  await fillIn(user, application, { Yes: 'checked' })
  await send(user, application)
  expect(formOf(application).getByLabelText('Which brands?')).toHaveFocus()
  expect(formOf(application).getByLabelText('Which brands?')).toHaveAccessibleDescription(
    'Please fill out this field.',
  )
  expect(await stored('distributor-applications')).toEqual([])
  await fillIn(user, application, { 'Which brands?': 'Nordfilm' })
  await send(user, application)
  expect(await screen.findByText(application.thanks)).toBeVisible()
  expect(await stored('distributor-applications')).toMatchObject([
    { distributes: 'Yes', brands: 'Nordfilm' },
  ])
})

test('brands typed before changing to No are not stored', async () => {
  const user = await visit('/become-distributor')
  await fillIn(user, application, { ...application.values, Yes: 'checked' })
  await fillIn(user, application, { 'Which brands?': 'Nordfilm', No: 'checked' })
  expect(formOf(application).queryByLabelText('Which brands?')).toBeNull()
  await send(user, application)
  expect(await screen.findByText(application.thanks)).toBeVisible()
  expect(await stored('distributor-applications')).toMatchObject([
    { distributes: 'No', brands: '' },
  ])
})

test('a website is stored as it was typed', async () => {
  for (const website of ['www.tint.de', 'HTTPS://tint.de/folien', 'see our Instagram']) {
    const user = await visit('/become-distributor')
    await fillIn(user, application, application.values)
    await enter(user, formOf(application).getByLabelText(/^Website/), website)
    await send(user, application)
    expect(await screen.findByText(application.thanks), website).toBeVisible()
  }
  const records = await stored('distributor-applications')
  expect(records.map(({ website }) => website).sort()).toEqual([
    'HTTPS://tint.de/folien',
    'see our Instagram',
    'www.tint.de',
  ])
})

test('a country leads to its dealer, and fills in the form until its visitor writes to it', async () => {
  const dealer = dealers.cards[0] as Dealer
  const [city = ''] = plain(dealer.places[0].location).split(',')
  const name = plain(dealer.name)
  const user = await visit('/find-dealer')
  const ask = () => screen.getByLabelText('Where is your glass?')
  const answer = () => {
    const heading = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    return heading.map((it) => it.closest('[role=status]')).find(Boolean)
  }
  const form = () => within(document.querySelector('#inquiry') as HTMLElement)
  const countryIs = (country: string) =>
    waitFor(() => expect(form().getByLabelText('Country')).toHaveValue(country))
  expect(form().getByText(/comes once the glass is measured/)).toBeVisible()
  await user.selectOptions(ask(), 'Germany')
  await waitFor(() =>
    expect(answer()).toHaveTextContent(new RegExp(`It is \\w+day, \\d+:\\d\\d [AP]M in ${city}`)),
  )
  expect(address()).toBe('/find-dealer?country=Germany')
  await user.click(
    within(answer() as HTMLElement).getByRole('link', { name: 'Ask through the form' }),
  )
  // The page has followed its address once the target has the focus.
  await waitFor(() => expect(document.querySelector('#inquiry')).toHaveFocus())
  await countryIs('Germany')
  expect(form().getByRole('heading', { name: new RegExp(`^Ask .*${name}$`) })).toBeVisible()
  expect(
    form().getByText(new RegExp(`${name} answers Monday to Friday.*glass is measured`)),
  ).toBeVisible()
  expect(form().queryByText(/No dealer listed near you|Other countries/)).toBeNull()

  await user.selectOptions(ask(), 'Kenya')
  await waitFor(() => expect(answer()).toHaveTextContent('No dealer in Kenya yet'))
  await countryIs('Other')
  expect(form().getByText(/^No dealer listed near you/)).toBeVisible()
  expect(form().getByLabelText('Message')).toHaveValue('I am in Kenya.')

  await fillIn(user, inquiry, { Message: 'I am in Kenya, with two cars.' })
  await user.selectOptions(ask(), 'United States')
  await waitFor(() => expect(answer()).toHaveTextContent('our head office answers'))
  await countryIs('United States')
  expect(form().getByLabelText('Message')).toHaveValue('I am in Kenya, with two cars.')
})
