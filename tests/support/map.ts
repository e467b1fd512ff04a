import type { Page } from '@playwright/test'

/** Where the map of /contact comes from. */
export const MAP = 'https://www.openstreetmap.org'

/**
 * Answers with an empty page instead of the map, which no test may ask for. For /contact alone:
 * once anything is answered for, Playwright holds up every request of the page to look at it.
 */
export async function standInForMap(page: Page) {
  await page.route(`${MAP}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Map</title></html>' }),
  )
}
