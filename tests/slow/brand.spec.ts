import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brand } from '@duskpane/content/brand'
import { expect, type Page, test } from '@playwright/test'
import { serve } from '../../site/build/serve'
import { whyPath } from '../support/routes'
import { copySite, type SiteCopy } from '../support/site-copy'
import { originOf } from '../support/static-server'
import { visit } from '../support/visit'

/**
 * The site built from a copy of the sources in which one line is changed, the brand's name, One
 * build for all the tests of this file, also as the next version of the site.
 */
test.describe.configure({ mode: 'default' })

const NAME = 'Nordlys Film'

let copy: SiteCopy
let origin: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  copy = await copySite()
  const file = copy.path('content/brand.ts')
  const source = await readFile(file, 'utf8')
  const renamed = source.replace(`const name = '${brand.name}'`, `const name = '${NAME}'`)
  expect(renamed).not.toBe(source)
  await writeFile(file, renamed)
  await copy.build({ VITE_CONFIRMED_FIXES: 'architectural-links,read-more' })
  origin = await copy.serve()
})

test.afterAll(() => copy?.remove())

test('the old name is nowhere in the built site', async () => {
  const files = await readdir(copy.path('dist'), { recursive: true, withFileTypes: true })
  const texts = files.filter(
    (file) => file.isFile() && /\.(html|js|css|xml|txt|svg|json)$/.test(file.name),
  )
  expect(texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['index.html', 'robots.txt']),
  )
  const namesBrand = (text: string) => text.toLowerCase().includes(brand.slug)
  const naming: string[] = []
  for (const file of texts) {
    const text = await readFile(join(file.parentPath, file.name), 'utf8')
    if (namesBrand(text)) naming.push(file.name)
  }
  expect(naming).toEqual([])
  expect(files.map(({ name }) => name).filter(namesBrand)).toEqual([])
})

test('route, titles, texts, structured data and database follow the name', async ({ page }) => {
  const response = await visit(page, `${origin}/why-nordlys-film`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why Nordlys Film')
  await expect(page).toHaveTitle('Why Nordlys Film | Nordlys Film')
  await expect(page.getByRole('columnheader', { name: 'Nordlys Film' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Nordlys Film')

  await visit(page, `${origin}/`)
  await expect(
    page.getByRole('heading', { level: 2, name: 'Why Choose Nordlys Film' }),
  ).toBeVisible()
  const block = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(block ?? '')).toMatchObject({ '@type': 'Organization', name: 'Nordlys Film' })
  const old = await page.request.get(`${origin}${whyPath}`)
  expect(old.status()).toBe(404)

  // Confirmed as a defect, Read More leads somewhere.
  await page.getByRole('link', { name: 'Read More' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  const databases = await page.evaluate(() => indexedDB.databases())
  expect(databases.map(({ name }) => name)).toEqual(['nordlys-film-submissions'])
})

/** A page that is open while another version of the site is deployed: its scripts, with their names, are gone. */
test.describe('a deploy while a page is open', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  let live: string
  let server: Server
  let origin: string

  test.beforeEach(async () => {
    live = mkdtempSync(join(tmpdir(), 'live-'))
    cpSync('dist', live, { recursive: true })
    server = await serve(0, relative('.', live))
    origin = originOf(server)
  })

  test.afterEach(() => {
    server.closeAllConnections()
    server.close()
    rmSync(live, { recursive: true })
  })

  /** Deploys like a host: the files of the previous version are not kept. */
  async function deploy(page: Page) {
    await page.waitForLoadState('networkidle')
    rmSync(join(live, 'assets'), { recursive: true })
    cpSync(copy.path('dist'), live, { recursive: true })
  }

  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const failed = (page: Page) => page.getByText(/^Loading chunk \S+ failed$/)
  const home = (page: Page) => page.getByRole('link', { name: `${NAME}, home` }).first()

  test('the page goes on with what it has; the next says that it did not load, and Reload brings the new version', async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo')
    await visit(page, `${origin}/faqs`)
    await footer.getByRole('link', { name: 'About Us' }).click()
    await expect(heading(page)).toHaveText('About Us')
    await deploy(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('FAQs')
    await page.getByRole('link', { name: 'What is VLT?' }).click()
    await expect(page.getByRole('heading', { name: 'What is VLT?' })).toBeInViewport()
    await footer.getByRole('link', { name: 'Contact Us' }).click()
    await expect(failed(page)).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText('Contact Us')
    await expect(home(page)).toBeVisible()
  })

  test('parts that come later say so, and a reload brings the new ones', async ({ page }) => {
    await visit(page, `${origin}/nano-ceramic`)
    await deploy(page)
    const viewer = page.locator('#viewer')
    await viewer.getByRole('radio', { name: 'DPNC-15, 15%' }).check()
    await expect(viewer.getByText('could not be drawn')).toBeVisible()
    await page.getByRole('heading', { name: 'Where it is legal' }).scrollIntoViewIfNeeded()
    await expect(
      page.getByRole('alert').filter({ hasText: 'This part did not load.' }),
    ).toBeVisible()
    await page.reload()
    await expect(home(page)).toBeVisible()
    await expect(viewer.locator('[data-slot=light-view]')).toHaveAttribute('data-state', 'live')
    await page.getByRole('heading', { name: 'Where it is legal' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('combobox', { name: 'Place' })).toBeVisible()
  })
})
