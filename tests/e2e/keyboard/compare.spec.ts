import { reach } from '../../support/keyboard'
import { whyPath } from '../../support/routes'
import { expect, test } from '../../support/shared-context'
import { visit } from '../../support/visit'

test('films are compared by keyboard', async ({ page }) => {
  await visit(page, '/')
  await reach(page, page.getByRole('link', { name: 'Compare the figures' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(whyPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // Nothing in the table takes the focus; the page itself scrolls to it.
  const last = page.getByRole('rowheader', { name: 'TSER' })
  await expect(async () => {
    await page.keyboard.press('PageDown')
    // Long enough for a slow machine: once the row has gone by unseen, PageDown does not bring it back.
    await expect(last).toBeInViewport({ timeout: 2_000 })
  }).toPass()

  await reach(page, page.getByRole('link', { name: 'See Skin & Eye Care Film' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skin & Eye Care Film')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
