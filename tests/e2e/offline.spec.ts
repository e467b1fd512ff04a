import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { serve } from '../../site/build/serve'
import { kept, unnamed } from '../support/privacy'
import { visit } from '../support/visit'

/** Second visits: what they move, and what opens where there is no network. */

test.use({ serviceWorkers: 'allow' })

let folder: string
let server: Server
let origin: string
let port = 0
/** Open and closed connections, which count what was sent. */
let sockets: Socket[]

declare global {
  interface Window {
    /** Whether the page was kept when it looked. */
    wasKept?: boolean
  }
}

/** A server of its own, as only one that is gone is offline to page and worker alike. */
async function start() {
  server = await serve(port, relative('.', folder))
  sockets = []
  server.on('connection', (socket) => sockets.push(socket))
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
}

async function stop() {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}

const sentBytes = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'))
  cpSync('dist', folder, { recursive: true })
  port = 0
  await start()
})

test.afterEach(async () => {
  if (server.listening) await stop()
  rmSync(folder, { recursive: true })
})

/** Waits until the page that is open is kept. */
async function isKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (of) => Boolean(await caches.match(of)), path), {
      timeout: 15_000,
    })
    .toBe(true)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a second visit of the home page moves less than 10 KiB', async ({ page, context }) => {
  await visit(page, origin)
  await page.waitForLoadState('networkidle')
  await isKept(page, '/')
  const first = sentBytes()
  await page.close()
  const again = await context.newPage()
  await again.addInitScript(() => {
    const { match } = Cache.prototype
    Cache.prototype.match = async function (...asked) {
      const found = await match.apply(this, asked)
      window.wasKept = found !== undefined
      return found
    }
  })
  await visit(again, origin)
  await again.waitForLoadState('networkidle')
  // Seconds later the page looks whether it is kept, and would be fetched if it were not.
  await again.waitForFunction(() => window.wasKept !== undefined)
  expect(await again.evaluate(() => window.wasKept)).toBe(true)
  const second = sentBytes() - first
  console.log(`home page: ${first} bytes, again: ${second} bytes`)
  expect(first).toBeGreaterThan(100 * 1024)
  expect(second).toBeLessThan(10 * 1024)
})

test('offline, pages open that were visited by their address or by a link, and work', async ({
  page,
  context,
}) => {
  await visit(page, `${origin}/tint-law/texas`)
  await page.getByLabel('Factory glass').selectOption('85%')
  await isKept(page, '/tint-law/texas')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(heading(page)).toHaveText('FAQs')
  await isKept(page, '/faqs')

  await stop()
  const later = await context.newPage()
  await visit(later, `${origin}/tint-law/texas?glass=75`)
  await expect(heading(later)).toHaveText('Texas window tint law')
  await later.getByLabel('Factory glass').selectOption('85%')
  await expect(later).toHaveURL(/glass=85/)
  await visit(later, `${origin}/faqs`)
  await expect(heading(later)).toHaveText('FAQs')
  await later.getByText('What is VLT?').click()
  await expect(later.getByText(/Visible light transmitted/).first()).toBeVisible()
  await later.reload()
  await expect(heading(later)).toHaveText('FAQs')
})

test('offline, a page that was not visited is the browser’s to explain', async ({ page }) => {
  await visit(page, `${origin}/faqs`)
  await isKept(page, '/faqs')
  await stop()
  await expect(page.goto(`${origin}/about`)).rejects.toThrow(/ERR_/)
})

test('with a network nobody sees an old page', async ({ page }) => {
  await visit(page, `${origin}/faqs`)
  await isKept(page, '/faqs')
  const file = join(folder, 'faqs.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<html', '<html data-new'))
  const shown = await page.goto(`${origin}/faqs`, { waitUntil: 'commit' })
  expect(await shown?.text()).toContain('<html data-new')
  // The copy is the new one too.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/faqs'))?.text()))
    .toContain('<html data-new')
})

test('what is kept has a name that the privacy page gives', async ({ page }) => {
  await visit(page, `${origin}/faqs`)
  await isKept(page, '/faqs')
  const { caches, workers, local, databases, cookies } = await kept(page)
  expect({ local, databases, cookies }).toEqual({ local: [], databases: [], cookies: '' })
  expect(workers).toBe(1)
  expect(await unnamed(page, caches)).toEqual([])
})
