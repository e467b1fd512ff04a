import { expect, test } from '@playwright/test'
import { MAP, standInForMap } from '../support/map'
import { kept, recordForeign, unnamed } from '../support/privacy'
import { publicRoutes } from '../support/routes'
import { visit } from '../support/visit'

for (const width of [320, 1280, 1920]) {
  test(`at ${width} the map is asked for once a visitor is near it, and not told where they are`, async ({
    page,
  }) => {
    await standInForMap(page)
    await page.setViewportSize({ width, height: 900 })
    const foreign = recordForeign(page)
    await visit(page, '/contact')
    const map = page.getByTitle('Map of Dover, Delaware')
    await expect(map).toHaveAttribute('loading', 'lazy')
    await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer')
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

  test('no map is asked for; a link beside it leads there', async ({ page }) => {
    const foreign = recordForeign(page)
    await page.goto('/contact')
    await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible()
    expect(foreign).toEqual([])
  })
})

test('what is typed but not sent stays in the tab, under a name that the page gives', async ({
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

test('what is sent lies where the page says, and nowhere else', async ({ page }) => {
  const foreign = recordForeign(page)
  await visit(page, '/privacy')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  const { databases, session, ...rest } = await kept(page)
  expect(databases).toEqual(['duskpane-submissions'])
  expect(await unnamed(page, [...databases, ...session])).toEqual([])
  expect(rest).toEqual({ cookies: '', local: [], caches: [], workers: 0 })
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ada@')
  expect(foreign).toEqual([])
})

test('with the embedded store the page speaks of this browser, and of nobody else’s database', async ({
  page,
}) => {
  await visit(page, '/privacy')
  const main = page.getByRole('main')
  await expect(main.getByText(/This is a demonstration/)).toBeVisible()
  await expect(main.getByText(/Clear this site’s data/)).toBeVisible()
  await expect(main.getByText('Until you erase it')).toHaveCount(4)
  await expect(main).not.toContainText(/Firestore|Google|months/)
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  await main.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/contact#contact-form')
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeInViewport()
})

test('the accessibility statement says the standard, the limits and whom to tell', async ({
  page,
}) => {
  await visit(page, '/accessibility')
  const main = page.getByRole('main')
  await expect(main.getByText(/Web Content Accessibility Guidelines 2\.2, level AA/)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Known limits' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'The map is not ours' })).toBeVisible()
  await expect(main.getByText(/within 24 to 48 hours/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toBeVisible()
  await expect(main.getByText(/illustrative/)).toBeVisible()
})

test('the last line of every page leads to both, and the columns stay as specified', async ({
  request,
}) => {
  for (const [path] of publicRoutes) {
    const html = await (await request.get(path)).text()
    const footer = html.slice(html.indexOf('<footer'))
    const [columns = '', legal = ''] = footer.split('data-slot="footer-legal"')
    const links = (part: string) =>
      [...part.matchAll(/<a data-slot="footer-link"[^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(links(columns), path).toEqual([
      '/about',
      '/faqs',
      '/become-distributor',
      '/contact',
      '/architectural',
      '/automotive',
    ])
    expect(links(legal), path).toEqual(['/privacy', '/accessibility'])
  }
})

for (const [path, name] of [
  ['/contact', 'Write to us'],
  ['/contact', 'Notes on light'],
  ['/find-dealer', 'Ask about your country'],
  ['/become-distributor', 'Distributor application'],
  ['/', 'Newsletter'],
] as const) {
  test(`“${name}” of ${path} leads to the privacy page`, async ({ page }) => {
    await visit(page, path)
    const form = page.getByRole('form', { name, exact: true })
    await form.getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  })
}
