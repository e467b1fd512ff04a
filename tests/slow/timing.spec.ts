import { expect, type Page, test } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'
import { explore, visit } from '../support/visit'

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: wholeBrowser(),
})

test('the next page shows within 250 ms of the click, longer on a slow machine', async ({
  page,
}) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  const times: number[] = []
  for (const [name, heading] of [
    ['About Us', 'About Us'],
    ['FAQ', 'FAQs'],
    ['Become a Distributor', 'Become a Distributor'],
    ['Contact Us', 'Contact Us'],
  ] as const) {
    const link = footer.getByRole('link', { name, exact: true })
    await link.hover()
    await page.waitForLoadState('networkidle')
    const shown = page.evaluate(
      (expected) =>
        new Promise<number>((resolve) => {
          let clickedAt = 0
          addEventListener(
            'click',
            ({ timeStamp }) => {
              clickedAt = timeStamp
            },
            { capture: true, once: true },
          )
          const look = () => {
            if (document.querySelector('h1')?.textContent !== expected) requestAnimationFrame(look)
            else setTimeout(() => resolve(performance.now() - clickedAt))
          }
          look()
        }),
      heading,
    )
    await link.click()
    times.push(await shown)
  }
  // The fastest, because a test machine does other things in between; without a graphics card the browser takes 80 ms
  // of it for the snapshots of both pages.
  const limit = 250 * (await slowness(page))
  expect(Math.min(...times), `of ${times.join(', ')} ms`).toBeLessThan(limit)
})

/**
 * How many times slower this machine is than the one that the 250 ms were measured on, and at least 1: there the loop
 * takes 27 ms, by the ratio of the bench's hand-written table on both.
 */
async function slowness(page: Page) {
  const ms = await page.evaluate(() => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const start = performance.now()
      let value = 1
      for (let step = 0; step < 2e7; step++) value = (value * 1103515245 + 12345) | 0
      // What is not used, the compiler leaves out.
      times.push(performance.now() - start + (value & 0))
    }
    return Math.min(...times)
  })
  return Math.max(1, ms / 27)
}

test('a change of film is a change of style for a few elements only', async ({ page }) => {
  await visit(page, '/dyed-reflective')
  const explorer = await explore(page)
  const left = explorer.getByRole('combobox', { name: 'Left window' })
  const said = explorer.getByRole('figure').getByRole('status').last()
  await expect(explorer.locator('[data-slot=light-view]')).toHaveAttribute('data-state', 'live')
  // The first choice brings other parts of the page.
  await left.selectOption({ label: 'DPAF 05, 5%' })
  await expect(said).toContainText('5% of the light')
  await page.waitForLoadState('networkidle')

  const counts: number[] = []
  for (const vlt of [25, 35, 45]) {
    const styled = await styledDuring(page, async () => {
      await left.selectOption({ label: `DPAF ${vlt}, ${vlt}%` })
      await expect(said).toContainText(`DPAF ${vlt} on the left window`)
    })
    counts.push(Math.max(...styled))
  }
  // 13 (the options, the caption and the chip) to 69, by what else of the page is there. With a `:has` around them all,
  // 230 each time. The least of three, as another part may come at the same time.
  expect(Math.min(...counts), `of ${counts}`).toBeLessThan(120)
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
