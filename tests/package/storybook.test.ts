import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { searched } from '../../ui/docs/searched'
import { violations } from '../support/axe'
import { launchOptions } from '../support/chromium'
import { originOf, serveFolder } from '../support/static-server'
import { run } from './consumer'
import { faultsOfReading } from './docs-page'

let folder: string
let server: Server
let origin: string
let browser: Browser
/** What Storybook loads around each page. */
let loadedAround: readonly string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duskpane-storybook-'))
  // Otherwise it is built with the React of tests, which weighs 90 kB more.
  vi.stubEnv('NODE_ENV', 'production')
  await run('.', 'npm', 'run', 'build:storybook', '--', '--output-dir', folder)
  vi.unstubAllEnvs()
  server = await serveFolder(folder)
  origin = originOf(server)
  browser = await chromium.launch(launchOptions())
  const page = await patient(browser.newPage())
  const requested = requestsOf(page)
  await page.goto(`${origin}/index.html`, { waitUntil: 'networkidle' })
  loadedAround = requested
  await page.close()
})

/** The files that a page asks for, each as often as it does. */
function requestsOf(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url())
    if (from === origin) files.push(decodeURIComponent(pathname))
  })
  return files
}

/** A page that waits as long as its test may take: Storybook loads a megabyte of script, beside other suites. */
async function patient(page: Promise<Page>): Promise<Page> {
  const opened = await page
  opened.setDefaultTimeout(0)
  return opened
}

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['?path=/story/actions-button--default', 'button', 'Find a dealer'],
  ['?path=/docs/patterns-compose-a-page--docs', 'heading', 'Compose a page'],
  ['?path=/docs/guides-dark-mode--docs', 'heading', 'Dark mode'],
] as const)('Storybook shows %s', async (path, role, name) => {
  const page = await patient(browser.newPage())
  await page.goto(`${origin}/index.html${path}`)
  await page.frameLocator('iframe').getByRole(role, { name }).first().waitFor()
  await page.close()
})

