import { setTimeout } from 'node:timers/promises'
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Driver } from './tab'

/** Drives Chromium by its own protocol, or Firefox by WebDriver BiDi. */
export async function puppeteerDriver(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ ...options, headless: true })
  const page = await browser.newPage()
  const element = async (expression: string) =>
    (await page.evaluateHandle(expression)) as ElementHandle<Element>
  // After the answer: a page that leaves at once may take the answer with it.
  const leave = (statement: string) => page.evaluate(`void setTimeout(() => { ${statement} })`)

  return {
    // Not by `page.goto`: in Firefox 140 that waits for ever for a frame that went with its page.
    goto: async (address) => {
      await page.evaluate('window.left = true')
      await leave(`location.href = ${JSON.stringify(address)}`)
      // Firefox shows an empty document in between, which is complete and would take what is done next.
      const isOnItsWay = 'window.left || document.URL === "about:blank"'
      while (await page.evaluate(isOnItsWay).catch(() => true)) await setTimeout(50)
    },
    // `goBack` waits for a load, which a page from the back/forward cache does not have.
    back: () => leave('history.back()') as Promise<void>,
    resize: async (width, height) => {
      // Firefox 140 sets the size and refuses the orientation that Puppeteer sends along.
      await page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error
      })
      // The refusal may come before the size; the policy of our pages forbids `waitForFunction`.
      while ((await page.evaluate('innerWidth')) !== width) await setTimeout(50)
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    close: () => browser.close(),
  }
}
