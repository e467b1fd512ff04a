import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { message, messages } from '../support/message'
import { breakDatabase, repairDatabase, stored } from './database'
import { button, openDesk, rows, signedIn, table } from './desk'
import { reload } from './visit'

/** Bulk actions: marking, assigning and exporting; and the columns of the list. */

const shown = (text: string) => table().queryAllByText(text)

async function choose(user: UserEvent, menu: string, item: string) {
  await user.click(button(menu))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test('many are marked or assigned at once, which can be undone', async () => {
  const user = await openDesk({ 'contact-messages': messages(5) })
  await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select row 4' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 selected')).toBeVisible()
  await choose(user, 'Mark as', 'Spam')
  expect(await screen.findByText('3 records marked as spam.')).toBeVisible()
  await waitFor(() => expect(shown('Spam')).toHaveLength(3))
  await user.click(button('Undo'))
  await waitFor(() => expect(shown('Spam')).toHaveLength(0))
  const mine = async () => (await stored('contact-messages')).filter(({ assignee }) => assignee)
  await choose(user, 'Assign', 'Me, admin@example.com')
  expect(await screen.findByText('3 records assigned.')).toBeVisible()
  expect((await mine()).map(({ status }) => status)).toEqual(Array(3).fill('in-progress'))
  await user.click(button('Undo'))
  await waitFor(async () => expect(await mine()).toEqual([]))
})

test('Undo waits for who is on it, and then goes', async () => {
  const user = await openDesk({ 'contact-messages': messages(1) })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
  await choose(user, 'Mark as', 'Spam')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(undo).toBeVisible()
  act(() => undo.blur())
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() => expect(undo).not.toBeInTheDocument())
})

test('a database that is closed: what cannot be marked is named with its reason, and tried again', async () => {
  const user = await openDesk({ 'contact-messages': messages(2) })
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  breakDatabase('closed')
  await choose(user, 'Mark as', 'Closed')
  const report = (await screen.findByText('2 records were left as they were:')).closest(
    '[role=status]',
  ) as HTMLElement
  const reasons = within(report).getAllByRole('listitem')
  expect(reasons.map((it) => it.textContent)).toEqual([
    'Person 2, 00000002: the store does not answer',
    'Person 1, 00000001: the store does not answer',
  ])
  expect(shown('Closed')).toHaveLength(0)
  repairDatabase()
  await user.click(within(report).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown('Closed')).toHaveLength(2))
})

test('what a colleague has erased leaves the list once something is done with it, and is not tried again', async () => {
  // No news reaches this tab.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
  const user = await openDesk({ 'contact-messages': messages(4) })
  const { desk } = await signedIn()
  const { records } = await desk.list('contact-messages')
  await desk.erase(records.slice(0, 2))
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select row 3' }))
  await choose(user, 'Mark as', 'Closed')
  expect(await screen.findByText(/00000004: it has been erased$/)).toBeVisible()
  expect(screen.getByText('1 record marked as closed.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await waitFor(() => expect(rows()).toHaveLength(3))

  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
  await user.click(button('Erase'))
  await user.click(button('Erase for good'))
  expect(await screen.findByText('1 record erased. 1 record was already erased.')).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(1))
})

test('an export has everything that matches, in the order of the screen; one that fails says so', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const formula = message(61, { name: '=1+1' })
  const user = await openDesk({ 'contact-messages': [...messages(60), formula] }, '?sort=email')
  await screen.findByText('61 found in all 61 of Contact Us Submissions')
  await choose(user, 'Export', 'All that matches, as CSV with commas')
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^contact-[\d-]{10}\.csv$/)]))
  const csv = (await files[0]?.text()) ?? ''
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(62)
  expect(lines[1]).toContain('person-1@example.com')
  expect(lines[2]).toContain('person-2@example.com')
  expect(csv).not.toMatch(/[,"]=1\+1/)
  await choose(user, 'Export', 'All that matches, as a spreadsheet')
  await waitFor(() => expect(names[1]).toMatch(/^contact-[\d-]{10}\.xlsx$/))
  expect(files[1]?.type).toContain('spreadsheet')
  breakDatabase('closed')
  await choose(user, 'Export', 'All that matches, as CSV with commas')
  expect(await screen.findByText('The export failed, and nothing was saved.')).toBeVisible()
})

test('no newsletter goes to an address with a record that is spam or closed, and it says to how many', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const subscriber = (id: string, email: string, status: string) => ({
    id,
    email,
    status,
    subscribedAt: new Date(),
  })
  const user = await openDesk(
    {
      'newsletter-subscribers': [
        subscriber('a', 'ada@example.com', 'pending'),
        subscriber('b', 'Bob@example.com', 'pending'),
        subscriber('c', 'bob@example.com', 'closed'),
        subscriber('d', 'eve@example.com', 'spam'),
      ],
    },
    '?tab=newsletter&state=pending',
  )
  await screen.findByText('2 found in all 4 of Newsletter Subscribers')
  await choose(user, 'Export', 'Each address once, as CSV')
  const said = await screen.findByText(/^Exported\./)
  expect(said).toHaveTextContent('1 address was left out: marked as spam or closed.')
  expect((await files[0]?.text())?.match(/\S+@[^"]+/g)).toEqual([
    expect.stringMatching(/ada@example\.com$/),
  ])
})

test('columns are hidden, which is kept; where storage is refused they are hidden until a reload', async () => {
  const header = () => table().queryByRole('columnheader', { name: /Subject/ })
  const hideSubject = async () => {
    const user = await openDesk({ 'contact-messages': messages(1) })
    expect(header()).toBeVisible()
    await user.click(button('Columns'))
    await user.click(await screen.findByRole('checkbox', { name: 'Subject', hidden: true }))
    await waitFor(() => expect(header()).toBeNull())
    expect(rows()).toHaveLength(1)
  }
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await hideSubject()
  refused.mockRestore()
  await reload(await signedIn())
  expect(header()).toBeVisible()
  globalThis.indexedDB = new IDBFactory()
  await hideSubject()
  await reload(await signedIn())
  expect(header()).toBeNull()
})
