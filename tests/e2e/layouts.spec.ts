import { violations } from '../support/axe'
import { walk } from '../support/keyboard'
import { lostText } from '../support/lost-text'
import { MAP, standInForMap } from '../support/map'
import { faultsOfPictures } from '../support/picture-sizes'
import { recordForeign, storedNames, unnamed } from '../support/privacy'
import { layoutPaths, unknownPath } from '../support/routes'
import { expect, type Page, test } from '../support/shared-context'
import { dropdown, loaded, nextFrames, resize, scrollToTheEnd, visit } from '../support/visit'

/**
 * One visit for each layout checks everything that all pages share and only a browser shows: layout shifts, storage,
 * requests, axe, cut text, pictures, the keyboard.
 */

/** Entries that Chromium reports and TypeScript does not know. */
interface LayoutShift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    shifts: LayoutShift[]
  }
}

function recordShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push(entry as never)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Delays the typeface until after the first paint, as a slow line does. */
async function delayFonts(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
    await page.waitForFunction(isPainted)
    await route.continue()
  })
}

async function expectHardlyAShift(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await nextFrames(page)
  const { total, moved } = await page.evaluate(() => ({
    total: window.shifts.reduce((sum, { value }) => sum + value, 0),
    moved: window.shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)),
    ),
  }))
  // A line that wraps differently in the web font moves what is below it; anything else moves more.
  expect.soft(total, `layout shift of ${moved.join('\n')}`).toBeLessThan(0.025)
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

/** Sets lines, letters and words as far apart as WCAG 1.4.12 lets a reader set them. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }
  `)
  document.adoptedStyleSheets = [sheet]
}

/** The scripts of the page that were requested before the first paint. */
const scriptsBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => name.endsWith('.js') && startTime < Number(painted?.startTime),
      )
      .map(({ name }) => name)
  })

/** Controls that lose their edge, and icons that lose their color, in forced colors. */
function faintControls() {
  const edged =
    'a[data-slot=button], button[type=submit], input:not([type=range]), select, textarea'
  const borderless = [...document.querySelectorAll(edged)].filter((element) => {
    const { appearance, borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return appearance !== 'auto' && (borderTopStyle === 'none' || borderTopWidth === '0px')
  })
  const strange = [...document.querySelectorAll('svg')].filter(
    (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color,
  )
  return [...borderless, ...strange].map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Elements whose letters CSS turns into capitals. */
function transformedTexts() {
  return [...document.querySelectorAll('body *')]
    .filter((element) => getComputedStyle(element).textTransform !== 'none')
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** These pages are walked with header and footer, which all others share. The sign-in has none. */
const walkedWhole = ['/', '/admin']

for (const path of layoutPaths) {
  test(`${path}: quiet, whole and within reach at every size`, async ({ page, context }) => {
    if (path === '/contact') await standInForMap(page)
    await page.addInitScript(recordShifts)
    await delayFonts(page)
    const messages = recordConsole(page)
    const foreign = recordForeign(page)
    const browser = await context.newCDPSession(page)

    await test.step('loads on a phone with hardly a shift, and to its end', async () => {
      await resize(page, 390, 844)
      await visit(page, path)
      await expectHardlyAShift(page)
      expect.soft(foreign.map((request) => request.url())).toEqual([])
      await scrollToTheEnd(page)
      const hosts = new Set(foreign.map((request) => new URL(request.url()).origin))
      expect.soft([...hosts], 'other servers').toEqual(path === '/contact' ? [MAP] : [])
    })

    await test.step('loads on a desktop with hardly a shift, and the console is silent', async () => {
      await resize(page, 1280, 844)
      await visit(page, path)
      await expectHardlyAShift(page)
      expect.soft(await scriptsBeforePaint(page)).toEqual([])
      await scrollToTheEnd(page)
      const answers = path === unknownPath ? [/404 \(Not Found\)/, /404 \(Not Found\)/] : []
      // Chromium warns of the map's sandbox, without which its tiles are refused; the frame is of another origin.
      const heard = messages.filter(
        (message) => !/allow-scripts and allow-same-origin/.test(message),
      )
      expect.soft(heard).toEqual(answers.map((pattern) => expect.stringMatching(pattern)))
    })

    await test.step('keeps what the privacy page names', async () => {
      const { session, ...rest } = await storedNames(page)
      expect.soft(rest).toEqual({ cookies: '', local: [], databases: [], caches: [], workers: 0 })
      expect.soft(session).not.toEqual([])
      expect.soft(await unnamed(page, session)).toEqual([])
      expect.soft(await context.cookies()).toEqual([])
    })

    await test.step('forced colors keep edges', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      // Colors arrive with the next frames, and some in a transition.
      await expect.poll(() => page.evaluate(faintControls)).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    })

    for (const [width, key] of [
      [1280, 'Tab'],
      [390, 'Shift+Tab'],
    ] as const) {
      await test.step(`axe finds nothing, and the keyboard gets everywhere, at ${width}`, async () => {
        await resize(page, width, 800)
        // Further down the header covers some target or other.
        await page.evaluate(() => scrollTo(0, 0))
        expect.soft(await violations(page)).toEqual([])
        await expectStops(page, path, key)
      })
    }

    await test.step('texts stand as they are written', async () => {
      expect.soft(await page.evaluate(transformedTexts)).toEqual([])
    })

    await test.step('pictures have the size in which they are seen', async () => {
      expect.soft(await faultsOfPictures(page)).toEqual([])
    })

    await test.step('no text is cut, narrow, set wide, or twice as large', async () => {
      // Tables measure their columns in the frames after a change.
      const expectNothingLost = (message: string) =>
        expect.poll(() => lostText(page), { message }).toEqual([])
      for (const width of [320, 1280]) {
        await resize(page, width, 640)
        await expectNothingLost(`at ${width}`)
        await page.evaluate(spaceText)
        // The renderer lays the text out anew in its next frame.
        await nextFrames(page)
        await expectNothingLost(`at ${width}, set wide`)
        await page.evaluate(() => {
          document.adoptedStyleSheets = []
        })
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      for (const width of [1280, 640, 390]) {
        await resize(page, width, 800)
        await expectNothingLost(`text of 200% at ${width}`)
      }
    })
  })
}

/** Every stop of the keyboard is visible, not covered, and has a focus ring. */
async function expectStops(page: Page, path: string, key: 'Tab' | 'Shift+Tab') {
  if (path === '/admin-dashboard') return
  // Lazy chunks that arrive during the walk would change it.
  const hasMenu = await page.getByRole('navigation', { name: 'Main menu' }).isVisible()
  if (hasMenu) await expect(dropdown(page, 'Automotive')).toHaveAttribute('aria-expanded')
  await loaded(page)
  const { names, problems } = await walk(page, key, walkedWhole.includes(path) ? 'page' : 'main')
  expect.soft(problems, key).toEqual([])
  expect.soft(names.length, 'stops of the keyboard').toBeGreaterThan(0)
}