test('the search finds what people call things', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}/index.html`)
  const field = page.locator('input[type=search]')
  const faults: string[] = []
  for (const [word, title] of searched) {
    await field.fill(word)
    const found = page.getByRole('option', { name: new RegExp(title.replace('/', '.*')) })
    const isThere = found.first().waitFor({ timeout: 10_000 })
    await isThere.catch(() => faults.push(`"${word}" does not find ${title}`))
  }
  await page.close()
  expect(faults).toEqual([])
})

test('a press numbers the parts of an example, and of the layer that stands open in a picture', async () => {
  const page = await patient(browser.newPage())
  await page.goto(`${origin}/iframe.html?id=feedback-dialog--docs&viewMode=docs`)
  await page.frameLocator('iframe[title="Example, open"]').locator('[role=dialog]').waitFor()
  await page.getByRole('button', { name: 'Anatomy' }).click()
  const parts = page.locator('ol', { has: page.getByText('DialogTrigger', { exact: true }) })
  await parts.getByText('DialogFooter', { exact: true }).waitFor()
  await page.close()
})

/** Opens the docs page of a component. */
async function openDocs(id: string): Promise<Page> {
  const page = await patient(browser.newPage({ viewport: { width: 1280, height: 900 } }))
  await page.goto(`${origin}/iframe.html?id=${id}--docs&viewMode=docs`)
  return page
}

test('a control of a page changes its story', async () => {
  const page = await openDocs('actions-button')
  const button = page.locator('#story--actions-button--default').getByRole('button')
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await ground()
  const row = page.getByRole('row', { name: /^variant/ })
  await row.getByRole('combobox').selectOption('destructive')
  await expect.poll(ground, { timeout: 30_000 }).not.toBe(before)
  await page.close()
})

test.each(['Rename', 'Send'])('the dialog of "%s" opens in the middle', async (name) => {
  const page = await openDocs('feedback-dialog')
  await page.getByRole('button', { name }).first().click()
  const dialog = page.getByRole('dialog')
  const off = () =>
    dialog.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      return Math.abs(left + right - clientWidth) + Math.abs(top + bottom - clientHeight)
    })
  await expect.poll(off, { timeout: 30_000 }).toBeLessThan(8)
  await page.close()
})

test.each([
  // It begins open.
  ['navigation-commandmenu', 'Many', 'dialog'],
  // Its play opens it with a click, or with keys, for which something has to have the focus.
  ['feedback-dialog', 'Open', 'dialog'],
  ['navigation-dropdownmenu', 'Right To Left', 'menu'],
])('the layers of %s stand open in frames and take no focus', async (id, story, role) => {
  const page = await openDocs(id)
  await page.getByRole('heading', { name: story, exact: true }).scrollIntoViewIfNeeded()
  const frame = page.locator(`iframe[title="${story}"]`)
  await frame.contentFrame().locator(`[role=${role}]`).first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.close()
})

test.each([
  ['feedback-tooltip', 'tooltip'],
  ['navigation-mobilemenu', 'dialog'],
])('both halves of a pair of %s stand open', async (id, role) => {
  const page = await openDocs(id)
  await page.locator('figcaption').first().scrollIntoViewIfNeeded()
  const frames = page.locator('figure iframe')
  for (const place of [0, 1])
    await frames.nth(place).contentFrame().locator(`[role=${role}]`).first().waitFor()
  await page.close()
})

test('a page shows its states beside each other, and names those that only use shows', async () => {
  const page = await openDocs('forms-formshell')
  const cell = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await cell('Long').getByRole('button', { name: 'Send' }).waitFor()
  const cells = [cell('Default'), cell('Long')]
  const [first, second] = await Promise.all(cells.map((it) => it.boundingBox()))
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
  const later = page.getByRole('link', { name: 'Leads On', exact: true })
  expect(await later.getAttribute('href')).toBe('?path=/story/forms-formshell--leads-on')
  expect(await cell('Leads On').count()).toBe(0)
  await page.close()
})

test('a story that is without WebGL or a network leaves both to the rest of its page', async () => {
  const page = await openDocs('film-lightview')
  const views = page.locator('[data-slot=light-view]')
  await page.locator('#states').scrollIntoViewIfNeeded()
  await page.getByText('Seen only in use').waitFor()
  const state = () => views.first().getAttribute('data-state')
  await expect.poll(state, { timeout: 30_000 }).toBe('live')
  await page.close()
})

test('a page shows its example and stories as a wide window lays them out', async () => {
  const page = await openDocs('data-datatable')
  await page.getByRole('button', { name: 'Wide' }).first().click()
  for (const title of ['Example', 'Default']) {
    if (title === 'Default') await page.locator('#states').scrollIntoViewIfNeeded()
    const frame = page.locator(`iframe[title="${title}"]`)
    await frame.scrollIntoViewIfNeeded()
    const head = frame.contentFrame().getByRole('columnheader').first()
    const width = await head.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth)
    expect(width).toBe(1200)
  }
  await page.close()
})

test('the first page leads to every component, and read to its end is light', async () => {
  const page = await patient(browser.newPage())
  const requested = requestsOf(page)
  await page.goto(`${origin}/iframe.html?id=introduction--docs&viewMode=docs`)
  await page.getByRole('link', { name: 'DataTable', exact: true }).waitFor()
  for (const preview of await page.locator('li > div[inert]').all()) {
    await preview.scrollIntoViewIfNeeded()
    await preview.locator('[data-slot], iframe').first().waitFor({ state: 'attached' })
  }
  expect(transferredFor(requested)).toBeLessThan(LIMITS.transferred)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Dialog$/ }) })
  await card.scrollIntoViewIfNeeded()
  const dialog = card.frameLocator('iframe').locator('[role=dialog]')
  await dialog.waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.close()
})

test('a phone has the contents of a page above it', async () => {
  const page = await patient(browser.newPage({ viewport: { width: 390, height: 844 } }))
  await page.goto(`${origin}/iframe.html?id=feedback-dialog--docs&viewMode=docs`)
  await page.getByText('Contents', { exact: true }).filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Props', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'Props', exact: true })
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top, { timeout: 30_000 }).toBeLessThan(100)
  await page.close()
})

test('every page is served as Markdown beside it, with an index', () => {
  const index = readFileSync(join(folder, 'llms.txt'), 'utf8')
  const files = [...index.matchAll(/\]\((.+)\)/g)].map(([, file]) => file ?? '')
  const { entries }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const titles = Object.values(entries).filter(({ type }) => type === 'docs')
  expect(files).toHaveLength(titles.length)
  for (const file of files) {
    expect.soft(readFileSync(join(folder, file), 'utf8'), file).toMatch(/^# .+\n/)
  }
})

test('the registry is served beside it', () => {
  const { items } = JSON.parse(readFileSync(join(folder, 'r/registry.json'), 'utf8'))
  expect(items.map(({ name }: { name: string }) => name)).toContain('button')
})

interface Entry {
  readonly id: string
  readonly type: string
  readonly title: string
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>
}

/** The width of a phone, and the narrowest at which a page still has to reflow. */
const NARROW = [390, 320]

/**
 * A story may be a page with landmarks, or a part of one with headings of a lower level, Storybook scrolls what is wider
 * than its frame, and a large one stands on its page at half its size.
 */
const OF_STORIES = [
  'heading-order',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'scrollable-region-focusable',
  'target-size',
]

/** Bytes that a first visit to a page may take, compressed by a host, and that a page may have the browser parse. */
const LIMITS = { transferred: 2_000_000, parsed: 4_000_000 }

const contentOf = (file: string) => readFileSync(join(folder, file))

/** What a page and Storybook around it take of the network. */
function transferredFor(requested: readonly string[]): number {
  const sizes = [...new Set([...loadedAround, ...requested])].map((file) => {
    const content = contentOf(file)
    return /\.(js|css|html|json|svg)$/.test(file) ? gzipSync(content).length : content.length
  })
  return sum(sizes)
}

function faultsOfWeight(requested: readonly string[]): readonly string[] {
  const transferred = transferredFor(requested)
  const parsed = sum(requested.map((file) => contentOf(file).length))
  return [
    ...(transferred > LIMITS.transferred ? [`${transferred} bytes are transferred`] : []),
    ...(parsed > LIMITS.parsed ? [`${parsed} bytes are parsed`] : []),
  ]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * What is wrong with a docs page in ink, the theme that no author works in: for axe, wider than a phone, or heavier than
 * what a first visit may load.
 */
async function faultsOf(context: BrowserContext, { id, title }: Entry): Promise<string[]> {
  const page = await patient(context.newPage())
  const requested = requestsOf(page)
  const address = `${origin}/iframe.html?id=${id}&viewMode=docs&globals=theme:ink`
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // The page of the tokens also writes in the colors of edges, which need less contrast.
  const isOfTokens = id.startsWith('foundations-tokens')
  const faults = await faultsOfReading(page, title)
  faults.push(...faultsOfWeight(requested))
  faults.push(...(await violations(page, ...OF_STORIES, ...(isOfTokens ? ['color-contrast'] : []))))
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForFunction((expected) => innerWidth === expected, width)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) faults.push(`${wide} pixels wide at ${width}`)
  }
  await page.close()
  return faults.map((fault) => `${id}: ${fault}`)
}

/** All of them cost three minutes of CPU time, so that only one in four is checked unless EVERY_PAGE is set. */
const STEP = process.env.EVERY_PAGE ? 1 : 4

test('docs pages pass axe in ink, fit a phone, are light, and show only code that compiles', {
  timeout: 600_000,
}, async () => {
  const index: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const pages = Object.values(index.entries).filter(({ type }) => type === 'docs')
  expect(pages.length).toBeGreaterThan(60)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const faults: string[] = []
  const left = pages.filter((_, place) => place % STEP === 0).values()
  // Two at once: a page waits for its network half of the time.
  const check = async () => {
    for (const entry of left) faults.push(...(await faultsOf(context, entry)))
  }
  await Promise.all([check(), check()])
  await context.close()
  expect(faults).toEqual([])
})
