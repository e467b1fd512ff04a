import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages } from '../support/message'
import { holdDatabase } from './database'
import { button, openDesk, openRecord, signedIn, tab } from './desk'
import { address, arrived, arrivedAt, enter, visit } from './visit'

const LISTS = [
  ['Contact Us Submissions', 'No submissions found.'],
  ['Distributor Applications', 'No applications found.'],
  ['Newsletter Subscribers', 'No subscribers found.'],
  ['Dealer Inquiries', 'No inquiries found.'],
] as const

async function signIn(user: UserEvent, email = 'admin@example.com', password = 'window-film') {
  await enter(user, await screen.findByLabelText('Email'), email)
  await enter(user, screen.getByLabelText('Password'), password)
  await user.click(button('Sign in'))
}

test('a wrong pair: the message above the form, until something is typed', async () => {
  const user = await visit('/admin')
  for (const [email, password] of [
    ['admin@example.com', 'wrong'],
    ['someone@example.com', 'window-film'],
    ['admin@example.com', 'WINDOW-FILM'],
  ] as const) {
    await signIn(user, email, password)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/^Invalid email or password\.$/)
    const field = screen.getByLabelText('Email')
    expect(alert.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(address()).toBe('/admin')
    await user.type(screen.getByLabelText('Password'), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  }
})

test('both fields are required, and the first has to be an e-mail address', async () => {
  const user = await visit('/admin')
  await user.click(button('Sign in'))
  const email = screen.getByLabelText('Email')
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Please fill out this field.')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Please fill out this field.',
  )
  expect(screen.getByText('2 fields need another look.')).toHaveRole('status')
  await signIn(user, 'admin')
  expect(screen.getByText(/Please include an '@'/)).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  expect(screen.queryByRole('contentinfo'), 'no footer').toBeNull()
})

test('the right pair opens the dashboard, and signing out closes it', async () => {
  const user = await visit('/admin')
  await signIn(user)
  await arrived('Submissions')
  expect(address()).toBe('/admin-dashboard')
  const signOut = await screen.findByRole('button', { name: 'Sign out' })
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  await user.click(signOut)
  await arrived('Admin sign-in')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(address()).toBe('/admin')
})

test('opened by its address without a session: empty lists, and a link to sign in that keeps the tab', async () => {
  await openDesk({ 'contact-messages': messages(1) })
  const user = await visit('/admin-dashboard')
  expect(screen.getByText(/^You have to sign in to see what was sent\./)).toBeVisible()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((it) => it.textContent)).toEqual([
    'Due',
    ...LISTS.map(([name]) => name),
    'All Lists',
  ])
  expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
  for (const [name, empty] of LISTS) {
    await user.click(tab(name))
    expect(await screen.findByText(empty)).toBeVisible()
    expect(tab(name)).toHaveTextContent(new RegExp(`^${name}$`))
  }
  expect(screen.queryByText('Person 1')).toBeNull()
  await user.click(tab('Newsletter Subscribers'))
  const link = screen.getByRole('link', { name: 'Sign in' })
  await waitFor(() => expect(link).toHaveAttribute('href', '/admin?tab=newsletter'))
  await user.click(link)
  await arrivedAt('/admin?tab=newsletter')
  await signIn(user)
  await arrivedAt('/admin-dashboard?tab=newsletter')
})

test('without a session nothing is searched, so no search has failed', async () => {
  await visit('/admin-dashboard?sort=name')
  expect(await screen.findByText('No submissions found.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Search again' })).toBeNull()
})

test('a link to a record still leads there after a sign-in', async () => {
  await openDesk({ 'contact-messages': messages(2) })
  const user = await visit('/admin-dashboard#record=message-000000000001')
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  await arrivedAt('/admin')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await signIn(user)
  await arrivedAt('/admin-dashboard')
  expect(await screen.findByRole('heading', { level: 2, name: 'Person 1' })).toBeVisible()
})

test('Loading... is shown while a list is fetched', async () => {
  const user = await visit('/admin')
  const release = holdDatabase()
  await signIn(user)
  expect(await screen.findByText('Loading...')).toBeVisible()
  release()
  expect(await screen.findByText('No submissions found.')).toBeVisible()
  expect(screen.queryByText('Loading...')).toBeNull()
})

test('signing out in one tab empties the other at once, which says so and keeps what was typed', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await user.click(button('Person 2'))
  await user.type(openRecord().getByLabelText('Note'), 'Wants a quote.')
  const other = await signedIn()
  await other.admin.signOut()
  expect(await screen.findByRole('alert')).toHaveTextContent('You signed out in another tab')
  expect(await screen.findByText('No submissions found.')).toBeVisible()
  expect(screen.queryByText(/person-/)).toBeNull()
  expect(screen.queryByRole('article')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  await signIn(user)
  await waitFor(() => expect(openRecord().getByLabelText('Note')).toHaveValue('Wants a quote.'))
})

test('a session that was not used for an hour has ended, and says so', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  await openDesk({ 'contact-messages': messages(2) })
  await vi.advanceTimersByTimeAsync(61 * 60_000)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended'))
  expect(screen.queryByText('Person 2')).toBeNull()
})
