import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { failLaterScripts } from '../support/scripts'
import { explore, visit } from '../support/visit'

/**
 * Failures around pictures with computed light. Each is reported below the picture, the still stays, and missing layers
 * can be requested again.
 */

const parts = [
  {
    name: 'the viewer',
    path: '/dyed-reflective?front=DPAF+05&left=DPAF+05&view=midday#viewer',
    views: 1,
    theme: 'ink',
  },
  {
    name: 'who sees whom',
    path: '/2-ply-reflective?left=none#who-sees-whom',
    views: 4,
    theme: 'ink',
  },
] as const

const phone = { width: 390, height: 844 }

const sectionOf = (page: Page, path: string) => page.locator(path.replace(/.*#/, '#'))

/** The pictures of a part, and its message and button after a failure. */
function partOf(page: Page, path: string) {
  const section = sectionOf(page, path)
  return {
    section,
    live: section.locator('[data-slot=light-view][data-state=live]'),
    failure: section.getByText('could not be drawn').filter({ visible: true }),
    retry: section.getByRole('button', { name: 'Try again' }),
  }
}

/** Holds the layers until the returned function is called. Stills are pictures, too, but are not fetched by script. */
async function holdLayers(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.avif$/, async (route) => {
    if (route.request().resourceType() === 'fetch') await released
    await route.fallback()
  })
  return release
}

function recordErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

for (const { name, path, views, theme } of parts) {
  test(`${name}: a chunk that does not come is named, and Try again brings it`, async ({
    page,
  }) => {
    const errors = recordErrors(page)
    const { live } = partOf(page, path)
    // The missing chunk may be the part itself.
    const { failure, retry } = partOf(page, '#main')
    const restore = await failLaterScripts(page, path)
    await page.goto(path)
    await expect(failure.first()).toBeVisible()
    await retry.first().click()
    await expect(failure.first()).toBeVisible()
    const themes = await failure.evaluateAll((them) =>
      them.map((it) => it.closest('[data-theme]')?.getAttribute('data-theme')),
    )
    expect(new Set(themes)).toEqual(new Set([theme]))
    await restore()
    // The loaded part may lack another chunk.
    await expect(async () => {
      if (await retry.first().isVisible()) await retry.first().click({ timeout: 500 })
      // The one above takes the page to where it was asked for.
      await sectionOf(page, path).scrollIntoViewIfNeeded({ timeout: 500 })
      await expect(live).toHaveCount(views, { timeout: 2000 })
    }).toPass()
    await expect(failure).toHaveCount(0)
    expect(errors).toEqual([])
  })
}

test('what is chosen while the layers are slow is what is drawn', async ({ page }) => {
  const { path } = parts[0]
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdLayers(page)
  await visit(page, path)
  const explorer = await explore(page)
  const live = explorer.locator('[data-slot=light-view][data-state=live]')
  const film = page.getByRole('combobox', { name: 'Left window' })
  for (const name of ['DPAF 25', 'DPAF 15']) await film.selectOption(name)
  await expect(live).toHaveCount(0)
  release()
  await expect(live).toHaveCount(1)
  await expect(explorer.getByRole('img', { name: /DPAF 15 on the left window: 15%/ })).toBeVisible()
  const brightness = async () => {
    // Hide the text on the windows: its typeface may load after the picture.
    const style = 'ul[aria-hidden] { visibility: hidden }'
    const { channels } = await sharp(await live.locator('canvas').screenshot({ style })).stats()
    return channels.reduce((sum, { mean }) => sum + mean, 0)
  }
  const drawn = await brightness()
  await page.reload()
  await expect(live).toHaveCount(1)
  expect(drawn).toBeCloseTo(await brightness(), 1)
})

test('layers that come after their page was left change nothing, and Back draws them', async ({
  page,
}) => {
  const errors = recordErrors(page)
  const { path } = parts[0]
  const { live } = partOf(page, path)
  const release = await holdLayers(page)
  await visit(page, path)
  await expect(page.getByRole('radio', { name: 'DPAF 05, 5%' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs')
  release()
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(live).toHaveCount(1)
  expect(errors).toEqual([])
})

test('many changes of the view take no picture away from those below', async ({ page }) => {
  test.slow()
  // A phone's layers have a third of the pixels, and as many canvases draw them.
  await page.setViewportSize(phone)
  const below = partOf(page, '#who-sees-whom')
  await visit(page, '/2-ply-reflective?left=none#who-sees-whom')
  await expect(below.live).toHaveCount(4)
  const viewer = await explore(page)
  for (const view of Array.from({ length: 9 }, () => ['Evening', 'Midday']).flat()) {
    await viewer.getByRole('radio', { name: view, exact: true }).check()
    await expect(viewer.locator('[data-slot=light-view][data-state=live]')).toHaveCount(1)
  }
  await expect(below.live).toHaveCount(4)
})
