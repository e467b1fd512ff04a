import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import serveHandler from 'serve-handler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '../support/chromium'
import { run } from './consumer'

let folder: string
let server: Server
let origin: string
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duskpane-storybook-'))
  await run('.', 'npm', 'run', 'build:storybook', '--', '--output-dir', folder)
  server = createServer(
    (request, response) =>
      void serveHandler(request, response, { public: folder, cleanUrls: false }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(launchOptions())
})

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['?path=/story/actions-button--default', 'button', 'Find a dealer'],
  ['?path=/docs/foundations-compose-a-page--docs', 'heading', 'Compose a page'],
] as const)('Storybook shows %s', async (path, role, name) => {
  const page = await browser.newPage()
  await page.goto(`${origin}/index.html${path}`)
  await page.frameLocator('iframe').getByRole(role, { name }).first().waitFor()
  await page.close()
})

test.each([
  ['modal', /Feedback.*Dialog/],
  ['carousel', /Media.*Slider/],
])('the search for "%s" finds %s', async (word, found) => {
  const page = await browser.newPage()
  await page.goto(`${origin}/index.html`)
  await page.getByPlaceholder('Find components').fill(word)
  await page.getByRole('option', { name: found }).first().waitFor()
  await page.close()
})

test('the registry is served beside it', () => {
  const { items } = JSON.parse(readFileSync(join(folder, 'r/registry.json'), 'utf8'))
  expect(items.map(({ name }: { name: string }) => name)).toContain('button')
})
