import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { failScripts, holdScripts } from '../support/scripts'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

const table = (page: Page) => page.getByRole('table', { name: 'Values by film' })
const films = (page: Page) => table(page).getByRole('columnheader')
const row = (page: Page, name: RegExp) => table(page).getByRole('row', { name })
const summary = (page: Page) => page.getByRole('main').getByRole('status')

test('a link opens its films in their order, with units', async ({ page }) => {
  await visit(page, '/compare?film=DPSF+16&film=DPNC-35')
  await expect(films(page)).toContainText(['DPSF 16', 'DPNC-35'])
  await expect(row(page, /^TSER/).getByRole('cell')).toContainText(['24%', '75%'])
  await expect(row(page, /^Thickness/).getByRole('cell')).toContainText(['16 mil', '–'])
  await expect(row(page, /^Warranty/).getByRole('cell')).toContainText(['up to 5 years', '–'])
  await expect(page.getByText('Illustrative values').first()).toBeVisible()
})

test('at the same light the nearest model of each line is taken, and how near it is said', async ({
  page,
}) => {
  await visit(page, '/compare?film=DPNC-15&film=DPPS-05')
  await page.getByLabel('Light let in').selectOption('The same, 25%')
  await expect(page).toHaveURL('/compare?line=nano-ceramic&line=platinum-signature&vlt=25')
  await expect(summary(page)).toHaveText(
    'The nearest to 25% of each line: DPNC-25 (exactly) and DPPS-30 (5 points lighter). Of two that are equally near, the lighter is taken.',
  )
  await page.getByLabel('Line 3').selectOption('Dyed Reflective Film')
  await expect(films(page)).toContainText(['DPNC-25', 'DPPS-30', 'DPAF 25'])
  await page.reload()
  await expect(films(page)).toContainText(['DPNC-25', 'DPPS-30', 'DPAF 25'])
  await page.getByLabel('Light let in').selectOption('Each film’s own')
  await expect(films(page)).toContainText(['DPNC-25', 'DPPS-30', 'DPAF 25'])
  await expect(page.getByLabel('Film 1')).toHaveValue('DPNC-25')
})

test('a name that nobody knows is said and left out', async ({ page }) => {
  await visit(page, '/compare?film=DPNC-35&film=XYZ-1')
  await expect(page.getByText('that we do not have: XYZ-1.')).toBeVisible()
  await expect(films(page)).toHaveCount(1)
})

test('with nothing chosen it says so', async ({ page }) => {
  await visit(page, '/compare?film=')
  await expect(summary(page)).toHaveText('No film is chosen. Choose one above.')
  await expect(table(page)).toHaveCount(0)
})

test('each film says what it is good and bad at, and leads on', async ({ page }) => {
  await visit(page, '/compare?film=DPNC-45&film=DPRF-35')
  const nano = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'DPNC-45' }) })
  await expect(nano).toContainText('Lets in more light than DPRF-35 and keeps out no less')
  await expect(
    nano.getByRole('link', { name: /^In the store, \$120.00\b.*Nano Ceramic Window Film$/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Ask a dealer' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    'I am comparing DPNC-45 (Nano Ceramic Film) and DPRF-35 (Reflective Film). Which of them would you choose?',
  )
})

test('what each is good at stays in view until its script has come, without an error', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  const release = await holdScripts(page, (path) => path.includes('film-strengths'))
  await page.goto('/compare?film=DPNC-45&film=DPRF-35')
  await expect(films(page)).toContainText(['DPNC-45', 'DPRF-35'])
  await expect(page.getByRole('heading', { name: 'Good at' }).first()).toBeVisible()
  release()
  await expect(page.getByRole('main')).toContainText('Lets in more light than DPRF-35')
  expect(errors).toEqual([])
})

test('a part that did not load says so, and the rest stays', async ({ page }) => {
  await failScripts(page, 'aborted', (path) => /film-(strengths|choices)/.test(path))
  await page.goto('/compare')
  await expect(page.getByText('The lists to choose from did not load.')).toBeVisible()
  await expect(page.getByText('This part did not load.')).toBeVisible()
  await expect(films(page)).toHaveCount(3)
})

test('from the table of a film its model is added', async ({ page }) => {
  await visit(page, '/dyed-reflective')
  await page.getByRole('list', { name: 'Compare with other films:' }).getByText('DPAF 25').click()
  await expect(page).toHaveURL('/compare?film=DPAF+25')
  await expect(films(page)).toContainText(['DPAF 25'])
})

test('the comparison downloads as CSV, illustrative values marked', async ({ page }) => {
  await visit(page, '/compare?film=DPSK-30&film=DPNC-35')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('film-comparison.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines[1]).toMatch(/^"DPSK-30",.*,"stated"$/)
  expect(lines[2]).toMatch(/^"DPNC-35",.*,"illustrative"$/)
})
