import { expect, test } from '@playwright/test'
import { failScripts } from '../support/scripts'
import { visit } from '../support/visit'

/** Parts of a page whose script comes when they are needed: what is lost there holds up nothing else. */

test('a film is chosen while the cards below have lost their script', async ({ page }) => {
  await failScripts(page, 'aborted', (path) => path.includes('related-films'))
  await visit(page, '/dyed-reflective#viewer')
  const said = page.locator('#viewer').getByRole('status').last()
  await page.getByRole('combobox', { name: 'All windows' }).selectOption({ label: 'DPAF 25, 25%' })
  await expect(said).toContainText('DPAF 25 on all windows')
  await expect(page).toHaveURL(/left=DPAF\+25/)
  await page.goBack()
  await expect(said).toContainText('Bare glass')
})

test('another glass is answered for while the drawn car has lost its script, and the page says so', async ({
  page,
}) => {
  await failScripts(page, 'aborted', (path) => path.includes('car-figure'))
  await visit(page, '/tint-law/texas')
  const answers = page.locator('#answers')
  await page.getByLabel('Factory glass').first().selectOption('85')
  await expect(answers).toContainText('85% glass')
  await expect(answers).toContainText('could not be drawn')
})
