import { brand } from '@duskpane/content/brand'
import { confirmedFixes } from '@duskpane/content/confirmed-fixes'
import { home } from '@duskpane/content/pages/home'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { collectionNames } from '../../site/backend/collections'
import type { Watch } from '../../site/backend/desk'
import { submissions } from '../backend/submissions'
import { message, messages } from '../support/message'
import { breakDatabase, holdDatabase, repairDatabase, stored } from './database'
import {
  addRecords,
  button,
  history as done,
  hearsOthers,
  openDesk,
  openRecord,
  rows,
  signedIn,
  tab,
  table,
} from './desk'
import { address, arrived, enter, reload, visit } from './visit'

/** A day's work at the desk: the lists, the open record and bulk actions. */

const subscriber = (id: string, email: string) => ({
  id,
  email,
  subscribedAt: new Date(Date.UTC(2026, 0, 1)),
})

test('a list has its records, the newest first, and the open record has every field', async () => {
  const user = await openDesk({ 'contact-messages': [message(1), message(3), message(2)] })
  expect(rows().map((row) => /Person \d/.exec(row.textContent)?.[0])).toEqual([
    'Person 3',
    'Person 2',
    'Person 1',
  ])
  await user.click(button('Person 3'))
  for (const text of [
    'message-000000000003',
    'person-3@example.com',
    '+1 302 555 0100',
    'Product Inquiry',
    'Message 3',
    new Date(Date.UTC(2026, 0, 1, 12, 0, 3)).toLocaleString(),
  ]) {
    expect(openRecord().getAllByText(text, { exact: false })[0], text).toBeVisible()
  }
})

test('State and Due are columns by choice', async () => {
  const user = await openDesk({ 'contact-messages': [message(1)] })
  const headers = (name?: string) =>
    table(name)
      .getAllByRole('columnheader')
      .flatMap((it) => it.textContent || [])
      .join(', ')
  expect(headers()).toMatch(/^ID, Name, .*, Submitted$/)
  expect(rows()[0]).toHaveTextContent('New, Overdue')

  const columnChoice = (name: string) =>
    screen.getByLabelText(name, { selector: '[data-slot=popover-content] input' })
  await user.click(button('Columns'))
  await user.click(columnChoice('State'))
  await user.click(columnChoice('Due'))
  expect(headers()).toMatch(/, Submitted, State, Due$/)

  await user.keyboard('{Escape}')
  await user.click(tab('Newsletter Subscribers'))
  expect(headers('Newsletter Subscribers')).toBe('ID, Email, Subscribed')
})

test('a click on an id opens its record, where a button copies the whole', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await user.click(table().getByText('0001'))
  expect(openRecord().getByRole('heading', { name: 'Person 1' })).toBeVisible()
  await user.click(openRecord().getByRole('button', { name: 'Copy 00000001' }))
  expect(await navigator.clipboard.readText()).toBe('message-000000000001')
  const phone = openRecord().getByRole('link', { name: '+1 302 555 0100' })
  expect(phone).toHaveAttribute('href', 'tel:+13025550100')
})

test('each state has a mark of its own shape in the list, and its word for who cannot see it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T13:00Z') })
  const states = ['pending', 'in-progress', 'answered', 'closed', 'spam']
  await openDesk({
    'contact-messages': states.map((status, place) => message(place + 1, { status })),
  })
  for (const [place, word] of ['Spam', 'Closed', 'Answered', 'In progress', 'New'].entries())
    expect(within(rows()[place] as HTMLElement).getByTitle(word)).toHaveTextContent(word)
  const shapes = table()
    .getAllByTitle(/./)
    .flatMap((it) => it.firstElementChild?.className ?? [])
  expect(new Set(shapes.filter((it) => it.includes('shrink-0'))).size).toBe(states.length)
})

test('a list is filtered by each colleague that any of its records was given to', async () => {
  const given = message(1, { status: 'in-progress', assignee: 'jo@example.com' })
  const user = await openDesk({ 'contact-messages': [given, message(2)] })
  await user.click(button('Filters'))
  const choice = () => screen.getByLabelText('Assigned to', { selector: 'select' })
  await user.selectOptions(choice(), 'jo@example.com')
  expect(await screen.findByText('1 found in all 2 of Contact Us Submissions')).toBeVisible()
  expect(address()).toBe('/admin-dashboard')
  await user.selectOptions(choice(), 'Nobody')
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Person 2'))
  expect(within(choice()).getByRole('option', { name: 'jo@example.com' })).toBeInTheDocument()
})

