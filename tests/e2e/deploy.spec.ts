import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brand } from '@duskpane/content/brand'
import { expect, type Page, test } from '@playwright/test'
import { serve } from '../../site/build/serve'
import { copySite, type SiteCopy } from '../support/site-copy'
import { visit } from '../support/visit'

/**
 * A page that is open while another version of the site takes the place of the one it came from: its scripts
 * are gone, and their names with them.
 */
test.describe.configure({ mode: 'serial' })
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } })

const NEXT = 'Nordlys Film'

let next: SiteCopy
let live: string
let server: Server
let origin: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  next = await copySite()
  const file = next.path('content/brand.ts')
  const source = await readFile(file, 'utf8')
  await writeFile(file, source.replace(`const name = '${brand.name}'`, `const name = '${NEXT}'`))
  await next.build({})
})

test.afterAll(() => next?.remove())

test.beforeEach(async () => {
  live = mkdtempSync(join(tmpdir(), 'live-'))
  cpSync('dist', live, { recursive: true })
  server = await serve(0, relative('.', live))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(live, { recursive: true })
})

/** As a host does: the files of the version before are not kept. */
async function deploy(page: Page) {
  await page.waitForLoadState('networkidle')
  rmSync(join(live, 'assets'), { recursive: true })
  cpSync(next.path('dist'), live, { recursive: true })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const failed = (page: Page) => page.getByText(/^Loading chunk \S+ failed$/)
const home = (page: Page) => page.getByRole('link', { name: `${NEXT}, home` }).first()

test('the next page says that it did not load, and Reload brings the new version', async ({
  page,
}) => {
  await visit(page, `${origin}/faqs`)
  await deploy(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(failed(page)).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page)).toHaveText('About Us')
  await expect(home(page)).toBeVisible()
})

test('the page goes on with what it has: Back, the menu, a FAQ answer', async ({ page }) => {
  await visit(page, `${origin}/faqs`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText('About Us')
  await deploy(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('FAQs')
  await page.getByText('What is VLT?').click()
  await expect(page.getByText(/Visible light transmitted/).first()).toBeVisible()
  await page.goForward()
  await expect(heading(page)).toHaveText('About Us')
})

test('parts that come later say so, and a reload brings the new ones', async ({ page }) => {
  await visit(page, `${origin}/nano-ceramic`)
  await deploy(page)
  const viewer = page.locator('#viewer')
  await viewer.scrollIntoViewIfNeeded()
  await expect(viewer.getByText('could not be drawn')).toBeVisible()
  await page.getByRole('heading', { name: 'Where you may drive with it' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert').filter({ hasText: 'This part did not load.' })).toBeVisible()
  await page.reload()
  await expect(home(page)).toBeVisible()
  await viewer.scrollIntoViewIfNeeded()
  await expect(viewer.getByRole('combobox', { name: 'All windows' })).toBeVisible()
  await page.getByRole('heading', { name: 'Where you may drive with it' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('combobox', { name: 'Place' })).toBeVisible()
})

test('a page that is kept for offline is not shown in place of the new version', async ({
  page,
}) => {
  await visit(page, `${origin}/about`)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/about'))), {
      timeout: 15_000,
    })
    .toBe(true)
  await deploy(page)
  await page.goto(`${origin}/about`)
  await expect(home(page)).toBeVisible()
})
