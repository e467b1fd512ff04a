import { expect, type Page, test } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'
import { visit } from '../support/visit'

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
      // Use the result, or the compiler removes the loop.
      times.push(performance.now() - start + (value & 0))
    }
    return Math.min(...times)
  })
  return Math.max(1, ms / 27)
}
