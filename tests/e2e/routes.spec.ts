import { expect, test } from '@playwright/test'
import { adminRoutes, allRoutes, publicRoutes } from '../support/routes'

const ORIGIN = 'https://duskpane.example.com'

const films = [
  '/skin-eye-care',
  '/nano-ceramic',
  '/platinum-signature',
  '/reflective-film',
  '/windshield-protection',
  '/pre-cut-films',
  '/3-ply-reflective',
  '/dyed-reflective',
  '/signature-sputtering',
  '/2-ply-reflective',
  '/decorative-films',
  '/safety-security-films',
]

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of publicRoutes) {
    test(`${path} is a whole page`, async ({ page }) => {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()

      await expect(page).toHaveTitle(/Duskpane/)
      const url = ORIGIN + path
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url)
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        await page.title(),
      )
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
        'content',
        /.{50}/,
      )
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        /^https:.*\.(jpg|webp|png)$/,
      )
    })
  }

  for (const [path, heading] of adminRoutes) {
    test(`${path} has no header, no footer and is not for search engines`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    })
  }
})

test('titles and descriptions are all different', async ({ request }) => {
  const heads = await Promise.all(
    allRoutes.map(async ([path]) => {
      const html = await (await request.get(path)).text()
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /name="description" content="(.*?)"/.exec(html)?.[1],
      ]
    }),
  )
  expect(new Set(heads.map(([title]) => title)).size).toBe(29)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(29)
})

test('structured data parses and says what each page is', async ({ request }) => {
  for (const [path, types] of [
    ['/', ['Organization']],
    ['/about', ['BreadcrumbList']],
    ['/faqs', ['BreadcrumbList', 'FAQPage']],
    ...films.map((film) => [film, ['BreadcrumbList', 'ProductModel']] as const),
  ] as const) {
    const html = await (await request.get(path)).text()
    const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    const things = [...blocks].map(([, block = '']) => JSON.parse(block))
    expect(things.map((thing) => thing['@type']).sort(), path).toEqual(types)
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
    const faq = things.find((thing) => thing['@type'] === 'FAQPage')
    if (faq) expect(faq.mainEntity).toHaveLength(13)
  }
})

test('sitemap.xml lists the pages for search engines and robots.txt points at it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  for (const [path] of publicRoutes.slice(0, 24)) expect(listed).toContain(ORIGIN + path)
  expect(listed).not.toContain(`${ORIGIN}/admin`)
  expect(listed).not.toContain(`${ORIGIN}/admin-dashboard`)

  const robots = await request.get('/robots.txt')
  expect(await robots.text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})
