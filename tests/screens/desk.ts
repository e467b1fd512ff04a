import { screen, waitFor, within } from '@testing-library/react'
import { openDB } from 'idb'
import { expect } from 'vitest'
import type { Backend, Collection } from '../../site/backend/backend'
import { DATABASE_NAME } from '../../site/backend/embedded/database'
import { createBackend } from '../../site/backend/embedded/embedded'
import { visit } from './visit'

/** The site as another tab of this browser has it, with the demo admin signed in. */
export async function signedIn(): Promise<Backend> {
  const backend = createBackend()
  await backend.admin.signIn('admin@example.com', 'window-film')
  return backend
}

/** Writes records straight into the database. */
export async function addRecords(
  collection: Collection,
  records: readonly Readonly<Record<string, unknown>>[],
) {
  const database = await openDB(DATABASE_NAME)
  const transaction = database.transaction(collection, 'readwrite')
  for (const record of records) transaction.store.add(record)
  await transaction.done
  database.close()
}

/** Opens the dashboard as the demo admin, with these records in its lists. */
export async function openDesk(
  records: Partial<Record<Collection, readonly Readonly<Record<string, unknown>>[]>> = {},
  query = '',
) {
  const backend = await signedIn()
  // The first read creates the database.
  await backend.desk.list('contact-messages')
  for (const [collection, added] of Object.entries(records)) {
    await addRecords(collection as Collection, added)
  }
  const user = await visit(`/admin-dashboard${query}`, backend)
  await screen.findByRole('button', { name: 'Sign out' })
  const first = records['contact-messages']?.at(-1)
  if (first && !query) await screen.findByRole('button', { name: String(first.name) })
  return user
}

export const table = (name = 'Contact Us Submissions') =>
  within(screen.getByRole('table', { name: new RegExp(name) }))
/** The rows of records: not the head, nor what says that they load. */
export const rows = (name?: string) =>
  table(name)
    .getAllByRole('row')
    .filter((row) => row.matches('[data-slot=data-table-row]'))
export const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const openRecord = () => within(screen.getByRole('article'))
/** The history of the open record, newest first. */
export const history = () =>
  openRecord()
    .queryAllByRole('listitem')
    .map((it) => it.textContent)

/** Waits until the desk shows changes from other tabs: someone subscribes in one of them. */
export async function hearsOthers() {
  const { submissions } = createBackend()
  const subscription = { email: 'new@example.com' }
  await submissions.submit('newsletter-subscribers', 'B'.repeat(20), subscription)
  await waitFor(() =>
    expect(tab('Newsletter Subscribers')).toHaveTextContent(/^Newsletter Subscribers ?1 new$/),
  )
}
