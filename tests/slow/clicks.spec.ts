import { expect, type Locator, type Page, test } from '@playwright/test'
import { standInForMap } from '../support/map'
import { allRoutes, lawRoutes, layoutPaths } from '../support/routes'
import { hydrated, visit } from '../support/visit'

/** Every link is clicked: an address that loads well may still fail if the previous page has left something behind. */

const headings = new Map<string, string>([...allRoutes, ...lawRoutes])

/** A choice made before in each tool, and the link that only its answer has: before, a page may show another one. */
const choices: Readonly<
  Record<string, readonly [query: string, answer?: (page: Page) => Locator]>
> = {
  '/film-finder': [
    '?bothers=heat&place=texas',
    (page) => page.getByRole('link', { name: /^Ask a Dealer about/ }),
  ],
  '/compare': [
    '?film=DPNC-35&film=DPSK-50',
    // In the part that comes last.
    (page) => page.locator('main a[href="/skin-eye-care"]'),
  ],
  '/nano-ceramic': ['?front=DPNC-35&place=texas'],
  '/tint-law/louisiana': ['?glass=20'],
  '/find-dealer': [
    '?country=Germany',
    (page) => page.getByRole('link', { name: /^Ask through the form/ }),
  ],
}

const titles = new Map<string, Promise<string>>()

/** The title of a page right after it has loaded. */
function titleOf(page: Page, path: string): Promise<string> {
  const known = titles.get(path) ?? loadTitle(page, path)
  titles.set(path, known)
  return known
}

async function loadTitle(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path)
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(await response.text()) ?? []
  return title.replaceAll('&amp;', '&')
}

/** The links of the page to other pages of the site, those behind folds among them. */
const targetsOn = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const links = [...document.links].filter(
      (link) =>
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        !link.pathname.includes('.') &&
        link.target === '' &&
        link.checkVisibility(),
    )
    return [...new Set(links.map(({ pathname, search }) => pathname + search))]
  })

/** Clicks the link to an address, and reads the page that it opens. */
const follow = (page: Page, target: string, title: string) =>
  page.evaluate(
    async ([target, title]) => {
      const until = async <Found>(find: () => Found) => {
        for (const start = performance.now(); performance.now() - start < 20_000; ) {
          const found = find()
          if (found) return found
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
        return undefined
      }
      const link = await until(() =>
        [...document.links].find((it) => it.pathname + it.search === target),
      )
      link?.click()
      await until(() => location.pathname + location.search === target && document.title === title)
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return {
        address: location.pathname + location.search,
        title: document.title,
        heading: document.querySelector('h1')?.textContent ?? '',
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        failed: document.body.textContent.includes('Unexpected Application Error!'),
      }
    },
    [target, title] as const,
  )

/** Returns to the page with the links. */
async function goBack(page: Page, address: string, title: string) {
  await page.evaluate(() => history.back())
  await page.waitForFunction(
    ([address, title]) =>
      location.pathname + location.search === address && document.title === title,
    [address, title] as const,
  )
}

test('each page is reached by a click from each layout, and is as it is when it is loaded', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  // Drawing is most of the work and tells nothing here.
  await page.setViewportSize({ width: 1280, height: 240 })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(/\.(avif|webp|jpe?g)$/, (route) => route.fulfill({ status: 204 }))
  // A foreign frame that loads slowly holds up `load`, and going back.
  await standInForMap(page)
  // What hangs fails at its step, not at the end of the test.
  page.setDefaultTimeout(120_000)

  const reached = new Set<string>()
  for (const path of layoutPaths) {
    const [query = '', answer] = choices[path] ?? []
    const start = path + query
    await visit(page, start)
    if (answer) await expect(answer(page).first()).toBeVisible()
    const title = await page.title()
    errors.length = 0
    for (const target of await targetsOn(page)) {
      const step = `${start} to ${target}`
      await test.step(step, async () => {
        const pathname = target.replace(/\?.*/, '')
        const expected = await titleOf(page, pathname)
        const found = await follow(page, target, expected)
        reached.add(pathname)
        expect.soft(found.address, step).toBe(target)
        expect.soft(found.title, step).toBe(expected)
        expect.soft(found.heading, step).toContain(headings.get(pathname))
        expect.soft(found.twice, `${step}: ids`).toEqual([])
        expect.soft(found.failed, step).toBe(false)
        expect.soft(errors.splice(0), `${step}: errors`).toEqual([])
        if (found.address !== start) await goBack(page, start, title)
        await hydrated(page)
      })
    }
  }
  const linked = [...headings.keys()].filter(
    (path) => !['/thank-you', '/admin-dashboard', '/checkout'].includes(path),
  )
  expect(linked.filter((path) => !reached.has(path))).toEqual([])
})
