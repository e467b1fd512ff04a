import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../site/build/serve'
import { launchOptions } from '../support/chromium'
import { run } from './consumer'

let folder: string
let server: Server
let origin: string
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duskpane-storybook-'))
  await run('.', 'npm', 'run', 'build:storybook', '--', '--output-dir', join(folder, 'storybook'))
  server = await serve(0, folder)
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
] as const)('Storybook shows %s under the headers of the site', async (path, role, name) => {
  const page = await browser.newPage()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) violations.push(message.text())
  })
  const response = await page.goto(`${origin}/storybook${path}`)
  expect(response?.headers()['content-security-policy']).toContain("object-src 'none'")
  await page.frameLocator('iframe').getByRole(role, { name }).first().waitFor()
  expect(violations).toEqual([])
  await page.close()
})

test('the registry is served beside it', () => {
  const { items } = JSON.parse(readFileSync(join(folder, 'storybook/r/registry.json'), 'utf8'))
  expect(items.map(({ name }: { name: string }) => name)).toContain('button')
})
