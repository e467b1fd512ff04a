import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { startServer } from '../../site/build/running-server'
import { type Consumer, emptyConsumer } from '../package/consumer'

/** The tools of every check. */
export interface Tools {
  readonly app: App
  /** The packed design system, a `.tgz`. */
  readonly pack: string
  readonly browser: Browser
  /** Saves a screenshot of a page after its transitions, for people to look at. Default: the full page. */
  readonly keep: (name: string, page: Page, fullPage?: boolean) => Promise<void>
}

/** An app in a folder outside of this repository. */
export interface App extends Omit<Consumer, 'remove'> {
  readonly copy: (fixture: string, to?: string) => void
  readonly read: (path: string) => string
  /**
   * Starts a server by npx, in place of the one before: Vite refuses a second for the same folder.
   * @returns its address, once it answers
   */
  readonly start: (command: string, ...args: string[]) => Promise<string>
  readonly remove: () => Promise<void>
}

export function createApp(): App {
  const { folder, write, run, remove } = emptyConsumer()
  let stopServer = async () => {}
  return {
    ...{ folder, write, run },
    copy: (fixture, to = '.') =>
      cpSync(join(import.meta.dirname, 'fixtures', fixture), join(folder, to), { recursive: true }),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    async start(command, ...args) {
      await stopServer()
      const { host, stop } = await startServer({
        command: 'env',
        args: (port) => [
          ...[`PORT=${port}`, 'HOST=127.0.0.1', 'npx', command],
          ...args.map((arg) => (arg === PORT ? `${port}` : arg)),
        ],
        cwd: folder,
        readyPath: '/',
        readyWithinMs: 30_000,
      })
      stopServer = stop
      return `http://${host}/`
    },
    async remove() {
      await stopServer()
      remove()
    },
  }
}

/** Placeholder for the port among the arguments of a server. */
export const PORT = '<port>'

/** Serves a folder that Vite has built. */
export const preview = (app: App, outDir = 'dist') =>
  app.start('vite', 'preview', '--outDir', outDir, '--host', '127.0.0.1', '--port', PORT)

/**
 * A page that fails with the first error it reports, such as one of hydration.
 * @throws {Error} from `close`, with what the page reported
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: NonNullable<Parameters<Browser['newPage']>[0]> = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return {
    page,
    async close() {
      await page.close()
      if (errors.length > 0) throw new Error(`${url} reported:\n${errors.join('\n')}`)
    },
  }
}

/** A computed style of the first element that a selector finds, at the end of its transitions. */
export const style = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const read = getComputedStyle(element)
      // A transition starts when the style is read.
      read.getPropertyValue(name)
      for (const animation of element.getAnimations()) animation.finish()
      return read.getPropertyValue(name)
    }, property)
