import { expect, type Page, test } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'
import { visit } from '../support/visit'

// Playwright turns the back/forward cache off, which a visitor's browser has and the shell has not.
test.use({
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

for (const path of ['/', '/skin-eye-care', '/contact', '/auto-store', '/admin-dashboard']) {
  test(`Back to ${path} restores the page instead of loading it`, async ({ page }) => {
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

test('a cart survives a way out and back', async ({ page }) => {
  await visit(page, '/auto-store')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await leaveAndComeBack(page)
  await page.waitForURL('/auto-store', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('no script is asked for before the first paint', async ({ page }) => {
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

test.describe('the script and the first picture of the next page arrive before they are asked for', () => {
  const about = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  const part = (page: Page, ending: string) =>
    page.waitForResponse((response) =>
      new RegExp(`/assets/about-[^/]*\\.${ending}$`).test(response.url()),
    )

  for (const [way, point] of [
    ['pointed at', (page: Page) => about(page).hover()],
    ['focused', (page: Page) => about(page).focus()],
    ['touched', (page: Page) => about(page).dispatchEvent('touchstart')],
  ] as const) {
    test(`when its link is ${way}`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await visit(page, '/')
      await about(page).scrollIntoViewIfNeeded()
      expect(asked.filter((url) => url.includes('/assets/about-') && url.endsWith('.js'))).toEqual(
        [],
      )
      const parts = Promise.all([part(page, 'js'), part(page, 'avif')])
      await point(page)
      for (const response of await parts) expect(response.ok()).toBe(true)
      await expect(page).toHaveURL('/')
    })
  }
})

test('the next page shows within 100 ms of the click', { tag: '@alone' }, async ({ page }) => {
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
  // The fastest, because a test machine does other things in between.
  expect(Math.min(...times), `of ${times.join(', ')} ms`).toBeLessThan(100)
})
