import { createServer } from 'node:http'
import type { Page } from '@playwright/test'

/** The origin of the map on /contact. */
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

/**
 * A map's server that keeps to the tile policy of OpenStreetMap
 * (<https://operations.osmfoundation.org/policies/tiles/>): a tile that is asked for without a Referer is refused.
 * @returns its server, and the status of each tile that it answered
 */
export async function serveMap() {
  const tiles: number[] = []
  const server = createServer((request, response) => {
    if (request.url === '/tile.png') {
      const status = request.headers.referer ? 200 : 403
      tiles.push(status)
      response.writeHead(status, { 'content-type': 'image/png' }).end()
    } else {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' })
      response.end('<html lang="en"><title>Map</title><img src="/tile.png" alt="">')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, tiles }
}
