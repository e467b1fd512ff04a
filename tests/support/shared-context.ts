import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { test as base, slowDown } from './test'

export { expect, type Locator, type Page } from '@playwright/test'

const kinds = {
  ordinary: {},
  'without script': { javaScriptEnabled: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>

type Kind = keyof typeof kinds

interface EachTest {
  /** Which of a worker's contexts a test shares; chosen by `test.use`. */
  visitor: Kind
}

interface EachWorker {
  sharedContext: (kind: Kind) => Promise<BrowserContext>
  /** One tab for all tests of a worker: for tests that only look, and reset what they emulate. */
  sharedPage: Page
}

/**
 * Playwright's test with one browser context of each kind for all tests of a worker, whose storage is
 * emptied before each. Its tabs share a renderer, so that a page costs less than half of one in a
 * separate context. Not for tests that install a clock, go offline or need other context options,
 * all of which a context keeps; nor for those that hold back or fail scripts, which may lie in its
 * cache.
 */
export const test = base.extend<EachTest, EachWorker>({
  visitor: ['ordinary', { option: true }],
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use
      const contexts = new Map<Kind, Promise<BrowserContext>>()
      await use((kind) => {
        const context =
          contexts.get(kind) ??
          browser.newContext({ ...contextOptions, ...kinds[kind], ...(baseURL && { baseURL }) })
        contexts.set(kind, context)
        return context
      })
      for (const context of contexts.values()) await (await context).close()
    },
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ sharedContext }, use) => use(await (await sharedContext('ordinary')).newPage()),
    { scope: 'worker' },
  ],
  context: async ({ sharedContext, visitor }, use) => use(await sharedContext(visitor)),
  page: async ({ context, contextOptions, baseURL: origin = '' }, use) => {
    const others = new Set(context.pages())
    const page = await context.newPage()
    await slowDown(page)
    // A file may ask for another than the context's.
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null })
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
    await use(page)
    if (!page.isClosed()) {
      // A clock takes the place of `performance`, which then knows of no navigation.
      const visits = await page.evaluate(() => performance.getEntriesByType('navigation').length)
      expect(visits, 'the clock stays in the context: the test takes its own').toBe(1)
    }
    for (const tab of context.pages()) if (!others.has(tab)) await tab.close()
  },
})
