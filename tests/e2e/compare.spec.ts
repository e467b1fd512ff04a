import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { reach } from '../support/keyboard'
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

test('by keyboard a film is chosen, the address has it, and Back undoes it', async ({ page }) => {
  await visit(page, '/compare?film=DPNC-35')
  await expect(films(page)).toHaveCount(1)
  const second = page.getByLabel('Film 2')
  await reach(page, second)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/compare?film=DPNC-35&film=DPSK-05')
  await expect(second).toBeFocused()
  await expect(films(page)).toContainText(['DPNC-35', 'DPSK-05'])
  await expect(summary(page)).toContainText('DPNC-35 and DPSK-05 side by side.')
  await page.goBack()
  await expect(films(page)).toHaveCount(1)
  await expect(second).toHaveValue('')
  await page.goForward()
  await expect(films(page)).toHaveCount(2)
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

test('four films print on one page, of A4 and of Letter, with the illustrative mark', async ({
  page,
}) => {
  await visit(page, '/compare?film=DPSF+16&film=CLEARGARD-8&film=DPNC-65&film=DP3R-05')
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({
      format,
      margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
    })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Illustrative values').first()).toBeVisible()
  await expect(page.getByLabel('Film 1')).toBeHidden()
})

test('on a phone four films fit the width, value under value', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await visit(page, '/compare?film=DPSF+16&film=CLEARGARD-8&film=DPNC-65&film=DP3R-05')
  const cells = row(page, /^TSER/).getByRole('cell')
  const tops = await cells.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(4)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
