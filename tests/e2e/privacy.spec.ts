import { expect, test } from '@playwright/test'
import { DATABASE } from '../support/database'
import { MAP, standInForMap } from '../support/map'
import { kept, recordForeign, unnamed } from '../support/privacy'
import { visit } from '../support/visit'

test('the map is loaded once a visitor is near it, without a referrer', async ({ page }) => {
  await standInForMap(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const foreign = recordForeign(page)
  await visit(page, '/contact')
  const map = page.getByTitle('Map of Dover, Delaware')
  // Where the font came late the field is below the fold: going there would bring the map near.
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

test('where the map is blocked its place stays, and the address with a link', async ({ page }) => {
  await page.route(`${MAP}/**`, (route) => route.abort('blockedbyclient'))
  await visit(page, '/contact')
  const blocked = page.waitForEvent('requestfailed')
  const map = page.getByTitle('Map of Dover, Delaware')
  await map.locator('..').scrollIntoViewIfNeeded()
  await blocked
  // As blockers do with what they have blocked.
  await map.evaluate((frame) => frame.style.setProperty('display', 'none', 'important'))
  await expect(map.locator('..').getByText('Dover, Delaware')).toBeInViewport()
  await expect(page.getByRole('main').getByText(/Dover, Delaware \d/)).toBeVisible()
  const link = page.getByRole('main').getByRole('link', { name: 'Open the map' })
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
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
  const { local, session, ...rest } = await kept(page)
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
  const { databases, session, ...rest } = await kept(page)
  expect(databases).toEqual([DATABASE])
  expect(await unnamed(page, [...databases, ...session])).toEqual([])
  expect(rest).toEqual({ cookies: '', local: [], caches: [], workers: 0 })
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ada@')
  expect(await context.cookies()).toEqual([])
  expect(foreign).toEqual([])
})
