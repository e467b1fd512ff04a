import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** Who sees whom through a mirror film: a window from both sides, by day and after dark. */

const PAGE = '/2-ply-reflective'
const section = (page: Page) => page.locator('#who-sees-whom')
const shade = (page: Page, name: string) =>
  page.locator('#viewer').getByRole('radio', { name, exact: true })
const view = (page: Page, name: string) =>
  section(page)
    .getByRole('figure')
    .filter({ has: page.getByRole('heading', { name }) })

test('the figures follow the shade above them, and the address carries it', async ({ page }) => {
  await visit(page, `${PAGE}#who-sees-whom`)
  const said = view(page, 'From the street by day').locator('figcaption')
  await expect(said).toContainText('DP2R-20: ')
  await expect(said).toContainText('Bare glass: ')
  const bare = (await said.textContent())?.match(/Bare glass: .*/)?.[0] ?? ''

  await shade(page, 'DP2R-50, 50%').check()
  await expect(said).toContainText('DP2R-50: ')
  await expect(said).toContainText(bare)
  await expect(page).toHaveURL(/left=DP2R-50/)
  await page.reload()
  await expect(said).toContainText('DP2R-50: ')
  await visit(page, `${PAGE}?left=none#who-sees-whom`)
  await expect(said).toHaveText(bare)
})
