import { expect, type Page, test } from '@playwright/test'
import { messages } from '../support/message'
import { failScripts } from '../support/scripts'
import { visit } from '../support/visit'
import { openDashboard } from '../support/visitor'

const table = (page: Page) => page.getByRole('table', { name: 'Contact Us Submissions' })

test('a chunk of the desk that does not load is said where it was needed, and comes later', async ({
  page,
}) => {
  await visit(page, '/admin')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('window-film')
  const dialog = page.getByRole('dialog', { name: 'One person’s data' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  async function failAndTryAgain(act: () => Promise<void>, message: string) {
    const restore = await failScripts(page)
    await act()
    await expect(page.getByText(message)).toBeVisible()
    await restore()
    await act()
  }

  await failAndTryAgain(() => press('Sign in'), 'Invalid email or password.')
  await expect(page).toHaveURL('/admin-dashboard')
  await failAndTryAgain(() => press('Add 60 samples'), 'That did not work. Please try again.')
  await expect(page.getByRole('button', { name: 'Remove the samples' })).toBeVisible()
  const download = page.waitForEvent('download')
  await failAndTryAgain(async () => {
    await press('Export')
    await page.getByRole('menuitem', { name: 'All that matches, as CSV with commas' }).click()
  }, 'The export failed, and nothing was saved.')
  expect((await download).suggestedFilename()).toMatch(/^contact-.*\.csv$/)
  await press('One person’s data')
  await dialog.getByLabel('Email').fill('nobody@example.com')
  await failAndTryAgain(() => press('Find'), 'That did not work, or its answer was lost.')
  await expect(dialog.getByText('Nothing was sent from nobody@example.com.')).toBeVisible()
})

test('after an erase the order, the scroll position and the loaded pages stay as they were', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openDashboard(page, { 'contact-messages': messages(60) })
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(61)
  const row = table(page).getByRole('row').filter({ hasText: 'person-20@' })
  await row.getByRole('checkbox').check()
  const region = page.getByRole('region', { name: /^Contact Us Submissions/ })
  const place = () => region.evaluate((element) => element.scrollTop)
  const before = await place()
  expect(before).toBeGreaterThan(500)
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 record erased.' })).toBeAttached()
  expect(await place()).toBe(before)
  await expect(table(page).getByRole('row')).toHaveCount(60)
})
