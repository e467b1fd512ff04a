import { storedRecords } from '../../support/database'
import { reach, typeChoice } from '../../support/keyboard'
import { expect, test } from '../../support/shared-context'
import { visit } from '../../support/visit'

test('an application is filled in, found invalid, fixed and sent by keyboard', async ({ page }) => {
  await visit(page, '/become-distributor')
  const { keyboard } = page
  const form = page.getByRole('form', { name: 'Distributor application' })
  await reach(page, form.getByLabel('Company name'))
  await keyboard.type('Glas Nord GmbH')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('Jonas Beck')
  await keyboard.press('Tab')
  await keyboard.type('jonas@example.com')
  await keyboard.press('Tab')
  await keyboard.type('+49 40 000000')
  await keyboard.press('Tab')
  await typeChoice(form.getByLabel('Country'), 'Germany')
  await keyboard.press('Tab')
  await keyboard.type('Hamburg')
  await keyboard.press('Tab')
  await typeChoice(form.getByLabel('Years in operation'), '5+')
  await keyboard.press('Tab')
  await expect(form.getByRole('radio', { name: 'Yes' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('We know glass.')
  await keyboard.press('Tab')
  await keyboard.press('Enter')

  await expect(form.getByRole('radio', { name: 'Yes' })).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(form.getByLabel('Which brands?')).toBeFocused()
  await keyboard.press('Enter')
  await expect(form.getByLabel('Which brands?')).toHaveAccessibleDescription(
    'Please fill out this field.',
  )
  await keyboard.type('Nordfilm')
  await keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Thank you for your application!' }),
  ).toBeFocused()
  expect((await storedRecords(page, 'distributor-applications'))[0]).toMatchObject({
    country: 'Germany',
    years: '5+ years',
    distributes: 'Yes',
    brands: 'Nordfilm',
  })
})
