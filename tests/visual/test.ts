import type { Server } from 'node:http'
import { test as base, type Page } from '@playwright/test'
import { serve } from '../../site/build/serve'
import { originOf, serveFolder } from '../support/static-server'
import { STORYBOOK_DIR } from './built'
import { devices, type Width } from './page-states'
import { prepareStorybook } from './storybook'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  site: string
  /** One tab per width for all tests without interactions. */
  sharedPage: (width: Width) => Promise<Page>
  /** One tab for all stories. */
  storybook: Page
}

const NOW = new Date('2026-06-01T12:00:00Z')

async function withServer(server: Server, use: (origin: string) => Promise<void>) {
  await use(originOf(server))
  server.close()
}

/** Fixes the date and blanks the embedded OpenStreetMap. */
async function prepare(page: Page) {
  await page.clock.setFixedTime(NOW)
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
}

/** Playwright's test with the built site as base URL, Storybook and a fixed date. */
export const test = base.extend<object, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter
  site: [async ({}, use) => withServer(await serve(0), use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site),

  page: async ({ page }, use) => {
    await prepare(page)
    await use(page)
    await page.unrouteAll()
  },

  sharedPage: [
    async ({ browser, site }, use) => {
      const pages = new Map<Width, Page>()
      await use(async (width) => {
        const open = pages.get(width)
        if (open) return open
        const page = await browser.newPage({ baseURL: site, ...devices[width] })
        await prepare(page)
        pages.set(width, page)
        return page
      })
      for (const page of pages.values()) {
        await page.unrouteAll()
        await page.close()
      }
    },
    { scope: 'worker' },
  ],

  storybook: [
    async ({ browser }, use) =>
      withServer(await serveFolder(STORYBOOK_DIR), async (baseURL) => {
        // Some play functions test motion. `toHaveScreenshot` stops what is still animated.
        const page = await browser.newPage({ baseURL, reducedMotion: 'no-preference' })
        await prepareStorybook(page)
        await use(page)
        await page.close()
      }),
    { scope: 'worker' },
  ],
})
