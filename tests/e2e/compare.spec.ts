import type { Page } from '@playwright/test'
import { reach } from '../support/keyboard'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

const table = (page: Page) => page.getByRole('table', { name: 'Values by film' })
const films = (page: Page) => table(page).getByRole('columnheader')
const row = (page: Page, name: RegExp) => table(page).getByRole('row', { name })
const summary = (page: Page) => page.getByRole('main').getByRole('status')

test('by keyboard a film is chosen, the address has it, and Back finds it where it was', async ({
  page,
}) => {
  await visit(page, '/compare?film=DPNC-35')
  await expect(films(page)).toHaveCount(1)
  const second = page.getByLabel('Film 2')
  await reach(page, second)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/compare?film=DPNC-35&film=DPSK-05')
  await expect(second).toBeFocused()
  await expect(films(page)).toContainText(['DPNC-35', 'DPSK-05'])
  await expect(summary(page)).toContainText('DPNC-35 and DPSK-05 side by side.')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faqs')
  await page.goBack()
  await expect(films(page)).toHaveCount(2)
  await expect(second).toHaveValue('DPSK-05')
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
