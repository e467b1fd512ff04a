import { expect, type Page } from '@playwright/test'
import { failLaterScripts, failScripts } from '../support/scripts'
import { test } from '../support/test'
import { visit } from '../support/visit'

/** Parts of a page whose script loads on demand. A lost script holds up nothing else. */

const isRelatedFilms = (path: string) => path.includes('related-films')
const related = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Related films' }) })

test('a film is chosen while the cards below have lost their script', async ({ page }) => {
  await failScripts(page, 'aborted', isRelatedFilms)
  await visit(page, '/dyed-reflective')
  const said = page.locator('#viewer').getByRole('status').last()
  await page.getByRole('radio', { name: 'DPAF 25, 25%' }).check()
  await expect(said).toContainText('DPAF 25 left of the line')
  await expect(page).toHaveURL(/left=DPAF\+25/)
  // The prerendered cards lead on.
  await expect(related(page).getByRole('alert')).toHaveCount(0)
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await related(page).getByRole('article').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/dyed-reflective/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // They open in the same document, which holds the cart.
  expect(loads).toEqual([])
})

test('the cards below stay when the first shade is chosen again', async ({ page }) => {
  await visit(page, '/dyed-reflective')
  const said = page.locator('#viewer').getByRole('status').last()
  const arrival = page.waitForResponse((response) => isRelatedFilms(response.url()))
  await page.getByRole('radio', { name: 'DPAF 25, 25%' }).check()
  await arrival
  await expect(page).toHaveURL(/left=DPAF\+25/)
  await page.getByRole('radio', { name: 'DPAF 15, 15%' }).check()
  await expect(said).toContainText('DPAF 15')
  await expect(page).toHaveURL(/left=DPAF\+15/)
  await expect(related(page).getByRole('article')).toHaveCount(3)
})

test('cards that are lost on the way from page to page are named, and come by Try again or the network', async ({
  page,
  context,
}) => {
  for (const mended of ['by Try again', 'by the network'] as const) {
    await visit(page, '/automotive')
    const restore = await failScripts(page, 'aborted', isRelatedFilms)
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Learn More about Nano Ceramic Film' })
      .click()
    await expect(related(page).getByRole('alert')).toContainText('This part did not load.')
    await restore()
    if (mended === 'by Try again') {
      await related(page).getByRole('button', { name: 'Try again' }).click()
      await expect(related(page)).toBeFocused()
    } else {
      await context.setOffline(true)
      await context.setOffline(false)
    }
    await expect(related(page).getByRole('article')).toHaveCount(3)
    await expect(related(page).getByRole('alert')).toHaveCount(0)
  }
})

test('a data sheet whose script is lost is printed all the same', async ({ page }) => {
  await failLaterScripts(page, '/nano-ceramic')
  await visit(page, '/nano-ceramic')
  const printed = await page.evaluateHandle(() => {
    const calls: string[] = []
    window.print = () => void calls.push(location.pathname)
    return calls
  })
  await page.getByRole('button', { name: 'Print on One Page' }).click()
  expect(await printed.jsonValue()).toEqual(['/nano-ceramic'])
})

test('what was opened before its script came is open afterwards', async ({ page }) => {
  await visit(page, '/signature-sputtering')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/spec-sheet/, async (route) => {
    await held
    await route.continue()
  })
  const fold = page.locator('#for-specifiers')
  await fold.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(fold).toHaveAttribute('open')
  const arrival = page.waitForResponse((response) => /spec-sheet/.test(response.url()))
  const old = await fold.elementHandle()
  release()
  await arrival
  await expect.poll(() => old?.evaluate((it) => it.isConnected)).toBe(false)
  await expect(fold).toHaveAttribute('open')
  await expect(fold.locator('summary')).toBeFocused()
})
