import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { message, messages } from '../support/message'
import { breakDatabase, holdDatabase, repairDatabase, stored } from './database'
import { addRecords, button, hearsOthers, openDesk, rows, signedIn } from './desk'
import { arrived, enter } from './visit'

/** Erasing: the dialog that names the records, the report on each, and one person’s data. */

const dialog = () => within(screen.getByRole('alertdialog'))
const person = () => within(screen.getByRole('dialog', { name: 'One person’s data' }))
const ids = async () => (await stored('contact-messages')).map(({ id }) => id)

/** Selects a row, the first being the newest record, and confirms that it goes. */
async function eraseRow(user: UserEvent, row: number) {
  await user.click(screen.getByRole('checkbox', { name: `Select row ${row}` }))
  await user.click(button('Erase'))
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }))
}

test('a record is erased after a dialog that names it, which is announced', async () => {
  const user = await openDesk({ 'contact-messages': messages(3) })
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(button('Erase'))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Erase this record?')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/Nothing brings it back/)
  expect(dialog().getByRole('listitem')).toHaveTextContent(/Person 2.*person-2@example\.com/)
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const report = await screen.findByText('1 record erased.')
  expect(report.closest('[role=status]')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(rows()).toHaveLength(2)
  expect(await ids()).toEqual(['message-000000000001', 'message-000000000003'])
})

test('what a search counts follows what is erased', async () => {
  const user = await openDesk({ 'contact-messages': messages(12) })
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'person-1')
  expect(await screen.findByText(/^4 found in all 12 of/)).toBeVisible()
  await eraseRow(user, 1)
  expect(await screen.findByText(/^3 found in all 11 of/)).toBeVisible()
})

test('once all that is loaded is erased, more is loaded by itself', async () => {
  const user = await openDesk({ 'contact-messages': messages(53) })
  const eraseAll = async () => {
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(button('Erase'))
    await user.click(dialog().getByRole('button', { name: 'Erase for good' }))
  }
  const seen: string[] = []
  const watcher = new MutationObserver(() => seen.push(document.body.textContent))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  await eraseAll()
  await waitFor(() => expect(rows()).toHaveLength(3))
  watcher.disconnect()
  expect(seen.filter((it) => it.includes('No submissions found.'))).toEqual([])
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  await eraseAll()
  expect(await screen.findByText('No submissions found.')).toBeVisible()
})

test('kept in the dialog, every record stays', async () => {
  const user = await openDesk({ 'contact-messages': messages(3) })
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  await user.click(button('Erase'))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Erase these 3 records?')
  expect(dialog().getAllByRole('listitem')).toHaveLength(3)
  await user.click(dialog().getByRole('button', { name: 'Keep' }))
  expect(rows()).toHaveLength(3)
  expect(button('Erase')).toHaveFocus()
  await user.keyboard('{Enter}{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(button('Erase')).toHaveFocus()
  expect(await ids()).toHaveLength(3)
})

test('a database that aborts: says which record stayed, and tries it again', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  breakDatabase('aborting')
  await eraseRow(user, 2)
  const report = await screen.findByText('One record was left as it was:')
  expect(report.closest('[role=status]')).toHaveTextContent('00000001')
  expect(screen.getByRole('button', { name: 'Person 1' })).toBeVisible()
  repairDatabase()
  expect(await ids()).toHaveLength(2)
  await user.click(button('Try again'))
  await waitFor(async () => expect(await ids()).toEqual(['message-000000000002']))
  await waitFor(() => expect(screen.queryByText('One record was left as it was:')).toBeNull())
})

test('what a colleague changes while the dialog asks is kept, and named', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await hearsOthers()
  const { desk } = await signedIn()
  const { records } = await desk.list('contact-messages')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  await user.click(button('Erase'))
  await desk.change(records.slice(0, 1), { note: 'Wait.' })
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText(/00000002: someone else has changed it meanwhile$/)).toBeVisible()
  // It is to be looked at before another try.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Person 2' }))
  expect(screen.getByText('Wait.')).toBeVisible()
  expect(await ids()).toEqual(['message-000000000002'])
})

test('no one can sign out while records are erased, and what fails can be tried again', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  const fail = holdDatabase()
  await eraseRow(user, 2)
  expect(await screen.findByText('Erasing, 0 of 1...')).toBeVisible()
  expect(button('Sign out')).toHaveAttribute('aria-busy', 'true')
  await user.click(button('Sign out'))
  fail()
  breakDatabase('aborting')
  expect(await screen.findByText('One record was left as it was:')).toBeVisible()
  repairDatabase()
  await user.click(button('Try again'))
  expect(await screen.findByText('1 record erased.')).toBeVisible()
  await user.click(button('Sign out'))
  await arrived('Admin sign-in')
  expect(await ids()).toEqual(['message-000000000002'])
})

