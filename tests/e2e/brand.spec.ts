import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '@duskpane/content/brand'
import { expect, test } from '@playwright/test'
import { controlDatabase, setDatabase } from '../support/database'
import { architecturalFilms, whyPath } from '../support/routes'
import { copySite, type SiteCopy } from '../support/site-copy'
import { visit } from '../support/visit'

/**
 * The site built from a copy of the sources in which one line is changed, the brand's name, with
 * the observed behaviors corrected. One build for all the tests of this file.
 */
test.describe.configure({ mode: 'serial' })

let copy: SiteCopy
let origin: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  copy = await copySite()
  const file = copy.path('content/brand.ts')
  const source = await readFile(file, 'utf8')
  const renamed = source.replace(`const name = '${brand.name}'`, "const name = 'Nordlys Film'")
  expect(renamed).not.toBe(source)
  await writeFile(file, renamed)
  await copy.build({ VITE_CONFIRMED_FIXES: 'architectural-links,read-more,dashboard-failure' })
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

test('route, titles, texts and structured data follow the name', async ({ page }) => {
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
})

test('the name of the database follows the name', async ({ page }) => {
  await visit(page, `${origin}/about`)
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  const databases = await page.evaluate(() => indexedDB.databases())
  expect(databases.map(({ name }) => name)).toEqual(['nordlys-film-submissions'])
})

test('confirmed, the architectural cards lead to their pages', async ({ page }) => {
  await visit(page, `${origin}/architectural`)
  for (const [path, film] of architecturalFilms) {
    await expect(
      page.getByRole('main').getByRole('link', { name: `Learn More about ${film}` }),
    ).toHaveAttribute('href', path)
  }
})

test('confirmed, Read More leads to the about page', async ({ page }) => {
  await visit(page, `${origin}/`)
  await page.getByRole('link', { name: 'Read More' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
})

test('confirmed, a list that cannot be fetched says so, and is tried again', async ({ page }) => {
  await controlDatabase(page)
  await visit(page, `${origin}/admin`)
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('window-film')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('No submissions found.')).toBeVisible()
  await setDatabase(page, 'closed')
  await page.getByRole('tab', { name: 'Distributor Applications' }).click()
  await expect(page.getByRole('alert')).toHaveText('The list could not be loaded.')
  await expect(page.getByText('No applications found.')).toHaveCount(0)
  await setDatabase(page, 'working')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No applications found.')).toBeVisible()
  await expect(page.getByText('The list could not be loaded.')).toHaveCount(0)
})

test('an unknown fix stops the build and is named', async () => {
  await expect(copy.build({ VITE_CONFIRMED_FIXES: 'read-more,paint-it-black' })).rejects.toThrow(
    /paint-it-black/,
  )
})

test('half a Firebase configuration stops the build and names what is missing', async () => {
  const started = copy.build({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'demo' })
  await expect(started).rejects.toThrow(
    /VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_STORAGE_BUCKET, VITE_FIREBASE_MESSAGING_SENDER_ID, VITE_FIREBASE_APP_ID/,
  )
})
