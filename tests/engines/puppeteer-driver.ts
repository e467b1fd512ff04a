import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Driver } from './tab'

/** Drives Chromium by its own protocol, or Firefox by WebDriver BiDi. */
export async function puppeteerDriver(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ ...options, headless: true })
  const page = await browser.newPage()
  const element = async (expression: string) =>
    (await page.evaluateHandle(expression)) as ElementHandle<Element>

  return {
    goto: async (address) => {
      await page.goto(address)
    },
    // `goBack` waits for a load, which a page from the back/forward cache does not have.
    back: () => page.evaluate('history.back()') as Promise<void>,
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    close: () => browser.close(),
  }
}