const openPerson = async (email: string) => {
  const user = await openDesk({
    'contact-messages': [message(1), message(2, { email: 'ada@example.com' })],
    'newsletter-subscribers': [{ id: 'a', email: 'ada@example.com', subscribedAt: new Date() }],
  })
  await user.click(button('One person’s data'))
  await enter(user, person().getByLabelText('Email'), email)
  return user
}

test('one person’s records are found in all lists and erased, and the log names no one', async () => {
  const user = await openPerson('ada@example.com')
  await user.click(person().getByRole('button', { name: 'Find' }))
  expect(await person().findByText('2 records found, sent from ada@example.com.')).toBeVisible()
  await user.click(person().getByRole('button', { name: 'Erase all of it' }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Erase these 2 records?')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/ada@example\.com.*at once/)
  expect(dialog().getAllByRole('listitem')).toHaveLength(2)
  await user.keyboard('{Escape}')
  expect(await person().findByText(/^2 records found/)).toBeVisible()
  expect(await ids()).toHaveLength(2)
  await user.click(person().getByRole('button', { name: 'Erase all of it' }))
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }))
  expect(await person().findByText(/^2 records erased\./)).toBeVisible()
  await user.click(person().getByText('Erased on request'))
  expect(await person().findByText(/: 2 records$/)).toBeInTheDocument()
  expect(JSON.stringify(await stored('erasures'))).not.toContain('ada')
  expect(await stored('newsletter-subscribers')).toEqual([])
  expect(await ids()).toEqual(['message-000000000001'])
})

test('a slow search keeps its address, and erases once', async () => {
  const user = await openPerson('person-1@example.com')
  const release = holdDatabase()
  await user.click(person().getByRole('button', { name: 'Find' }))
  await user.type(person().getByLabelText('Email'), 'x')
  release()
  expect(await person().findByText(/^1 record found/)).toBeVisible()
  expect(person().getByLabelText('Email')).toHaveValue('person-1@example.com')
  await user.click(person().getByRole('button', { name: 'Erase all of it' }))
  await user.dblClick(dialog().getByRole('button', { name: 'Erase for good' }))
  expect(await person().findByText(/^1 record erased\. That it was done is kept\./)).toBeVisible()
  expect(await ids()).toEqual(['message-000000000002'])
  expect(await stored('erasures')).toHaveLength(1)
})

test('a search or a log that fails says so, and works later; one that finds nothing says that', async () => {
  const user = await openPerson('person-1@example.com')
  breakDatabase('closed')
  await user.click(person().getByRole('button', { name: 'Find' }))
  expect(await person().findByRole('alert')).toHaveTextContent(
    'Find it again to see what is stored.',
  )
  await user.click(person().getByText('Erased on request'))
  expect(await person().findByText('The list could not be loaded.')).toBeVisible()
  repairDatabase()
  await user.click(person().getByRole('button', { name: 'Find' }))
  expect(await person().findByText(/^1 record found/)).toBeVisible()
  await enter(user, person().getByLabelText('Email'), 'Nobody <nobody@example.com>;')
  await user.click(person().getByRole('button', { name: 'Find' }))
  expect(await person().findByText('Nothing was sent from nobody@example.com.')).toBeVisible()
})

test('what was understood of a pasted address is said; what is none or several, is asked again', async () => {
  const user = await openPerson('mailto:ADA@example.com?subject=x')
  const find = () => user.click(person().getByRole('button', { name: 'Find' }))
  const field = person().getByLabelText('Email')
  const release = holdDatabase()
  await find()
  expect(await person().findByText('Looking for ADA@example.com...')).toBeVisible()
  release()
  expect(await person().findByText('2 records found, sent from ADA@example.com.')).toBeVisible()
  await user.click(person().getByRole('button', { name: 'Erase all of it' }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/ of ADA@example\.com goes/)
  await user.keyboard('{Escape}')
  for (const [typed, problem] of [
    ['ada(at)example.com', /^This is no email address\./],
    [
      'ada@example.com, bob@example.com',
      /^One address .* has 2: ada@example\.com, bob@example\.com$/,
    ],
  ] as const) {
    await enter(user, field, typed)
    await find()
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem))
    expect(field).toHaveValue(typed)
    expect(field).toBeInvalid()
    expect(person().queryByText(/^Nothing was sent|found/)).toBeNull()
  }
  await addRecords('contact-messages', [message(3, { email: 'ada(at)example.com' })])
  await enter(user, field, 'ada(at)example.com')
  await find()
  expect(await person().findByText('1 record found, sent from ada(at)example.com.')).toBeVisible()
  expect(field).toBeValid()
})

test('what becomes of one person’s records is told also after the dialog was closed', async () => {
  const user = await openPerson('person-1@example.com')
  await user.click(person().getByRole('button', { name: 'Find' }))
  await user.click(await person().findByRole('button', { name: 'Erase all of it' }))
  const fail = holdDatabase()
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Erasing, 0 of 1...')).toBeVisible()
  fail()
  breakDatabase('aborting')
  expect(await screen.findByText(/00000001: the store does not answer$/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
