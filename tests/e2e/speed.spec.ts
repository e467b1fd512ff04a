import { expect, type Locator, type Page } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'
import { scriptsNamedBy } from '../support/scripts'
import { test } from '../support/test'
import { visit } from '../support/visit'

// Playwright turns off the back/forward cache that the browsers of visitors have, and the headless shell lacks.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: {
    ...wholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

declare global {
  interface Window {
    /** Set on the page that is left. Only the same document still has it. */
    leftAt?: number
    restoredFromCache?: boolean
  }
}

/** The paths of all loaded resources. */
const resourcesOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )

/** Leaves the site by a full load and returns with the browser's Back button. */
async function leaveAndComeBack(page: Page) {
  await page.evaluate(() => {
    window.leftAt = performance.now()
    addEventListener('pageshow', (event) => {
      window.restoredFromCache = event.persisted
    })
  })
  await page.goto('/favicon.svg')
  await page.evaluate(() => history.back())
}

test('Back restores a page, with its cart, from the back/forward cache', async ({ page }) => {
  for (const path of ['/', '/nano-ceramic', '/admin-dashboard', '/auto-store']) {
    await visit(page, path)
    const cart = page.getByRole('main').getByRole('link', { name: 'Cart, 1 item' })
    if (path === '/auto-store') {
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click()
      await expect(cart).toBeVisible()
    }
    await leaveAndComeBack(page)
    await page.waitForURL(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return JSON.stringify(
        (entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons,
      )
    })
    expect(await page.evaluate(() => window.restoredFromCache), `${path}: ${reasons}`).toBe(true)
    expect(await page.evaluate(() => window.leftAt)).toBeGreaterThan(0)
    if (path === '/auto-store') await expect(cart).toBeVisible()
  }
})

test('a link that is pointed at, focused or touched loads the scripts and the first picture of its page', async ({
  page,
}) => {
  await visit(page, '/')
  for (const [name, path, point] of [
    ['About Us', '/about', (link: Locator) => link.hover()],
    ['Automotive Solutions', '/automotive', (link: Locator) => link.focus()],
    ['Find a Dealer', '/find-dealer', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true }).filter({ visible: true }).last()
    await link.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const loaded = new Set(await resourcesOf(page))
    const needed = await scriptsNamedBy(page, path)
    const missing = [...needed].filter((script) => !loaded.has(script))
    expect(missing, name).not.toEqual([])
    await point(link)
    await expect.poll(() => resourcesOf(page), name).toEqual(expect.arrayContaining(missing))
    // That of the others stands on the home page as well.
    const isNewPicture = (resource: string) => resource.endsWith('.avif') && !loaded.has(resource)
    if (path === '/about') {
      await expect.poll(async () => (await resourcesOf(page)).some(isNewPicture)).toBe(true)
    }
    await expect(page).toHaveURL('/')
  }
})

test('pages without accented letters load one font file', async ({ page }) => {
  // With § and †.
  await visit(page, '/tint-law/vermont')
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const fonts = (await resourcesOf(page)).filter((resource) => resource.endsWith('.woff2'))
  expect(fonts).toHaveLength(1)
})

test('what a film page shows of who sees whom is a still before a choice', async ({ page }) => {
  await visit(page, '/2-ply-reflective')
  const pictures = page.locator('#who-sees-whom')
  await pictures.scrollIntoViewIfNeeded()
  await expect(pictures.getByRole('img').last()).toHaveJSProperty('complete', true)
  await page.waitForLoadState('networkidle')
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
      .map(({ name }) => name),
  )
  expect(fetched).toEqual([])
})
