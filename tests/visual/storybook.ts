import type { Page } from '@playwright/test'

const WIDTH = 1280
const HEIGHT = 800

/** For a focus ring or shadow outside the last element. */
const MARGIN = 24

declare global {
  interface Window {
    setViewport(width: string): Promise<void>
  }
}

/** Prepares a page for rendering stories. */
export async function prepareStorybook(page: Page): Promise<void> {
  await page.exposeFunction('setViewport', (width: string) =>
    page.setViewportSize({ width: Number.parseInt(width, 10) || WIDTH, height: HEIGHT }),
  )
  await page.addInitScript(() => {
    window.onStoryStart = async (width = '') => {
      await window.setViewport(width)
      // Some stories measure their text on the first render.
      await Promise.allSettled([...document.fonts].map((font) => font.load()))
    }
    // Stops all timers, so that no slider rotates and no toast closes before the screenshot.
    window.onStoryEnd = () => {
      const last = Number(setTimeout(() => {}))
      for (let timer = 0; timer <= last; timer += 1) clearTimeout(timer)
      Object.assign(window, { setInterval: () => 0 })
      document.documentElement.dataset.story = 'ended'
    }
  })
}

/**
 * Renders a story at its own viewport width and waits for its play function. Without axe, which runs
 * in the story tests.
 * @throws {Error} with the console errors when the story does not render or its play function fails
 */
export async function renderStory(page: Page, id: string): Promise<void> {
  const errors: string[] = []
  const recordError = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') errors.push(message.text())
  }
  page.on('console', recordError)
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  try {
    await page.locator('html[data-story=ended]').waitFor({ timeout: 60_000 })
  } catch (cause) {
    throw new Error(`${id} did not finish: ${errors.join('\n')}`, { cause })
  } finally {
    page.off('console', recordError)
  }
}

/** The area of the page from its top to the bottom of the story's lowest element. */
export async function storyClip(page: Page) {
  const height = await page.evaluate(() => {
    // What is closed may keep the box that it had when it was open.
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
    return Math.max(...boxes.map(({ bottom }) => bottom)) + window.scrollY
  })
  const { width = WIDTH } = page.viewportSize() ?? {}
  return { x: 0, y: 0, width, height: Math.ceil(height) + MARGIN }
}
