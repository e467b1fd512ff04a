import { controlDatabase, setDatabase } from '../support/database'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

test('submitting is announced, and the thanks take the focus', async ({ page }) => {
  await controlDatabase(page)
  await visit(page, '/contact')
  for (const form of [
    page.getByRole('contentinfo').getByRole('form'),
    page.getByRole('main').getByRole('form', { name: 'Notes on light' }),
  ]) {
    await form.getByLabel('Email').fill('ada@example.com')
    await setDatabase(page, 'held')
    await form.getByLabel('Email').press('Enter')
    await expect(form.getByRole('status')).toHaveText('Submitting...')
    await setDatabase(page, 'working')
    await expect(page.locator(':focus')).toHaveText('Thank you for subscribing!')
  }
})
