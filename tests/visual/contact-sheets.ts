import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { serve } from '../../site/build/serve'
import { wholeBrowser } from '../support/chromium'
import { allRoutes, unknownPath } from '../support/routes'
import { originOf } from '../support/static-server'
import { visit } from '../support/visit'

/** Makes a contact sheet of every page of the built site for each width, for visual review. */

const OUT = 'content/images/screens'
const GAP = 12
const BACKGROUND = '#c9ccd4'

/** Sizes in pixels; screenshots are cropped to `tileHeight`. */
const sheets = [
  { width: 390, columns: 10, tileWidth: 180, tileHeight: 760 },
  { width: 768, columns: 8, tileWidth: 230, tileHeight: 620 },
  { width: 1280, columns: 6, tileWidth: 310, tileHeight: 460 },
  { width: 1920, columns: 6, tileWidth: 310, tileHeight: 340 },
]

const paths = [...allRoutes.map(([path]) => path), '/tint-law/texas', unknownPath]

type Sheet = (typeof sheets)[number]

/** Takes a full-page screenshot after scrolling through the page, so that lazy images are loaded. */
async function takeScreenshot(page: Page, url: string): Promise<Buffer> {
  await visit(page, url)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/** Rows of tiles, each as high as its highest. */
async function compose(screenshots: readonly Buffer[], sheet: Sheet): Promise<Buffer> {
  const { columns, tileWidth } = sheet
  const tiles = await Promise.all(screenshots.map((screenshot) => crop(screenshot, sheet)))
  const placed: OverlayOptions[] = []
  let top = GAP
  for (let first = 0; first < tiles.length; first += columns) {
    const row = tiles.slice(first, first + columns)
    row.forEach(({ input }, at) => {
      placed.push({ input, left: GAP + at * (tileWidth + GAP), top })
    })
    top += GAP + Math.max(...row.map(({ height }) => height))
  }
  const width = GAP + columns * (tileWidth + GAP)
  return sharp({ create: { width, height: top, channels: 3, background: BACKGROUND } })
    .composite(placed)
    .webp({ quality: 62 })
    .toBuffer()
}

async function crop(screenshot: Buffer, { tileWidth, tileHeight }: Sheet) {
  const resized = sharp(await sharp(screenshot).resize(tileWidth).png().toBuffer())
  const { height: whole = 0 } = await resized.metadata()
  const height = Math.min(whole, tileHeight)
  const area = { left: 0, top: 0, width: tileWidth, height }
  return { input: await resized.extract(area).toBuffer(), height }
}

await mkdir(OUT, { recursive: true })
const server = await serve(0)
const origin = originOf(server)
const browser = await chromium.launch(wholeBrowser())
for (const sheet of sheets) {
  const page = await browser.newPage({
    viewport: { width: sheet.width, height: Math.round(Math.max(844, sheet.width * 0.6)) },
    reducedMotion: 'reduce',
  })
  const screenshots: Buffer[] = []
  for (const path of paths) screenshots.push(await takeScreenshot(page, origin + path))
  await page.close()
  await sharp(await compose(screenshots, sheet)).toFile(`${OUT}/sheet-${sheet.width}.webp`)
  console.log(`${OUT}/sheet-${sheet.width}.webp: ${screenshots.length} pages`)
}
await browser.close()
server.close()
