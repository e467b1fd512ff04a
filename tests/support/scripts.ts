import type { Page, Route } from '@playwright/test'

/** Control over the page's scripts without knowing the names of its chunks. */

type Which = (path: string) => boolean

async function intercept(page: Page, which: Which, answer: (route: Route) => Promise<void>) {
  const isWanted = ({ pathname }: URL) => pathname.endsWith('.js') && which(pathname)
  await page.route(isWanted, answer)
  return () => page.unroute(isWanted)
}

/** Holds all scripts requested from now on until the returned function is called. */
export async function holdScripts(page: Page, which: Which = () => true): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(page, which, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** How a script request fails: without an answer, or with the 404 page of a newer deploy. */
type Failure = 'aborted' | 'gone'

/** Fails all scripts requested from now on until the returned function is called. */
export function failScripts(page: Page, failure: Failure = 'aborted', which: Which = () => true) {
  return intercept(page, which, (route) =>
    failure === 'aborted'
      ? route.abort()
      : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  )
}

/** Fails the scripts of an address that its HTML does not name, until the returned function is called. */
export async function failLaterScripts(page: Page, path: string, failure?: Failure) {
  const named = await scriptsNamedBy(page, path)
  return failScripts(page, failure, (script) => !named.has(script))
}

/** The scripts in a page's HTML, which hydrate it. Others are loaded on demand. */
export async function scriptsNamedBy(page: Page, path: string): Promise<Set<string>> {
  const html = await (await page.request.get(path.replace(/[?#].*/, ''), { maxRetries: 3 })).text()
  return new Set([...html.matchAll(/\/[\w./-]+\.js(?=")/g)].map(([script]) => script))
}
