import type { Page } from '@playwright/test'

const WIDTH = 1280
const HEIGHT = 800

/** Room for what is drawn outside of the last element: a focus ring, a shadow. */
const MARGIN = 24

/** Prepares a page for any number of stories. */
export async function openCatalogue(page: Page): Promise<void> {
  await page.exposeFunction('storyStarts', (width = '') =>
    page.setViewportSize({ width: Number.parseInt(width, 10) || WIDTH, height: HEIGHT }),
  )
  await page.addInitScript(() => {
    // From then on no timer fires: a slider does not rotate, a toast does not leave.
    window.storyEnds = () => {
      const last = Number(setTimeout(() => {}))
      for (let timer = 0; timer <= last; timer += 1) clearTimeout(timer)
      Object.assign(window, { setInterval: () => 0 })
      document.documentElement.dataset.story = 'ended'
    }
  })
}

/**
 * Shows a story at the width it is written for, until its play function has ended. Without axe,
 * which runs with the tests of the stories.
 * @throws {Error} with what the console says when the story cannot be rendered or played
 */
export async function showStory(page: Page, id: string): Promise<void> {
  const errors: string[] = []
  const note = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') errors.push(message.text())
  }
  page.on('console', note)
  await page.goto(`/storybook/iframe?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  try {
    await page.locator('html[data-story=ended]').waitFor({ timeout: 30_000 })
  } catch (cause) {
    throw new Error(`${id} did not end: ${errors.join('\n')}`, { cause })
  } finally {
    page.off('console', note)
  }
}

/** The part of the page, down to the last thing on it, that a story takes. */
export async function drawnPart(page: Page) {
  const height = await page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')].map((box) => box.getBoundingClientRect())
    return Math.max(...boxes.map(({ bottom }) => bottom)) + window.scrollY
  })
  const { width = WIDTH } = page.viewportSize() ?? {}
  return { x: 0, y: 0, width, height: Math.ceil(height) + MARGIN }
}
