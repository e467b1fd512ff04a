import { expect, test } from '@playwright/test'
import { allRoutes } from '../support/routes'
import { visit } from '../support/visit'

/** The targets that were observed to match no route. */
const lost = ['/2ply-reflective', '/3ply-reflective', '/decorative', '/safety-security']

test('every link of every page leads somewhere, apart from the four observed', async ({
  request,
}) => {
  const pages = new Map<string, string>()
  for (const [path] of allRoutes) pages.set(path, await (await request.get(path)).text())

  const dead = new Set<string>()
  const answers = new Map<string, number>()
  const linked = new Set<string>()
  for (const [path, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      if (/^(https?|mailto|tel|data):/.test(href)) continue
      const target = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`)
      if (target.pathname !== path) linked.add(target.pathname)
      if (!answers.has(target.pathname)) {
        const answer = await request.get(target.pathname, { maxRedirects: 0 })
        answers.set(target.pathname, answer.status())
      }
      if (answers.get(target.pathname) !== 200) dead.add(target.pathname)
      const anchor = target.hash.slice(1)
      if (anchor)
        expect(pages.get(target.pathname), `${href} on ${path}`).toContain(`id="${anchor}"`)
    }
  }
  expect(answers.size).toBeGreaterThan(25)
  expect([...dead].sort()).toEqual(lost)
  for (const path of lost) expect(answers.get(path)).toBe(404)

  // Nobody need know an address by heart: the others are steps on the way.
  const unlinked = [...pages.keys()].filter((path) => !linked.has(path))
  expect(unlinked.sort()).toEqual(['/admin-dashboard', '/checkout', '/thank-you'])
})

test('every script, style, font and picture that a page names is there', async ({ request }) => {
  const files = new Set<string>()
  for (const [path] of allRoutes) {
    const html = await (await request.get(path)).text()
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.\w+/g)) files.add(file)
  }
  expect(files.size).toBeGreaterThan(100)
  for (const file of files) expect((await request.head(file)).status(), file).toBe(200)
})

test('links leave the site only for the map and its privacy policy, the social pages, mail and telephone', async ({
  request,
}) => {
  const outside = new Set<string>()
  for (const [path] of allRoutes) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([a-z]+:[^"]*)"/g)) {
      if (href.startsWith('data:')) continue
      outside.add(href.startsWith('http') ? new URL(href).hostname : (href.split(':')[0] ?? ''))
    }
  }
  expect([...outside].sort()).toEqual([
    'mailto',
    'osmfoundation.org',
    'tel',
    'www.facebook.com',
    'www.instagram.com',
    'www.linkedin.com',
    'www.openstreetmap.org',
  ])
})

test('as observed, Learn More of four architectural cards ends on the 404 screen', async ({
  page,
}) => {
  for (const [film, target] of [
    ['2-Ply Reflective Film', '/2ply-reflective'],
    ['3-Ply Reflective Film', '/3ply-reflective'],
    ['Safety & Security Film', '/safety-security'],
    ['Decorative Film', '/decorative'],
  ] as const) {
    await visit(page, '/architectural')
    await page
      .getByRole('main')
      .getByRole('link', { name: `Learn More about ${film}` })
      .click()
    await expect(page).toHaveURL(target)
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
    await expect(page.getByText('404 Not Found')).toBeVisible()
  }
})

test('the other two architectural cards lead to their pages', async ({ page }) => {
  await visit(page, '/architectural')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Learn More about Dyed Reflective Film' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dyed Reflective Film')
  await page.goBack()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Learn More about Signature Sputtering' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signature Sputtering')
})

test('as observed, Read More of the home page does nothing', async ({ page }) => {
  await visit(page, '/')
  const readMore = page.getByRole('button', { name: 'Read More' })
  await readMore.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drive Smarter. Ride Cooler.')
})
