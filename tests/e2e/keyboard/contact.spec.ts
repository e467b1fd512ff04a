import { contactForm } from '@duskpane/content/forms/contact'
import { submissions } from '../../backend/submissions'
import { reach, typeChoice } from '../../support/keyboard'
import { expect, test } from '../../support/shared-context'
import { visit } from '../../support/visit'
import { signIn } from '../../support/visitor'

test('a message is written, found invalid, fixed and sent by keyboard, and arrives at the desk', async ({
  page,
}) => {
  await visit(page, '/contact')
  const { keyboard } = page
  const form = page.getByRole('form', { name: 'Write to us' })
  await reach(page, page.getByRole('link', { name: 'Send a Message' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Write to us' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(form.getByLabel('Name')).toBeFocused()

  await keyboard.press('Enter')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please fill out this field.')
  const typed = {
    ...submissions['contact-messages'],
    email: 'ada',
    message: 'Which film for a west front?',
  }
  for (const [name, { label }] of Object.entries(contactForm.fields)) {
    const control = form.getByLabel(new RegExp(`^${label}`))
    await reach(page, control)
    const value = typed[name as keyof typeof typed]
    if (name === 'subject') await typeChoice(control, value.split(' ')[0] ?? '')
    else await keyboard.type(value)
  }
  await reach(page, form.getByRole('button', { name: contactForm.submit }))
  await keyboard.press('Enter')

  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/include an '@'/)
  await keyboard.press('End')
  await keyboard.type('@example.com')
  await keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Thanks for contacting us.' }),
  ).toBeFocused()
  await keyboard.press('Tab')
  const sent = page.getByRole('region', { name: 'What you sent' })
  await expect(sent.getByRole('link', { name: 'Privacy' })).toBeFocused()

  await signIn(page)
  const row = page.getByRole('table', { name: 'Contact Us Submissions' }).getByRole('row')
  await expect(row).toHaveCount(2)
  await expect(row.nth(1)).toContainText('Which film for a west front?')
})
