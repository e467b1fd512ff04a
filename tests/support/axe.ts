import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * What axe finds on a page, as short lines that say what and where. Put into the page once and
 * asked directly: `@axe-core/playwright` brings the whole of it anew for every look.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(() =>
    window.axe.run(document, {
      // Off unless asked for: 24 pixels square, or as much room around.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    }),
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
