import { expect, type Page, test } from '@playwright/test'
import { MAP, standInForMap } from '../support/map'
import { kept, recordForeign, unnamed } from '../support/privacy'
import { allRoutes } from '../support/routes'
import { hydrated, visit } from '../support/visit'

/** What Chromium reports, which TypeScript does not know. */
interface LayoutShift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    shifts: LayoutShift[]
  }
}

async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(entry as never)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectNoShift(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const { total, moved } = await page.evaluate(() => ({
    total: window.shifts.reduce((sum, { value }) => sum + value, 0),
    moved: window.shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)),
    ),
  }))
  expect(total, `layout shift of ${moved.join('\n')}`).toBeLessThan(0.001)
}

function recordWords(page: Page) {
  const words: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) words.push(message.text())
  })
  page.on('pageerror', (error) => words.push(String(error)))
  return words
}

/** Scrolls the page from its top to its end, as a reader would, and back. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

for (const [path] of [...allRoutes, ['/no-such-page']] as const) {
  test(`${path} comes alive without a word on the console or a shift, asks no other server, and keeps nothing that the privacy page does not name`, async ({
    page,
    context,
  }) => {
    if (path === '/contact') await standInForMap(page)
    await recordShifts(page)
    const words = recordWords(page)
    const foreign = recordForeign(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    await expectNoShift(page)
    expect(foreign.map((request) => request.url())).toEqual([])
    await readToTheEnd(page)
    const hosts = new Set(foreign.map((request) => new URL(request.url()).origin))
    expect([...hosts]).toEqual(path === '/contact' ? [MAP] : [])

    // What a page keeps as it is left is there after a reload.
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.reload()
    await hydrated(page)
    await expectNoShift(page)
    const { session, ...rest } = await kept(page)
    expect(rest).toEqual({ cookies: '', local: [], databases: [], caches: [], workers: 0 })
    expect(session).toContain('scroll-positions')
    expect(await unnamed(page, session)).toEqual([])
    expect(await context.cookies()).toEqual([])

    const answer = path === '/no-such-page' ? [/404 \(Not Found\)/, /404 \(Not Found\)/] : []
    expect(words).toEqual(answer.map((pattern) => expect.stringMatching(pattern)))
  })
}
