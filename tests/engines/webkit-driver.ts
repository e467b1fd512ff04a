import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Builder, Capabilities, error, type WebElement } from 'selenium-webdriver'
import type { Driver } from './tab'

/** How long an element may not take a click, in ms: nothing on a page does while it comes in. */
const CLICK_TIMEOUT_MS = 5000

/** Drives WebKitGTK's small browser by WebDriver, on a display that nobody sees. */
export async function webkitDriver(binary: string): Promise<Driver> {
  const port = await freePort()
  const server = spawn(
    'xvfb-run',
    ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'],
    {
      // In a group of its own, so that the display ends with it.
      detached: true,
      stdio: 'ignore',
      // Its sandbox needs rights that a container does not give; only our own pages are opened.
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  )
  await answering(port, server)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build()
  const element = (expression: string) => driver.executeScript<WebElement>(`return ${expression}`)

  return {
    goto: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height, x: 0, y: 0 })
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (expression) => {
      // The driver gives up on what is far down a page.
      await driver.executeScript(`${expression}.scrollIntoView({ block: 'center' })`)
      await driver.wait(async () => {
        try {
          await (await element(expression)).click()
          return true
        } catch (failure) {
          if (failure instanceof error.ElementNotInteractableError) return false
          throw failure
        }
      }, CLICK_TIMEOUT_MS)
    },
    type: async (expression, text) => (await element(expression)).sendKeys(text),
    close: async () => {
      await driver.quit()
      if (server.pid) process.kill(-server.pid)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

async function answering(port: number, server: ChildProcess) {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) break
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}
