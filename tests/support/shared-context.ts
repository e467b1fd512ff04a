import { type BrowserContext, test as base, type Page } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

interface EachWorker {
  sharedContext: BrowserContext
  /** One tab for all tests of a worker: for tests that only look, and reset what they emulate. */
  sharedPage: Page
}

/**
 * Playwright's test with one browser context for all tests of a worker, whose storage is emptied
 * before each. Its tabs share a renderer, so that a page costs less than half of one in a context
 * of its own. Not for tests that install a clock, go offline or need other context options, all of
 * which a context keeps; nor for those that hold back or fail scripts, which may lie in its cache.
 */
export const test = base.extend<object, EachWorker>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext(baseURL ? { baseURL } : {})
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ sharedContext }, use) => use(await sharedContext.newPage()),
    { scope: 'worker' },
  ],
  context: ({ sharedContext }, use) => use(sharedContext),
  page: async ({ sharedContext, baseURL: origin = '' }, use) => {
    const others = new Set(sharedContext.pages())
    const page = await sharedContext.newPage()
    const session = await sharedContext.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
    await use(page)
    for (const tab of sharedContext.pages()) if (!others.has(tab)) await tab.close()
  },
})
