import type { Page } from '@playwright/test'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

const table = (page: Page) => page.getByRole('table', { name: 'Values by film' })
const row = (page: Page, name: RegExp) => table(page).getByRole('row', { name })

test('four films fit a phone, value under value, and one page of paper with the illustrative mark', async ({
  page,
}) => {
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

  await page.setViewportSize({ width: 1280, height: 844 })
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