test('who has an old record is offered before that is loaded', async () => {
  const old = message(0, { status: 'in-progress', assignee: 'old@example.com' })
  const user = await openDesk({ 'contact-messages': [old, ...messages(60)] })
  await user.click(button('Filters'))
  const choice = screen.getByLabelText('Assigned to', { selector: 'select' })
  await waitFor(() => within(choice).getByRole('option', { name: 'old@example.com' }))
  expect(rows()).toHaveLength(50)
})

test('no value turns the one beside it round, and no mail goes to two people', async () => {
  const turned = '\u202Egro.elpmaxe@ada'
  const user = await openDesk({
    'contact-messages': [
      message(1, { name: turned, email: turned }),
      message(2, { name: 'Eve', email: 'a,victim@example.com' }),
    ],
  })
  await user.click(button('Eve'))
  expect(openRecord().getByText('This is not one address', { exact: false })).toBeVisible()
  expect(document.querySelectorAll('a[href^=mailto]')).toHaveLength(0)
  await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
  await user.click(button('Erase'))
  const values = screen.getByRole('alertdialog').querySelectorAll('li bdi')
  expect([...values].map((it) => it.textContent)).toEqual([turned, turned])
})

test('more than 50 records load page by page', async () => {
  const user = await openDesk({ 'contact-messages': messages(53) })
  expect(await screen.findByText('50 of 53 loaded')).toBeVisible()
  expect(screen.getByText('50 of 53', { exact: true }), 'beside the title').toBeVisible()
  await user.click(button('Load more'))
  await waitFor(() => expect(rows()).toHaveLength(53))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a search finds what is not loaded, and Clear ends it', async () => {
  const user = await openDesk({ 'contact-messages': messages(60) })
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'PERSÓN-1@example.com')
  expect(await screen.findByText('1 found in all 60 of Contact Us Submissions')).toBeVisible()
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('Person 1')
  await enter(user, screen.getByRole('searchbox', { name: 'Search' }), 'nobody')
  expect(await screen.findByText('Nothing matches.')).toBeVisible()
  await user.click(button('Clear'))
  expect(await screen.findByText('50 of 60 loaded')).toBeVisible()
})

test('what was searched in one list is found in any, in All Lists', async () => {
  const user = await openDesk({
    'contact-messages': messages(2),
    'contact-inquiries': [{ ...message(7), name: 'Ines', country: 'France', city: 'Lyon' }],
    'newsletter-subscribers': [subscriber('one', 'ines@example.com')],
  })
  await enter(user, screen.getByRole('searchbox'), 'ines')
  expect(await screen.findByText(/^0 found in all 2 of Contact Us Submissions/)).toBeVisible()
  await user.click(tab('All Lists'))
  await waitFor(() => expect(rows('All Lists')).toHaveLength(2))
  expect(screen.getByRole('searchbox')).toHaveValue('ines')
  expect(rows('All Lists').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Dealer Inquiries'),
    expect.stringContaining('Newsletter Subscribers'),
  ])
  await user.click(button('Ines'))
  expect(openRecord().getByText('Lyon')).toBeVisible()
  await user.click(button('Clear'))
  expect(await screen.findByText(/^Search, or set a filter/), 'not all is read').toBeVisible()
})

test('a filter by subject lists those alone, and a selection does not go over to another', async () => {
  const user = await openDesk({
    'contact-messages': [...messages(2), message(3, { subject: 'Others' })],
  })
  await user.click(button('Filters'))
  await user.selectOptions(screen.getByLabelText('Subject', { selector: 'select' }), 'Others')
  expect(await screen.findByText('1 found in all 3 of Contact Us Submissions')).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(1))
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.selectOptions(
    screen.getByLabelText('Subject', { selector: 'select' }),
    'Product Inquiry',
  )
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByText(/selected$/)).toBeNull()

  // The list has the room of the filters while a record stands beside it.
  const subject = screen.getByLabelText('Subject', { selector: 'select' })
  await user.click(button('Person 2'))
  expect(subject).not.toBeVisible()
  await user.click(button('Back to the list'))
  expect(subject).toBeVisible()
})

