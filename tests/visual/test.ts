import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { serve } from '../../site/build/serve'
import { whyIncomparable } from './baselines'
import { CATALOGUE } from './built'
import { openCatalogue } from './catalogue'
import { devices, type Width } from './screens'

export { expect } from '@playwright/test'

interface EachTest {
  comparable: undefined
}

interface EachWorker {
  site: string
  /** The page of all screens that are only looked at, by its width. */
  sharedPage: (width: Width) => Promise<Page>
  /** One page for all stories: between two of them only the story changes. */
  catalogue: Page
  difference: string | undefined
}

const NOW = new Date('2026-06-01T12:00:00Z')

/** Serves a folder, under the headers of the host, for as long as somebody uses it. */
async function serving(folder: string, use: (origin: string) => Promise<void>) {
  const server = await serve(0, folder)
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
}

/** Stops the calendar and what the site fetches from elsewhere. */
async function prepare(page: Page) {
  await page.clock.setFixedTime(NOW)
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
  // A typeface that comes late to the first paint would stay away from the whole visit.
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace('font-display:optional', 'font-display:block')
      await route.fulfill({ response, body })
    },
  )
}

/** Playwright's test, with the built site at its base address, the catalogue, and a stopped calendar. */
export const test = base.extend<EachTest, EachWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here that no other fixture is needed
  site: [({}, use) => serving('dist', use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site),

  page: async ({ page }, use) => {
    await prepare(page)
    await use(page)
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
      for (const page of pages.values()) await page.close()
    },
    { scope: 'worker' },
  ],

  catalogue: [
    ({ browser }, use) =>
      serving(dirname(CATALOGUE), async (baseURL) => {
        // Some stories play what moves. What still moves afterwards is stopped for the picture.
        const page = await browser.newPage({ baseURL, reducedMotion: 'no-preference' })
        await openCatalogue(page)
        await use(page)
        await page.close()
      }),
    { scope: 'worker' },
  ],

  difference: [
    async ({ browser }, use, { config }) => {
      const updating = config.updateSnapshots !== 'none'
      const difference = updating ? undefined : whyIncomparable(browser.version())
      if (difference) console.warn(`\nSKIPPED: nothing is compared, ${difference}.\n`)
      await use(difference)
    },
    { scope: 'worker' },
  ],
  comparable: [
    async ({ difference }, use, info) => {
      info.skip(difference !== undefined, difference)
      await use(undefined)
    },
    { auto: true },
  ],
})
