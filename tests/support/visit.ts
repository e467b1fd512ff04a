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
