import { reach, typeChoice } from '../support/keyboard'
import { films } from '../support/routes'
import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

const said = (page: Page) => page.getByRole('main').getByRole('status')
const answers = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 4 }) })
const names = (page: Page) => answers(page).getByRole('heading', { level: 4 })

test('by keyboard: heat on a car in Texas, from the question to the dealer', async ({ page }) => {
  await visit(page, '/film-finder')
  await expect(said(page)).toContainText('Choose what bothers you')
  const heat = page.getByRole('checkbox', { name: 'Heat' })
  await reach(page, heat)
  await page.keyboard.press('Space')
  await expect(heat).toBeFocused()
  await expect(said(page)).toContainText('3 films fit')
  await expect(names(page)).toHaveText(
    ['DPSK-50†', 'DPNC-45†', 'DPPS-30'].map((it) => new RegExp(it)),
  )

  await reach(page, page.getByLabel('Where do you drive?'))
  await typeChoice(page.getByLabel('Where do you drive?'), 'Texas')
  await expect(said(page)).toContainText('2 films fit')
  const first = answers(page).getByRole('listitem').first()
  await expect(first).toContainText('Passes in Texas')
  await expect(first).toContainText('75% glass × 50% film = 38%; the law asks for 25%.')
  await expect(page).toHaveURL(/bothers=heat&place=texas$/)

  await reach(page, page.getByRole('link', { name: 'Ask a dealer about DPSK-50' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/find-dealer.*#inquiry$/)
  await expect(page.getByLabel('Message')).toHaveValue(
    'I am interested in Skin & Eye Care Film, DPSK-50 for a car (front sides) in Texas. What bothers me: heat.',
  )
})

test.describe('without script', () => {
  test.use({ visitor: 'without script' })

  test('the rules and the lines are there, and no empty questions', async ({ page }) => {
    await page.goto('/film-finder')
    // Text inside of noscript is no text to Playwright.
    await expect(page.locator('main noscript [data-slot=alert]')).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Heat' })).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(films.length)
    const rules = await page.locator('#rules').boundingBox()
    expect(rules?.y).toBeLessThan(900)
  })
})
