import { expect, type Locator, type Page, test } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'
import { scriptsNamedBy } from '../support/scripts'
import { scrollToTheEnd, visit } from '../support/visit'

// Playwright turns the back/forward cache off, which a visitor's browser has and the shell has not.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: {
    ...wholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

declare global {
  interface Window {
    /** Set on the page that is left: only the very same page still has it. */
    leftAt?: number
    restoredFromCache?: boolean
  }
}

/** The paths of everything that the page has loaded. */
const resourcesOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )

/** Leaves the site by a full load and comes back by the browser's own button. */
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
  for (const path of ['/', '/nano-ceramic', '/contact', '/admin-dashboard', '/auto-store']) {
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

test('no script is requested before the first paint', async ({ page }) => {
  for (const path of ['/', '/nano-ceramic', '/contact']) {
    await visit(page, path)
    const { paint, script } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      script: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))
        ?.startTime,
    }))
    expect(script, path).toBeGreaterThan(Number(paint))
  }
})

test('a link that is pointed at, focused or touched loads the scripts and the first picture of its page', async ({
  browser,
  baseURL,
}) => {
  const ways = {
    'pointed at': (link: Locator) => link.hover(),
    focused: (link: Locator) => link.focus(),
    touched: (link: Locator) => link.dispatchEvent('touchstart'),
  }
  for (const [way, point] of Object.entries(ways)) {
    // A context of its own, as what was loaded once lies in its cache.
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await visit(page, '/')
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
    await about.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const loaded = new Set(await resourcesOf(page))
    const needed = await scriptsNamedBy(page, '/about')
    const missing = [...needed].filter((script) => !loaded.has(script))
    expect(missing, way).not.toEqual([])

    const picture = page.waitForResponse(/\.avif$/)
    await point(about)
    expect((await picture).ok(), way).toBe(true)
    await expect.poll(() => resourcesOf(page), way).toEqual(expect.arrayContaining(missing))
    await expect(page).toHaveURL('/')
    await context.close()
  }
})

test('pages without accented letters load one font file', async ({ page }) => {
  // With § and †.
  for (const path of ['/nano-ceramic', '/tint-law/vermont']) {
    await visit(page, path)
    await scrollToTheEnd(page)
    const fonts = (await resourcesOf(page)).filter((resource) => resource.endsWith('.woff2'))
    expect(fonts, path).toHaveLength(1)
  }
})

test('a phone of three pixels for each CSS px loads the pictures of one of two', async ({
  browser,
}) => {
  const bytes = async (deviceScaleFactor: number) => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
    })
    const page = await phone.newPage()
    await visit(page, '/automotive')
    await scrollToTheEnd(page)
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.avif'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    )
    await phone.close()
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const [two, three] = [await bytes(2), await bytes(3)]
  expect(two).toBeGreaterThan(0)
  expect(three).toBe(two)
})
