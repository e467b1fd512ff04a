import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

test('the law of a state decides which windows the chosen model may go on', async ({ page }) => {
  await visit(page, '/skin-eye-care')
  const verdicts = page.getByRole('status').getByRole('listitem')
  await expect(verdicts).toHaveCount(0)

  await page.getByLabel('State of registration').selectOption('Texas')
  await expect(verdicts.nth(0)).toContainText('DPSK-30 may go here')
  await expect(verdicts.nth(0)).toContainText('25% or more must come through.')
  await expect(verdicts.nth(2)).toContainText('Any shade is allowed.')

  await page.getByLabel('DPSK-15').check()
  await expect(verdicts.nth(0)).toContainText('DPSK-15 is too dark here')
  await expect(verdicts.nth(2)).toContainText('DPSK-15 may go here')

  await page.getByLabel('State of registration').selectOption('Michigan')
  await expect(verdicts.nth(0)).toContainText('No film is allowed.')
})

test('the values of a line download as CSV', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('nano-ceramic.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(await page.getByRole('row').count())
})

test('on a phone the whole specification table is visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/skin-eye-care')
  const table = page.getByRole('region', { name: /values by model/ })
  const hidden = await table.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(hidden).toBe(0)
})
