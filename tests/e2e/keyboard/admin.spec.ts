import { addRecords } from '../../support/database'
import { reach } from '../../support/keyboard'
import { expect, test } from '../../support/shared-context'
import { visit } from '../../support/visit'

const messages = Array.from({ length: 53 }, (_, number) => ({
  id: `message-${String(number).padStart(3, '0')}`,
  name: `Person ${String(number).padStart(2, '0')}`,
  email: `person-${number}@example.com`,
  phone: '+1 302 555 0100',
  subject: 'Dealership',
  message: 'Tinted glass.',
  status: 'pending',
  submittedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, number)),
}))

test('submissions are signed in to, sorted, opened, noted on and left by keyboard', async ({
  page,
}) => {
  const { keyboard } = page
  await visit(page, '/about')
  await reach(page, page.getByRole('contentinfo').getByLabel('Email'), 'Shift+Tab')
  await keyboard.type('ada@example.com')
  await keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused()
  await addRecords(page, 'contact-messages', messages)

  await visit(page, '/admin')
  await reach(page, page.getByLabel('Email'))
  await keyboard.type('admin@example.com')
  await keyboard.press('Tab')
  await keyboard.type('film-window')
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('window-film')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeFocused()

  await reach(page, page.getByRole('tab', { name: 'Contact Us Submissions' }))
  // The focus moves a task after the key.
  for (const name of ['Distributor Applications', 'Newsletter Subscribers']) {
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('tab', { name })).toBeFocused()
  }
  await expect(page.getByRole('tab', { name: 'Newsletter Subscribers' })).toBeInViewport({
    ratio: 1,
  })
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'ada@example.com' })).toBeVisible()
  await keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Due' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Contact Us Submissions' })).toBeFocused()
  await keyboard.press('Enter')

  const table = page.getByRole('table', { name: /^Contact Us Submissions/ })
  const byName = table.getByRole('columnheader', { name: 'Name' })
  await reach(page, byName.getByRole('button'))
  await keyboard.press('Enter')
  await expect(byName).toHaveAttribute('aria-sort', 'ascending')
  await keyboard.press('Enter')
  await expect(byName).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('row').nth(1)).toContainText('Person 52')

  const row = (name: string) => table.getByRole('button', { name, exact: true })
  await reach(page, row('Person 52'))
  await keyboard.press('ArrowDown')
  await keyboard.press('j')
  await expect(row('Person 50')).toBeFocused()
  await keyboard.press('k')
  await keyboard.press('Enter')
  const letter = page.getByRole('article')
  await expect(letter.getByRole('heading', { name: 'Person 51' })).toBeFocused()
  await reach(page, letter.getByRole('button', { name: 'Next' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(letter.getByRole('heading', { name: 'Person 50' })).toBeFocused()
  await expect(page).toHaveURL('/admin-dashboard?sort=-name')
  await reach(page, letter.getByLabel('Note'))
  await keyboard.type('just call back')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(letter.getByRole('listitem')).toContainText('just call back')
  await keyboard.press('Escape')
  await expect(letter).toHaveCount(0)
  await expect(row('Person 50')).toBeFocused()

  await reach(page, page.getByRole('button', { name: 'Sign out' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin sign-in' })).toBeFocused()
})
