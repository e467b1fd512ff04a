import { test as base, type Page } from '@playwright/test'

/** With `SLOW_MOTION=1` animations take ten times as long, so that assertions that race with one fail. */
export async function slowDown(page: Page) {
  if (!process.env.SLOW_MOTION) return
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
}

export const test = base.extend({
  page: async ({ page }, use) => {
    await slowDown(page)
    await use(page)
  },
})
