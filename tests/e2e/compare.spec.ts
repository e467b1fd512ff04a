import { brand } from '@duskpane/content/brand'
import type { Page } from '@playwright/test'
import { whyPath } from '../support/routes'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

const table = (page: Page) => page.getByRole('table', { name: 'Values by film' })
const row = (page: Page, name: RegExp) => table(page).getByRole('row', { name })

test('a choice made before the page has followed the last one keeps it', async ({ page }) => {
  await visit(page, '/compare?film=DPNC-35&film=DPSK-05')
  await page.getByLabel('Film 1').selectOption('DPSF 16')
  await page.getByLabel('Film 2').selectOption('')
  await expect(page).toHaveURL('/compare?film=DPSF+16')
  await expect(page.getByLabel('Film 1')).toHaveValue('DPSF 16')
})

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

test('the comparison with others is one table with column and row headers, on a phone too', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, whyPath)
    await expect(page.getByRole('table'), `at ${width}`).toMatchAriaSnapshot(`
      - table "${brand.name} Skin & Eye Care film compared with six competitors":
        - rowgroup:
          - row:
            - columnheader "${brand.name}"
            - columnheader "Competitor A"
            - columnheader "Competitor F"
        - rowgroup:
          - row:
            - rowheader "VLT Visible light transmitted"
            - cell "30%"
            - cell "35%"
          - row:
            - rowheader "TSER Total solar energy rejected"
            - cell "81%"
            - cell "66%"
    `)
  }
})
