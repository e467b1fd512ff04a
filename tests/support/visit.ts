import { expect, type Page, type Request } from '@playwright/test'

/** What the document of a page has asked for and not yet got. */
const awaited = new WeakMap<Page, Set<Request>>()

function recordAwaited(page: Page) {
  if (awaited.has(page)) return
  const requests = new Set<Request>()
  awaited.set(page, requests)
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) return
    if (request.isNavigationRequest()) requests.clear()
    requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until a visited page has all that it asked for, and has drawn it. `networkidle` waits for frames, too, and for
 * one of another server now and then without end.
 */
export async function loaded(page: Page) {
  const urls = () => [...(awaited.get(page) ?? [])].map((request) => request.url())
  do {
    await expect.poll(urls, { timeout: 60_000 }).toEqual([])
    // On a busy machine what has loaded is drawn later, and may ask for more.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 })),
    )
  } while (urls().length > 0)
}

/** Opens an address and waits until the page answers to events. */
export async function visit(page: Page, path: string) {
  recordAwaited(page)
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Opens the Explore layer of a film page: each window, other views, the glass. */
export async function explore(page: Page) {
  await page.getByRole('button', { name: 'Explore' }).click()
  const layer = page.getByRole('dialog', { name: 'each window, other views' })
  await expect(layer).toBeVisible()
  return layer
}

/** Opens the further questions of the film finder: the light, and the law of a place. */
export async function askMore(page: Page) {
  await page.locator('#finder details > summary, main details > summary').first().click()
}

/** Waits until the page is hydrated and has replayed what was tapped before. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.readyState !== 'loading' && !window.replayEarlyTaps)
}

/** The trigger of a dropdown of the main menu. */
export const dropdown = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name })

/** Opens an address and waits for the menu's own script, which is loaded after hydration. */
export async function visitWithMenu(page: Page, path: string) {
  await visit(page, path)
  await expect(dropdown(page, 'Automotive')).toHaveAttribute('aria-expanded', 'false')
}

/** Resolves after two frames, by which time effects have run and been painted. */
export async function nextFrames(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Resizes the viewport, and waits until it has the new size: a late resize would move the next page, too. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  // The renderer is told of it by another way than the one by which the answer comes.
  await page.waitForFunction((set) => innerWidth === set, width)
  await nextFrames(page)
}

/** Scrolls the page from its top to its end, so that everything lazy is loaded, and back. */
export async function scrollToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await loaded(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
