import { expect, test } from '@playwright/test'
import { DATABASE } from '../support/database'
import { MAP, standInForMap } from '../support/map'
import { kept, recordForeign, unnamed } from '../support/privacy'
import { visit } from '../support/visit'

for (const width of [320, 1280, 1920]) {
  test(`the map is loaded once a visitor is near it, without a referrer, at ${width}`, async ({
    page,
  }) => {
    await standInForMap(page)
    await page.setViewportSize({ width, height: 900 })
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
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('no map is loaded; a link beside it leads there', async ({ page }) => {
    const foreign = recordForeign(page)
    await page.goto('/contact')
    await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible()
    expect(foreign).toEqual([])
  })
})

test('what is typed but not sent stays in the tab, under a key that the page names', async ({
  page,
}) => {
  const foreign = recordForeign(page)
  await visit(page, '/become-distributor')
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel('Company name').fill('Glas Nord GmbH')
  await form.getByLabel('Email').fill('jonas@example.com')
  await form.getByRole('button').click()
  const { session, ...rest } = await kept(page)
  expect(rest).toEqual({ cookies: '', local: [], databases: [], caches: [], workers: 0 })
  expect(await unnamed(page, session)).toEqual([])
  expect(foreign).toEqual([])
})

test('what is sent is stored where the page says, and nowhere else', async ({ page }) => {
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
  expect(foreign).toEqual([])
})

test('a form’s Privacy link opens the page, which leads back to the form', async ({ page }) => {
  await visit(page, '/find-dealer')
  const form = page.getByRole('form', { name: 'Ask about your country' })
  await form.getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/contact#contact-form')
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeInViewport()
})