test('what is due or overdue is counted, and is a filter that is pressed and released', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-08T12:00Z') })
  const user = await openDesk({
    'contact-messages': [
      message(1, { submittedAt: new Date('2026-06-06T11:59Z') }),
      message(2, { submittedAt: new Date('2026-06-07T11:59Z') }),
      message(3, { submittedAt: new Date('2026-06-07T12:01Z') }),
    ],
  })
  const due = await screen.findByRole('button', { name: '2 due or overdue' })
  await user.click(due)
  expect(await screen.findByText('2 found in all 3 of Contact Us Submissions')).toBeVisible()
  expect(due).toHaveAttribute('aria-pressed', 'true')
  await user.click(due)
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('what is due in any list stands in the first tab, the oldest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-08T12:00Z') })
  const inquiry = (name: string, submittedAt: Date) => ({
    ...message(1),
    id: name,
    name,
    country: 'France',
    city: 'Lyon',
    submittedAt,
  })
  const user = await openDesk({
    'contact-messages': [
      message(3, { submittedAt: new Date('2026-06-07T10:00Z'), status: 'answered' }),
      message(1, { submittedAt: new Date('2026-06-07T11:00Z') }),
      message(2, { submittedAt: new Date('2026-06-07T13:00Z') }),
    ],
    'contact-inquiries': [inquiry('Ines', new Date('2026-06-01T12:00Z'))],
    'newsletter-subscribers': [subscriber('one', 'ada@example.com')],
  })
  await waitFor(() => expect(tab('Due')).toHaveTextContent(/^Due ?2 due, 1 of them overdue$/))
  await user.click(tab('Due'))
  await waitFor(() => expect(rows('Due')).toHaveLength(2))
  expect(rows('Due')[0]).toHaveTextContent(/Ines.*Lyon, France/)
  expect(rows('Due')[1]).toHaveTextContent(/Person 1.*Product Inquiry/)

  // What it leaves suspended React renders only once the act is awaited, or at the next event.
  await act(() => user.click(button('Ines')))
  expect(openRecord().getByText('Lyon')).toBeVisible()
  await act(() => user.click(openRecord().getByRole('button', { name: 'Take it' })))
  await waitFor(() =>
    expect(openRecord().getByRole('button', { name: 'In progress' })).toBeVisible(),
  )
  await user.click(openRecord().getByRole('button', { name: 'Next' }))
  await user.click(openRecord().getByRole('button', { name: 'New' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Answered' }))
  await waitFor(() => expect(tab('Due')).toHaveTextContent(/^Due ?1 due, 1 of them overdue$/))
  const [taken] = await stored('contact-inquiries')
  expect(taken).toMatchObject({ status: 'in-progress', assignee: 'admin@example.com' })
  await user.keyboard('{Escape}')
  // What is answered stays in its place, and the list says so, as it has one more than the tab.
  expect(rows('Due')).toHaveLength(2)
  expect(screen.getByText('1 row no longer matches.')).toBeVisible()
  await user.click(button('Search again'))
  await waitFor(() => expect(rows('Due')).toHaveLength(1))
  expect(screen.queryByText(/no longer match/)).toBeNull()
  expect(screen.getByRole('region', { name: /^Due/ }), 'the button has gone').toHaveFocus()
})

test('of two records with one id, in two lists, the one that was chosen opens, changes and goes', async () => {
  const { id } = message(1)
  const inquiry = { ...message(1), name: 'Ines', country: 'France', city: 'Lyon' }
  const records = { 'contact-messages': [message(1)], 'contact-inquiries': [inquiry] }
  const user = await openDesk(records, '?tab=due')
  const complaints = vi.spyOn(console, 'error')
  await waitFor(() => expect(rows('Due')).toHaveLength(2))
  for (const name of ['Ines', 'Person 1']) {
    await user.click(button(name))
    expect(openRecord().getByRole('heading', { name })).toBeVisible()
    await user.type(openRecord().getByLabelText('Note'), name)
    expect(openRecord().getByLabelText('Note')).toHaveValue(name)
    await user.click(button('Back to the list'))
  }
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(button('Erase'))
  await user.click(button('Erase for good'))
  await waitFor(() => expect(rows('Due')).toHaveLength(1))
  const left = [...(await stored('contact-messages')), ...(await stored('contact-inquiries'))]
  expect(left.map((it) => it.id)).toEqual([id])
  expect(complaints).not.toHaveBeenCalled()
})

test('a record is given to a colleague by name, and the desk offers that name from then on', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await user.click(button('Person 2'))
  await user.click(openRecord().getByRole('button', { name: 'Nobody' }))
  await user.click(screen.getByRole('menuitem', { name: 'Someone else...' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Assign to someone else' }))
  await user.type(dialog.getByLabelText('Email'), 'Jo@Example.com{Enter}')
  expect(await openRecord().findByRole('button', { name: 'jo@example.com' })).toBeVisible()
  expect(openRecord().getByRole('button', { name: 'In progress' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(button('Person 1'))
  await user.click(openRecord().getByRole('button', { name: 'Nobody' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'jo@example.com' }))
  expect(await openRecord().findByRole('button', { name: 'jo@example.com' })).toBeVisible()
  const given = (await stored('contact-messages')).map(({ status, assignee }) => [status, assignee])
  expect(given).toEqual(Array(2).fill(['in-progress', 'jo@example.com']))
})

test('an address leads to a filter, an order and a record', async () => {
  const records = [message(1), message(2), message(10)]
  const query = '?answer=overdue&sort=email#record=message-000000000001'
  await openDesk({ 'contact-messages': records }, query)
  expect(await screen.findByRole('heading', { level: 2, name: 'Person 1' })).toBeVisible()
  for (const name of ['Answer', 'As sent', 'At the desk'])
    openRecord().getByRole('region', { name })
  expect(await screen.findByText('3 found in all 3 of Contact Us Submissions')).toBeVisible()
  const order = rows().map((row) => /person-\d+/.exec(row.textContent)?.[0])
  expect(order).toEqual(['person-1', 'person-2', 'person-10'])
  const email = table().getByRole('columnheader', { name: /Email/ })
  expect(email).toHaveAttribute('aria-sort', 'ascending')
})

test('no address names a person: the tab keeps the search and the open record', async () => {
  const query = '?tab=contact#record=message-000000000001'
  const user = await openDesk({ 'contact-messages': messages(3) }, query)
  const isOpen = (name: string) => screen.findByRole('heading', { level: 2, name })
  await isOpen('Person 1')
  await waitFor(() => expect(address()).toBe('/admin-dashboard?tab=contact'))
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'person-2@example.com')
  expect(await screen.findByText('1 found in all 3 of Contact Us Submissions')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Person 2' }))
  await isOpen('Person 2')
  expect(address()).toBe('/admin-dashboard?tab=contact')

  await reload(await signedIn())
  await isOpen('Person 2')
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('person-2@example.com')
  history.back()
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(screen.getByText('1 found in all 3 of Contact Us Submissions')).toBeVisible()
})

test('tabs by keyboard: arrows move the focus, Enter selects and loads', async () => {
  const user = await openDesk({ 'newsletter-subscribers': [subscriber('one', 'ada@example.com')] })
  tab('Contact Us Submissions').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(tab('Newsletter Subscribers')).toHaveFocus()
  expect(tab('Contact Us Submissions')).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('ada@example.com')).toBeVisible()
})

test('a click on the selected tab loads its list again', async () => {
  const user = await openDesk({ 'contact-messages': messages(1) })
  await addRecords('contact-messages', [message(2)])
  expect(rows()).toHaveLength(1)
  await user.click(tab('Contact Us Submissions'))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('a read that fails empties the lists without a message, as observed', async () => {
  const user = await openDesk({
    'contact-messages': messages(1),
    'newsletter-subscribers': [subscriber('one', 'ada@example.com')],
  })
  await waitFor(() => expect(tab('Contact Us Submissions')).toHaveTextContent('1 new'))
  await waitFor(() => expect(tab('Newsletter Subscribers')).toHaveTextContent('1 new'))
  breakDatabase('closed')
  await user.click(tab('Newsletter Subscribers'))
  expect(await screen.findByText('No subscribers found.')).toBeVisible()
  const tabs = ['Contact Us Submissions', 'Newsletter Subscribers']
  for (const name of tabs) expect(tab(name), 'at once').toHaveTextContent(new RegExp(`^${name}$`))
  await user.click(tab('Contact Us Submissions'))
  expect(await screen.findByText('No submissions found.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  repairDatabase()
  await user.click(tab('Newsletter Subscribers'))
  expect(await screen.findByText('ada@example.com')).toBeVisible()
  for (const name of tabs) await waitFor(() => expect(tab(name)).toHaveTextContent('1 new'))
  await user.click(tab('Contact Us Submissions'))
  expect(await screen.findByRole('button', { name: 'Person 1' })).toBeVisible()
})

test('what could not be read offline is read once the browser is online again', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  breakDatabase('closed')
  await user.click(tab('Contact Us Submissions'))
  expect(await screen.findByText('No submissions found.')).toBeVisible()
  repairDatabase()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('button', { name: 'Person 2' })).toBeVisible()
})

test('to show what arrives over a list that could not be fetched loads that, too', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await hearsOthers()
  breakDatabase('closed')
  await user.click(tab('Contact Us Submissions'))
  expect(await screen.findByText('No submissions found.')).toBeVisible()
  repairDatabase()
  const { submissions } = await signedIn()
  await submissions.submit('contact-messages', 'C'.repeat(20), message(3) as never)
  await user.click(await screen.findByRole('button', { name: '1 new: show' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('a count that cannot be fetched empties, also of a list that is not open, until the browser is online again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openDesk({ 'newsletter-subscribers': [subscriber('one', 'ada@example.com')] })
  const name = 'Newsletter Subscribers'
  await waitFor(() => expect(tab(name)).toHaveTextContent('1 new'))
  breakDatabase('closed')
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await waitFor(() => expect(tab(name)).toHaveTextContent(new RegExp(`^${name}$`)))
  repairDatabase()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(tab(name)).toHaveTextContent('1 new'))
})

test('once that is confirmed as a defect, a read that fails says so, and is tried again', async () => {
  const user = await openDesk({ 'contact-messages': messages(1) })
  breakDatabase('closed')
  vi.spyOn(confirmedFixes, 'has').mockReturnValue(true)
  await user.click(tab('Newsletter Subscribers'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.')
  expect(screen.queryByText('No subscribers found.')).toBeNull()
  repairDatabase()
  await user.click(button('Try again'))
  expect(await screen.findByText('No subscribers found.')).toBeVisible()
})

test('of lists asked for one after another the last is shown, whichever answers last', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  const release = holdDatabase()
  await user.click(tab('Newsletter Subscribers'))
  await user.click(tab('Contact Us Submissions'))
  release()
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByText('No subscribers found.')).toBeNull()
})

test('what arrives while the desk is open waits above the list', async () => {
  const user = await openDesk({ 'contact-messages': messages(3) })
  const visitor = await signedIn()
  await visitor.submissions.submit('contact-messages', 'A'.repeat(20), {
    ...submissions['contact-messages'],
    name: 'Newcomer',
  })
  const show = await screen.findByRole('button', { name: '1 new: show' })
  expect(rows()[0]).toHaveTextContent('Person 3')
  await waitFor(() =>
    expect(tab('Contact Us Submissions')).toHaveTextContent(/^Contact Us Submissions ?4 new$/),
  )
  expect(document.title).toMatch(/^\(4\) Admin dashboard/)
  const region = screen.getByRole('region', { name: /^Contact Us Submissions/ })
  region.scrollTop = 400
  await user.click(show)
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Newcomer'))
  expect(region.scrollTop, 'the newest are in view').toBe(0)
  expect(region).toHaveFocus()
  expect(screen.queryByRole('button', { name: '1 new: show' })).toBeNull()
})

test('a record is answered by mail and marked, and everything done is in its history', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await user.click(button('Person 2'))
  const mail = () =>
    new URL(openRecord().getByRole<HTMLAnchorElement>('link', { name: 'Answer by mail' }).href)
  expect(decodeURIComponent(mail().pathname)).toBe('person-2@example.com')
  expect(mail().searchParams.get('subject')).toBe('Re: Product Inquiry [00000002]')
  await user.selectOptions(openRecord().getByLabelText('Template'), 'Lead to the finder')
  expect(mail().searchParams.get('body')).toMatch(/^Hello Person 2,.*\/film-finder.*> Message 2/s)

  await user.click(openRecord().getByRole('link', { name: 'Answer by mail' }))
  expect(openRecord().getByText('Has the answer been sent?')).toBeVisible()
  await user.click(openRecord().getByRole('button', { name: 'Mark as answered' }))
  await waitFor(() => expect(done()).toHaveLength(1))
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Answered'))
  await user.click(openRecord().getByRole('button', { name: 'Take it' }))
  await waitFor(() => expect(done()).toHaveLength(2))
  await user.type(openRecord().getByLabelText('Note'), 'Wants a quote.')
  await user.dblClick(openRecord().getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(done()).toHaveLength(3))
  expect(done()[0]).toMatch(/admin@example\.com wrote.*Wants a quote\./)
  expect(done()[1]).toMatch(/assigned it to admin@example\.com/)
  expect(done()[2]).toMatch(/admin@example\.com set it to answered/)
  const sent = await stored('contact-messages')
  expect(sent.map(({ status }) => status)).toEqual(['pending', 'answered'])
})

test('Escape closes the open record, and not while something else closes by it', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await user.click(button('Person 2'))
  await user.click(openRecord().getByRole('button', { name: 'New' }))
  await user.keyboard('{Escape}')
  expect(openRecord().getByRole('heading', { name: 'Person 2' })).toBeVisible()
  await user.type(screen.getByLabelText('Search'), 'P{Escape}')
  expect(openRecord().getByRole('heading', { name: 'Person 2' })).toBeVisible()
  await user.clear(screen.getByLabelText('Search'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('article')).toBeNull()
  expect(button('Person 2')).toHaveFocus()

  await user.click(button('Person 2'))
  await user.click(openRecord().getByRole('button', { name: 'Copy 00000002' }))
  expect(await screen.findByText(/^Copied/)).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText(/^Copied/)).toBeNull())
  expect(openRecord().getByRole('heading', { name: 'Person 2' })).toBeVisible()
  const note = openRecord().getByLabelText('Note')
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(note, { key: 'Escape', ...how })
    expect(openRecord().getByRole('heading', { name: 'Person 2' })).toBeVisible()
  }
})

test('what a colleague writes shows by itself, and what is being typed stays', async () => {
  const user = await openDesk({ 'contact-messages': messages(1) })
  await user.click(button('Person 1'))
  await user.type(openRecord().getByLabelText('Note'), 'My own words.')
  await hearsOthers()
  const colleague = await signedIn()
  const { records } = await colleague.desk.list('contact-messages')
  await colleague.desk.change(records, { note: 'Theirs.' })
  await waitFor(() => expect(done()).toHaveLength(1))
  expect(done()[0]).toMatch(/Theirs\./)
  expect(openRecord().getByLabelText('Note')).toHaveValue('My own words.')
  await user.click(openRecord().getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(done()).toHaveLength(2))
})

test('while the connection is interrupted, the desk says so, and no longer once it is back', async () => {
  const backend = await signedIn()
  let tell: Watch['onInterrupted']
  await visit('/admin-dashboard', {
    ...backend,
    desk: {
      ...backend.desk,
      watch({ onInterrupted }) {
        tell = onInterrupted
        return () => {}
      },
    },
  })
  await waitFor(() => expect(tell).toBeDefined())
  act(() => tell?.(true))
  expect(await screen.findByText(/^There is no connection/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Connect again' })).toBeNull()
  act(() => tell?.(false))
  expect(screen.queryByText(/^There is no connection/)).toBeNull()
})

test('a note outlives the desk; the browser asks before a reload loses it', async () => {
  const user = await openDesk({ 'contact-messages': messages(1) })
  await user.click(button('Person 1'))
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  await user.type(openRecord().getByLabelText('Note'), 'On the phone.')
  await user.click(screen.getByRole('link', { name: 'Back to the site' }))
  await arrived(home.hero.headline)
  expect(asks()).toBe(true)
  history.back()
  await user.click(await screen.findByRole('textbox', { name: 'Note' }))
  expect(openRecord().getByLabelText('Note')).toHaveValue('On the phone.')
  await user.click(openRecord().getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(done()).toHaveLength(1))
  expect(asks()).toBe(false)
})

test('a colleague who is faster is named, and no word of the second is lost', async () => {
  // No news reaches this tab.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
  const user = await openDesk({ 'contact-messages': messages(1) })
  await user.click(button('Person 1'))
  const colleague = await signedIn()
  const { records } = await colleague.desk.list('contact-messages')
  await colleague.desk.change(records, { assignee: 'admin@example.com' })
  await user.type(openRecord().getByLabelText('Note'), 'My own words.')
  await user.click(openRecord().getByRole('button', { name: 'Add note' }))
  const alert = await openRecord().findByRole('alert')
  expect(alert).toHaveTextContent('assigned it to admin@example.com')
  expect(openRecord().getByLabelText('Note')).toHaveValue('My own words.')
  await user.click(within(alert).getByRole('button', { name: 'Save mine too' }))
  await waitFor(() => expect(done()).toHaveLength(2))
  expect(done()[0]).toMatch(/My own words\./)
  expect(openRecord().getByLabelText('Note')).toHaveValue('')
})

test('a database that is full: a note is not saved, says so, stays, and is saved later', async () => {
  const user = await openDesk({ 'contact-messages': messages(1) })
  await user.click(button('Person 1'))
  await user.type(openRecord().getByLabelText('Note'), 'Wants a quote.')
  breakDatabase('full')
  await user.click(openRecord().getByRole('button', { name: 'Add note' }))
  expect(await openRecord().findByRole('alert')).toHaveTextContent(
    'That was not saved. Please try again.',
  )
  expect(openRecord().getByLabelText('Note')).toHaveValue('Wants a quote.')
  repairDatabase()
  await user.click(openRecord().getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(done()).toHaveLength(1))
  expect(openRecord().queryByRole('alert')).toBeNull()
})

test('while a note is saved, what is typed stays; a failure after its record was left is said', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  const note = () => openRecord().getByLabelText('Note')
  const add = () => user.click(openRecord().getByRole('button', { name: 'Add note' }))
  await user.click(button('Person 2'))
  await user.type(note(), 'Wants a quote.')
  const answer = holdDatabase()
  await add()
  expect(openRecord().getByRole('button', { name: 'Add note' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await user.type(note(), ' And a call.')
  answer()
  await waitFor(() => expect(done()).toHaveLength(1))
  expect(note()).toHaveValue('Wants a quote. And a call.')

  const fail = holdDatabase()
  await add()
  await user.click(openRecord().getByRole('button', { name: 'Back to the list' }))
  fail()
  breakDatabase('aborting')
  const report = await screen.findByText(/00000002: the store does not answer$/)
  expect(report.closest('[role=status]')).toHaveTextContent('That was not saved')
  repairDatabase()
  await user.click(button('Person 2'))
  expect(note()).toHaveValue('Wants a quote. And a call.')
})

test('erased in another tab: the open record says that it is gone', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await user.click(button('Person 1'))
  await hearsOthers()
  const other = await signedIn()
  const { records } = await other.desk.list('contact-messages')
  await other.desk.erase(records.slice(1))
  expect(await screen.findByText(/^There is no such record/)).toBeVisible()
  await user.click(button('Back to the list'))
  expect(rows()).toHaveLength(1)
})

test('a note on a record that a colleague has erased: the record says that it is gone', async () => {
  // No news reaches this tab.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
  const user = await openDesk({ 'contact-messages': messages(2) })
  await user.click(button('Person 1'))
  const { desk } = await signedIn()
  await desk.erase((await desk.list('contact-messages')).records.slice(1))
  await user.type(openRecord().getByLabelText('Note'), 'Called.')
  await user.click(openRecord().getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText(/^There is no such record/)).toBeVisible()
  await user.click(button('Back to the list'))
  expect(rows()).toHaveLength(1)
})

test('a row of a record that a colleague has erased: opened, it says so and goes', async () => {
  // No news reaches this tab.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
  const user = await openDesk({ 'contact-messages': messages(3) })
  const { desk } = await signedIn()
  const { records } = await desk.list('contact-messages')
  await desk.change(records.slice(1, 2), { note: 'Called.' })
  await desk.erase(records.slice(2))
  await user.click(button('Person 1'))
  expect(await screen.findByText(/^There is no such record/)).toBeVisible()
  expect(rows()).toHaveLength(2)
  await user.click(button('Person 2'))
  await waitFor(() => expect(done(), 'what a colleague has done').toHaveLength(1))
})

test('Back closes the open record, and its row has the focus; a search that closes it keeps its own', async () => {
  const user = await openDesk({ 'contact-messages': messages(3) })
  await user.click(button('Person 2'))
  await user.click(openRecord().getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { level: 2, name: 'Person 1' })).toHaveFocus()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(button('Person 1')).toHaveFocus()

  await user.click(button('Person 2'))
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(search, 'person')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(search).toHaveFocus()
})

test('a record of any time is a row and opens, whatever its clock makes of it', async () => {
  const times = [8.64e15, -8.64e15].map((time) => new Date(time))
  const user = await openDesk({
    'contact-messages': times.map((submittedAt, place) => message(place + 1, { submittedAt })),
  })
  expect(rows()).toHaveLength(2)
  await user.click(button('Columns'))
  await user.click(screen.getByLabelText('Due', { selector: '[data-slot=popover-content] input' }))
  await user.keyboard('{Escape}')
  for (const name of ['Person 1', 'Person 2']) {
    await user.click(button(name))
    expect(openRecord().getByRole('heading', { name })).toBeVisible()
  }
  // Whatever a record says of its time, the next has one.
  const { desk, submissions } = await signedIn()
  await submissions.submit('contact-messages', 'C'.repeat(20), message(3) as never)
  expect((await desk.get('contact-messages', 'C'.repeat(20)))?.storedAt).toBeDefined()
})

test('a record of any shape is a row, opens, and is named before it is erased', async () => {
  const complaints = vi.spyOn(console, 'error')
  const email = 'ada@example.com'
  const odd = {
    ...message(1, {
      history: [null, {}, { by: 1, at: 'x' }, { status: 'constructor', note: 'x' }],
    }),
    status: '__proto__',
    assignee: 'toString',
    company: '\u202eevil \ud800',
    name: email,
    email,
    why: 'x'.repeat(1_000_000),
    country: 'constructor',
  }
  const user = await openDesk({ 'distributor-applications': [odd] }, '?tab=distributor')
  await user.click(await screen.findByRole('button', { name: email }))
  expect(openRecord().getByRole('heading', { name: email })).toBeVisible()
  expect(done()).toHaveLength(4)
  await user.click(button('Back to the list'))
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
  await user.click(button('Erase'))
  const named = within(screen.getByRole('alertdialog')).getByRole('listitem')
  expect(named.textContent?.split(email)).toHaveLength(3)
  expect(complaints).not.toHaveBeenCalled()
})

test('settings that are damaged are ignored', async () => {
  await openDesk({ 'contact-messages': messages(1) })
  for (const damaged of [
    '{',
    'null',
    '[1]',
    '{"contact-messages": {"hidden": [null, {}], "widths": {"name": -1}}}',
  ]) {
    localStorage.setItem(`${brand.slug}-desk-columns`, damaged)
    await reload(await signedIn())
    const subject = await screen.findByRole('columnheader', { name: /Subject/ })
    expect(subject, damaged).toBeVisible()
  }
})

test('an address with choices that do not exist throws nothing', async () => {
  await openDesk({ 'contact-messages': messages(1) })
  for (const query of [
    'tab=__proto__&sort=-constructor&state=toString&assignee=valueOf#record=__proto__',
    'tab=contact&tab=inquiries&sort=-&from=9999-99-99&to=0000-00-00#record=',
    'subject=%3Cscript%3E#q=%00%F0%9F%98%80%E2%80%AE&record=a%2Fb%2Fc',
  ]) {
    sessionStorage.clear()
    const user = await visit(`/admin-dashboard?${query}`, await signedIn())
    const said = await screen.findByText(/There is no such record|could not be loaded/)
    expect(said, query).toBeVisible()
    await user.click(button('Back to the list'))
    const main = screen.getByRole('main')
    expect(main, query).not.toHaveTextContent(/NaN|undefined|Invalid Date/)
  }
})

test('a desk is filled with samples, once if pressed twice, and they are taken out again', async () => {
  const user = await openDesk({ 'newsletter-subscribers': [subscriber('one', 'ada@example.com')] })
  await user.dblClick(await screen.findByRole('button', { name: 'Add 60 samples' }))
  await screen.findByText('Remove the samples')
  expect(screen.getByRole('region', { name: /^Contact Us Submissions/ })).toHaveFocus()
  const all = () => Promise.all(collectionNames.map((name) => stored(name)))
  await waitFor(async () => expect((await all()).flat()).toHaveLength(61))
  await waitFor(() =>
    expect(tab('Contact Us Submissions')).toHaveTextContent(/^Contact Us Submissions ?\d+ new$/),
  )
  const sample = within(rows()[0] as HTMLElement)
  expect(sample.getByText('Sample')).toBeVisible()
  await user.click(sample.getAllByRole('button')[0] as HTMLElement)
  expect(await openRecord().findByText('Sample')).toBeVisible()
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await enter(user, search, 'zzz')
  expect(await screen.findByText('Nothing matches.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add 60 samples' })).toBeNull()
  await user.clear(search)
  await user.click(await screen.findByText('Remove the samples'))
  expect(await screen.findByText('No submissions found.')).toBeVisible()
  expect((await all()).flat()).toHaveLength(1)
})
