import { expect, type Page, type Request, test } from '@playwright/test'

/** Every request to another origin than the site's own. */
export function recordForeign(page: Page) {
  const foreign: Request[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(data|blob):/.test(protocol)) return
    if (origin !== new URL(test.info().project.use.baseURL ?? '').origin) foreign.push(request)
  })
  return foreign
}

/** The names of everything that this browser stores for the site. */
export async function storedNames(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

/** The names that are missing on the privacy page, where “…” inside a name stands for any text. */
export async function unnamed(page: Page, names: readonly string[]) {
  // The server may close an idle connection in the moment of the request.
  const html = await (await page.request.get('/privacy', { maxRetries: 3 })).text()
  const given = [...html.matchAll(/“([\w….-]+)”/g)].map(([, name = '']) => name.split('…'))
  expect(given.length).toBeGreaterThan(2)
  return names.filter(
    (name) =>
      !given.some(([start = '', end]) =>
        end === undefined ? name === start : name.startsWith(start) && name.endsWith(end),
      ),
  )
}
