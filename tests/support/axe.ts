import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * What axe finds on a page, as short lines that say what and where. Its script is put into the page
 * once: `@axe-core/playwright` injects it for every check.
 * What fades in has another contrast until it is there.
 * @param except rules that are not checked
 */
export async function violations(page: Page, ...except: string[]): Promise<string[]> {
  await animationsEnd(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate((disabled) => {
    const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]))
    return window.axe.run(document, {
      // Off by default: 24 pixels square, or as much room around.
      rules: { 'target-size': { enabled: true }, ...rules },
      resultTypes: ['violations'],
    })
  }, except)
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Waits for all animations and transitions to end, except infinite ones. */
async function animationsEnd(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return isEndless || playState !== 'running'
    }),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
