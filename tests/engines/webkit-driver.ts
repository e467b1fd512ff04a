import { setTimeout } from 'node:timers/promises'
import { startServer } from '../../site/build/running-server'
import type { Driver } from './tab'

/** How long an element may not take a click, in ms: nothing on a page does while it comes in. */
const CLICK_TIMEOUT_MS = 30_000

/** Drives WebKitGTK's small browser by W3C WebDriver, on a virtual display. */
export async function webkitDriver(binary: string): Promise<Driver> {
  const server = await startServer({
    command: 'env',
    args: (port) => [
      // Its sandbox needs rights that a container does not give; only our own pages are opened.
      'WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1',
      ...`xvfb-run --auto-servernum WebKitWebDriver --port=${port} --host=127.0.0.1`.split(' '),
    ],
    readyPath: '/status',
    readyWithinMs: 30_000,
  })
  const browserOptions = { binary, args: ['--automation'] }
  const { sessionId } = await ask<{ sessionId: string }>(`http://${server.host}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })
  const session = `http://${server.host}/session/${sessionId}`
  const run = <T>(script: string) => ask<T>(`${session}/execute/sync`, { script, args: [] })
  const element = async (expression: string) =>
    `${session}/element/${Object.values(await run<object>(`return ${expression}`))}`

  return {
    goto: (url) => ask(`${session}/url`, { url }),
    back: () => ask(`${session}/back`, {}),
    resize: (width, height) => ask(`${session}/window/rect`, { width, height, x: 0, y: 0 }),
    evaluate: (expression) => run(`return ${expression}`),
    click: async (expression) => {
      // The driver gives up on what is far down a page.
      await run(`${expression}.scrollIntoView({ block: 'center' })`)
      const end = Date.now() + CLICK_TIMEOUT_MS
      for (;;) {
        try {
          return await ask(`${await element(expression)}/click`, {})
        } catch (failure) {
          const { message } = failure as Error
          if (message !== 'element not interactable' || Date.now() > end) throw failure
        }
        await setTimeout(100)
      }
    },
    type: async (expression, text) => ask(`${await element(expression)}/value`, { text }),
    close: async () => {
      await fetch(session, { method: 'DELETE' })
      await server.stop()
    },
  }
}

/**
 * One command of WebDriver.
 * @throws {Error} with WebDriver's own code for what went wrong
 */
async function ask<T = void>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: T & { error?: string } }
  if (!answer.ok) throw new Error(value.error, { cause: value })
  return value
}
