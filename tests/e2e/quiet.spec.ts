import { expect, type Page, test } from '@playwright/test'
import { MAP, standInForMap } from '../support/map'
import { kept, recordForeign, unnamed } from '../support/privacy'
import { layoutPaths, unknownPath } from '../support/routes'
import { hydrated, nextFrames, resize, scrollToTheEnd, visit } from '../support/visit'

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
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await nextFrames(page)
  const { total, moved } = await page.evaluate(() => ({
    total: window.shifts.reduce((sum, { value }) => sum + value, 0),
    moved: window.shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)),
    ),
  }))
  expect(total, `layout shift of ${moved.join('\n')}`).toBeLessThan(0.001)
}

function recordConsole(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => {
    // Without a GPU the browser reads each canvas back, and says that this is slow.
    if (message.text().includes('GPU stall due to ReadPixels')) return
    if (['warning', 'error'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  return messages
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const path of layoutPaths) {
  test(`${path} hydrates without console messages or layout shifts, and keeps to itself`, async ({
    page,
    context,
  }) => {
    if (path === '/contact') await standInForMap(page)
    await recordShifts(page)
    const messages = recordConsole(page)
    const foreign = recordForeign(page)

    await test.step('on a phone, to the end of the page', async () => {
      await resize(page, 390, 844)
      await visit(page, path)
      await expectNoShift(page)
      expect(foreign.map((request) => request.url())).toEqual([])
      await scrollToTheEnd(page)
      const hosts = new Set(foreign.map((request) => new URL(request.url()).origin))
      expect([...hosts], 'other servers').toEqual(path === '/contact' ? [MAP] : [])
    })

    await test.step('after a reload on a desktop', async () => {
      await resize(page, 1280, 844)
      await page.reload()
      await hydrated(page)
      await expectNoShift(page)
    })

    await test.step('what the browser keeps, which the privacy page names', async () => {
      const { session, ...rest } = await kept(page)
      expect(rest).toEqual({ cookies: '', local: [], databases: [], caches: [], workers: 0 })
      expect(session).not.toEqual([])
      expect(await unnamed(page, session)).toEqual([])
      expect(await context.cookies()).toEqual([])
    })

    const answer = path === unknownPath ? [/404 \(Not Found\)/, /404 \(Not Found\)/] : []
    expect(messages).toEqual(answer.map((pattern) => expect.stringMatching(pattern)))
  })
}
