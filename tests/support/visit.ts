import type { Page } from '@playwright/test'

/** Opens an address and waits until the page answers to events. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Fills in a form as slowly as a person: what is faster is stored with a mark. */
export async function atLeisure(page: Page, fill: () => Promise<void>) {
  await page.clock.install()
  await fill()
  await page.clock.fastForward(10_000)
}

/** Waits until the page has come alive and done what was asked of it before. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.readyState !== 'loading' && !window.replayEarlyTaps)
}

/** Keeps back what is asked for under these addresses, until the returned function lets it come. */
export async function holdBack(page: Page, addresses = '**/assets/*.js') {
  let come = () => {}
  const allowed = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(addresses, async (route) => {
    await allowed
    await route.continue()
  })
  return come
}
