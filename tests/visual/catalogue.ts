import type { Page } from '@playwright/test'

/** What Storybook's preview offers to whoever drives it. */
interface Preview {
  storyStoreValue?: object
  loadStory(story: { storyId: string }): Promise<{
    storyGlobals: { viewport?: { value: string } }
    parameters: { viewport: { options: Record<string, { styles: { width: string } }> } }
  }>
}

interface Told {
  readonly message?: string
  readonly newPhase?: string
}

interface Channel {
  on(event: string, listener: (told: Told) => void): void
  removeAllListeners(event: string): void
  emit(event: string, told: object): void
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    holdStill(): void
    letMove(): void
  }
}

const WIDTH = 1280
const HEIGHT = 800

/** Leaves room for what is drawn around the last box: a focus ring, a shadow. */
const MARGIN = 24

/** What Storybook says when a story, or its play function, goes wrong. */
const faults = [
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
]

/** Opens the catalogue with no story in it. Axe stays out: the stories have a suite with it. */
export async function openCatalogue(page: Page): Promise<void> {
  await page.goto('/storybook/iframe?viewMode=story&globals=a11y.manual:!true')
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue)
  await page.evaluate(() => {
    const { setInterval } = window
    window.letMove = () => {
      window.setInterval = setInterval
    }
    window.holdStill = () => {
      const last = Number(setTimeout(() => {}))
      for (let timer = 0; timer <= last; timer += 1) clearTimeout(timer)
      Object.assign(window, { setInterval: () => 0 })
    }
  })
}

/**
 * Shows a story at the width it is written for, until it has been played to its end. From then on no
 * timer rings: a slider does not rotate on, a toast does not leave.
 * @throws {Error} with the words of Storybook when the story cannot be drawn or played
 */
export async function showStory(page: Page, storyId: string): Promise<void> {
  const width = await page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id })
    const viewport = story?.storyGlobals.viewport?.value ?? ''
    return Number.parseInt(story?.parameters.viewport.options[viewport]?.styles.width ?? '', 10)
  }, storyId)
  await page.setViewportSize({ width: width || WIDTH, height: HEIGHT })
  await page.evaluate(
    ([id, wrong]) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        for (const event of wrong) {
          channel.removeAllListeners(event)
          channel.on(event, ({ message }) => reject(new Error(`${event}: ${message}`)))
        }
        channel.removeAllListeners('storyRenderPhaseChanged')
        channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
          if (newPhase === 'played' || newPhase === 'finished') window.holdStill()
          if (newPhase === 'finished') resolve()
        })
        window.letMove()
        window.scrollTo(0, 0)
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    [storyId, faults] as const,
  )
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
