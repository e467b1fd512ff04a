import { test as isolated } from '@playwright/test'
import sharp from 'sharp'
import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** The picture of a film page whose light follows the films on its windows. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PAGE = '/dyed-reflective'
const section = (page: Page) => page.locator('#viewer')
const view = (page: Page) => section(page).locator('[data-slot=light-view]')
const said = (page: Page) => section(page).getByRole('figure').getByRole('status').last()

/** Mean brightness, 0 to 255, of a part of the picture as it is seen; the part in shares of its size. */
async function brightness(page: Page, left: number, top: number, width: number, height: number) {
  const box = await view(page).boundingBox()
  if (!box) throw new Error('The picture is not in the page.')
  const clip = {
    x: box.x + left * box.width,
    y: box.y + top * box.height,
    width: width * box.width,
    height: height * box.height,
  }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
}

const CAR = '/nano-ceramic'
const viewRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('the evening is a view of its own: the films stay, and its layers load when it is chosen', async ({
  page,
}) => {
  const evening: string[] = []
  page.on('request', (request) => {
    if (/\/lamps-.*\.avif$/.test(request.url())) evening.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, `${PAGE}?left=DPAF+05#viewer`)
  await expect(view(page)).toHaveAttribute('data-state', 'live')
  const wall = () => brightness(page, 0.55, 0.02, 0.2, 0.08)
  const midday = await wall()
  expect(evening).toEqual([])

  const radio = section(page).getByRole('radio', { name: 'Evening' })
  await radio.click()
  await expect(radio).toBeChecked()
  await expect(page).toHaveURL(/view=evening/)
  await expect(view(page)).toHaveAttribute('data-state', 'live')
  await expect(said(page)).toContainText('DPAF 05 on the left window: 5% of the light')
  await expect.poll(wall).not.toBeCloseTo(midday, 0)
  expect(evening).not.toEqual([])

  await section(page).getByRole('link', { name: 'Ask a dealer about this' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/clear glass, evening\. .*DPAF 05/)
  await page.goBack()
  await expect(section(page).getByRole('radio', { name: 'Evening' })).toBeChecked()
})

test('a change of film is a change of style for a few elements only', async ({ page }) => {
  await visit(page, `${PAGE}#viewer`)
  const left = page.getByRole('combobox', { name: 'Left window' })
  await expect(view(page)).toHaveAttribute('data-state', 'live')
  // The first choice brings other parts of the page.
  await left.selectOption({ label: 'DPAF 05, 5%' })
  await expect(said(page)).toContainText('5% of the light')
  await page.waitForLoadState('networkidle')

  const counts: number[] = []
  for (const vlt of [25, 35, 15]) {
    const styled = await styledDuring(page, async () => {
      await left.selectOption({ label: `DPAF ${vlt}, ${vlt}%` })
      await expect(said(page)).toContainText(`DPAF ${vlt} on the left window`)
    })
    counts.push(Math.max(...styled))
  }
  // 13 (the options, the caption and the chip) to 69, by what else of the page is there. With a `:has` around them all,
  // 230 each time. The least of three, as another part may come at the same time.
  expect(Math.min(...counts), `of ${counts}`).toBeLessThan(120)
})

isolated(
  'a layer that does not arrive leaves the still, and the page says so',
  async ({ page }) => {
    await page.route(/-768\.avif$/, (route) => route.abort())
    await visit(page, `${PAGE}?left=DPAF+05`)
    await expect(view(page).getByRole('status')).toContainText('could not be drawn')
  },
)

test('a film on a window that a view does not show stays chosen, and the page says so', async ({
  page,
}) => {
  await visit(page, `${CAR}?view=driver#viewer`)
  const strip = page.getByRole('combobox', { name: 'Windshield strip' })
  await strip.selectOption({ label: 'DPNC-05, 5%' })
  await expect(said(page)).toContainText('DPNC-05 on the windshield strip: 4% of the light')
  await viewRadio(page, 'From outside').check()
  await expect(strip).toBeHidden()
  await expect(said(page)).toContainText('DPNC-05 on the windshield strip is kept')
  await viewRadio(page, 'Driver’s view').check()
  await expect(strip).toHaveValue('DPNC-05')
})

isolated('only the chosen view is loaded', async ({ page }) => {
  const layers: string[] = []
  page.on('request', (request) => layers.push(new URL(request.url()).pathname))
  await visit(page, `${CAR}?view=driver#viewer`)
  await expect(view(page)).toHaveAttribute('data-state', 'live')
  expect(layers.some((path) => path.startsWith('/assets/strip-'))).toBe(true)
  expect(layers.some((path) => path.startsWith('/assets/body-'))).toBe(false)
})

isolated('a view that cannot be loaded shows its still, and the page says so', async ({ page }) => {
  await page.route(/\/assets\/driver-[^/]*\.js$/, (route) => route.abort())
  await visit(page, `${CAR}#viewer`)
  await viewRadio(page, 'Driver’s view').check()
  await expect(section(page).getByText(/could not be drawn/)).toBeVisible()
  await expect(section(page).getByRole('img')).toHaveAccessibleName(/^The driver’s view/)
})

/** Of how many elements Chromium computes styles meanwhile, each time that it does. */
async function styledDuring(page: Page, act: () => Promise<void>) {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as Trace
  return traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
  )
}

/** What Chromium's trace says of each computation of styles. */
interface Trace {
  readonly traceEvents: readonly {
    readonly name: string
    readonly args: { elementCount?: number }
  }[]
}
