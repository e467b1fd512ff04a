import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { run } from '../package/consumer'

/** What every check is given. */
export interface Tools {
  /** The packed design system, a `.tgz`. */
  readonly pack: string
  readonly browser: Browser
  /** Keeps a picture of a page, whole unless told otherwise, at the end of its transitions: for people to look at. */
  readonly keep: (name: string, page: Page, fullPage?: boolean) => Promise<void>
}

/** An app in a folder of its own, outside of this repository. */
export interface App {
  readonly folder: string
  /** Writes files, by path below the folder. */
  readonly write: (files: Readonly<Record<string, string>>) => void
  /** Copies a folder of `fixtures/`. */
  readonly copy: (fixture: string, to?: string) => void
  readonly read: (path: string) => string
  /** @throws {Error} with the command's output when it fails */
  readonly run: (command: string, ...args: string[]) => Promise<string>
  /** Starts a server, and says where it is once it answers. */
  readonly start: (command: (port: number) => readonly string[]) => Promise<string>
  /** Ends its servers and removes its folder. */
  readonly remove: () => void
}

export function createApp(): App {
  const folder = mkdtempSync(join(tmpdir(), 'ui-consumer-'))
  const servers: ChildProcess[] = []
  return {
    folder,
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
    },
    copy: (fixture, to = '.') =>
      cpSync(join(import.meta.dirname, 'fixtures', fixture), join(folder, to), { recursive: true }),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    run: (command, ...args) => run(folder, command, ...args),
    async start(command) {
      const port = await freePort()
      const [program = '', ...args] = command(port)
      const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
      // A group of its own: npx starts another process, which would stay.
      const server = spawn(program, args, {
        cwd: folder,
        env,
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      servers.push(server)
      const url = `http://127.0.0.1:${port}/`
      await answers(url)
      return url
    },
    remove() {
      for (const { pid } of servers) if (pid) process.kill(-pid)
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Installs what a `package.json` names. */
export async function install(app: App): Promise<void> {
  await app.run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
}

/** @throws {Error} after half a minute without an answer */
async function answers(url: string): Promise<void> {
  for (const end = Date.now() + 30_000; ; ) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (Date.now() > end) throw new Error(`${url} does not answer.`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

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
