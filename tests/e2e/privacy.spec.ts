import { expect, type Route } from '@playwright/test'
import { DATABASE } from '../support/database'
import { MAP, serveMap, standInForMap } from '../support/map'
import { recordForeign, storedNames, unnamed } from '../support/privacy'
import { originOf } from '../support/static-server'
import { test } from '../support/test'
import { visit } from '../support/visit'

test('the map is loaded once a visitor is near it, without a referrer', async ({ page }) => {
  await standInForMap(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const foreign = recordForeign(page)
  await visit(page, '/contact')
  const map = page.getByTitle('Map of Dover, Delaware')
  // With a late font the field is below the fold, and scrolling to it would bring the map near.
  const name = page.getByRole('form', { name: 'Write to us' }).getByLabel('Name')
  await name.evaluate((field) => field.focus({ preventScroll: true }))
  await page.waitForLoadState('networkidle')
  expect(foreign.map((request) => request.url())).toEqual([])

  await page.getByRole('heading', { name: 'Follow us' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => foreign.length).toBe(1)
  await expect(map).toBeVisible()
  expect(foreign[0]?.url()).toContain(`${MAP}/export/embed.html`)
  expect(await foreign[0]?.allHeaders()).not.toHaveProperty('referer')
})

test.describe('a frame from another server than the policy of the site names', () => {
  test.use({ bypassCSP: true })

  test('gives its tiles the Referer without which OpenStreetMap refuses them', async ({ page }) => {
    const { server, tiles } = await serveMap()
    await standInForMap(page)
    await visit(page, '/contact')
    const map = page.getByTitle('Map of Dover, Delaware')
    await map.locator('..').scrollIntoViewIfNeeded()
    await expect(map).toBeVisible()
    /** Loads the map of the stand-in into the frame. */
    const load = (sandbox: string | null) =>
      map.evaluate(
        (frame: HTMLIFrameElement, [source, sandbox]) => {
          if (sandbox) frame.setAttribute('sandbox', sandbox)
          frame.src = source ?? ''
        },
        [originOf(server), sandbox] as const,
      )
    await load(null)
    await expect.poll(() => tiles).toEqual([200])
    await load('allow-scripts')
    await expect.poll(() => tiles).toEqual([200, 403])
    server.close()
  })
})

test('where the map is refused, fails or is blocked, address and link stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const map = page.getByTitle('Map of Dover, Delaware')
  for (const answer of [
    (route: Route) => route.fulfill({ status: 403, body: 'Access blocked' }),
    (route: Route) => route.abort('connectionrefused'),
    (route: Route) => route.abort('blockedbyclient'),
  ]) {
    await page.route(`${MAP}/**`, answer)
    await visit(page, '/contact')
    const asked = page.waitForRequest(`${MAP}/**`)
    await map.locator('..').scrollIntoViewIfNeeded()
    await asked
    const caption = page.getByRole('figure').filter({ has: map })
    const link = caption.getByRole('link', { name: 'Open the map' })
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
    // Nothing lies over them.
    await link.hover()
    await caption.getByText('100 Example Street, Dover, Delaware').hover()
    await page.unrouteAll()
  }
})

test('what is typed but not sent stays in this browser, under a key that the page names', async ({
  page,
}) => {
  const foreign = recordForeign(page)
  await visit(page, '/become-distributor')
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel('Company name').fill('Glas Nord GmbH')
  await form.getByLabel('Email').fill('jonas@example.com')
  await form.getByRole('button', { name: 'Submit Application' }).click()
  const { local, session, ...rest } = await storedNames(page)
  expect(rest).toEqual({ cookies: '', databases: [], caches: [], workers: 0 })
  expect(local).toHaveLength(1)
  expect(await unnamed(page, [...local, ...session])).toEqual([])
  expect(foreign).toEqual([])
})

test('what is sent is stored where the page says, and nowhere else', async ({ page, context }) => {
  const foreign = recordForeign(page)
  await visit(page, '/privacy')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  const { databases, session, ...rest } = await storedNames(page)
  expect(databases).toEqual([DATABASE])
  expect(await unnamed(page, [...databases, ...session])).toEqual([])
  expect(rest).toEqual({ cookies: '', local: [], caches: [], workers: 0 })
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ada@')
  expect(await context.cookies()).toEqual([])
  expect(foreign).toEqual([])
})
