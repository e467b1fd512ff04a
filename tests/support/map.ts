import type { Page } from '@playwright/test'

/** Where the map of /contact comes from. */
export const MAP = 'https://www.openstreetmap.org'

/**
 * Answers with an empty page instead of the map, which no test may ask for. For /contact alone:
 * with a route in place, Playwright intercepts every request of the page and turns its cache off.
 */
export async function standInForMap(page: Page) {
  await page.route(`${MAP}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Map</title></html>' }),
  )
}
