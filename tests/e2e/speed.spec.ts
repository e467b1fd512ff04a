import { expect, type Page, test } from '@playwright/test'
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

for (const path of ['/', '/nano-ceramic', '/contact', '/admin-dashboard']) {
  test(`Back to ${path} restores the page from the back/forward cache`, async ({ page }) => {
    await visit(page, path)
    await leaveAndComeBack(page)
    await page.waitForURL(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return JSON.stringify(
        (entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons,
      )
    })
    expect(await page.evaluate(() => window.restoredFromCache), reasons).toBe(true)
    expect(await page.evaluate(() => window.leftAt)).toBeGreaterThan(0)
  })
}

test('a cart survives leaving the site and coming back', async ({ page }) => {
  await visit(page, '/auto-store')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await leaveAndComeBack(page)
  await page.waitForURL('/auto-store', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
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

test('pages without accented letters load one font file', async ({ page }) => {
  // With W/m² and §.
  for (const path of ['/nano-ceramic', '/tint-law/vermont']) {
    await visit(page, path)
    await scrollToTheEnd(page)
    await page.waitForLoadState('networkidle')
    const fonts = (await resourcesOf(page)).filter((file) => file.endsWith('.woff2'))
    expect(fonts, path).toHaveLength(1)
  }
})

test.describe('prefetch', () => {
  const about = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })

  for (const [way, point] of [
    ['pointed at', (page: Page) => about(page).hover()],
    ['focused', (page: Page) => about(page).focus()],
    ['touched', (page: Page) => about(page).dispatchEvent('touchstart')],
  ] as const) {
    test(`a link that is ${way} loads the scripts and the first picture of its page`, async ({
      page,
    }) => {
      await visit(page, '/')
      await about(page).scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      const loaded = new Set(await resourcesOf(page))
      const needed = await scriptsNamedBy(page, '/about')
      const missing = [...needed].filter((script) => !loaded.has(script))
      expect(missing).not.toEqual([])

      const picture = page.waitForResponse(/\.avif$/)
      await point(page)
      expect((await picture).ok()).toBe(true)
      await expect.poll(() => resourcesOf(page)).toEqual(expect.arrayContaining(missing))
      await expect(page).toHaveURL('/')
    })
  }
})

test('the next page shows within 250 ms of the click, longer on a slow machine', {
  tag: '@alone',
}, async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  const times: number[] = []
  for (const [name, heading] of [
    ['About Us', 'About Us'],
    ['FAQ', 'FAQs'],
    ['Become a Distributor', 'Become a Distributor'],
    ['Contact Us', 'Contact Us'],
  ] as const) {
    const link = footer.getByRole('link', { name, exact: true })
    await link.hover()
    await page.waitForLoadState('networkidle')
    const shown = page.evaluate(
      (expected) =>
        new Promise<number>((resolve) => {
          let clickedAt = 0
          addEventListener(
            'click',
            ({ timeStamp }) => {
              clickedAt = timeStamp
            },
            { capture: true, once: true },
          )
          const look = () => {
            if (document.querySelector('h1')?.textContent !== expected) requestAnimationFrame(look)
            else setTimeout(() => resolve(performance.now() - clickedAt))
          }
          look()
        }),
      heading,
    )
    await link.click()
    times.push(await shown)
  }
  // The fastest, because a test machine does other things in between; without a graphics card the browser takes 80 ms
  // of it for the snapshots of both pages.
  const limit = 250 * (await slowness(page))
  expect(Math.min(...times), `of ${times.join(', ')} ms`).toBeLessThan(limit)
})

/**
 * How many times slower this machine is than the one that the 250 ms were measured on, and at least 1: there the loop
 * takes 27 ms, by the ratio of the bench's hand-written table on both.
 */
async function slowness(page: Page) {
  const ms = await page.evaluate(() => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const start = performance.now()
      let value = 1
      for (let step = 0; step < 2e7; step++) value = (value * 1103515245 + 12345) | 0
      // What is not used, the compiler leaves out.
      times.push(performance.now() - start + (value & 0))
    }
    return Math.min(...times)
  })
  return Math.max(1, ms / 27)
}
