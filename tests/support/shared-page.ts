import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface EachWorker {
  /** A page that the tests of a worker share: for tests that only look, and reset what they emulate. */
  sharedPage: Page
}

export const test = base.extend<object, EachWorker>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const page = await browser.newPage(baseURL ? { baseURL } : {})
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})
