import { existsSync, readdirSync } from 'node:fs'
import { findChromium, launchOptions } from '../support/chromium'
import { puppeteerDriver } from './puppeteer-driver'
import type { Driver } from './tab'
import { webkitDriver } from './webkit-driver'

interface Engine {
  readonly name: string
  readonly isThere: () => boolean
  readonly launch: () => Promise<Driver>
}

/** An engine. Its executable is looked up late, because it may be installed during the run. */
function engine(
  name: string,
  findPath: () => string | undefined,
  launch: (path: string) => Promise<Driver>,
): Engine {
  return {
    name,
    isThere: () => findPath() !== undefined,
    launch: () => {
      const path = findPath()
      if (!path) throw new Error(`There is no ${name} on this machine.`)
      return launch(path)
    },
  }
}

const first = (paths: readonly string[]) => paths.find((path) => existsSync(path))

/** WebKitGTK's small browser, which Debian's `webkit2gtk-driver` brings. */
function findMiniBrowser(): string | undefined {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run')) return undefined
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].filter(existsSync)
  return first(
    folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/MiniBrowser`)),
  )
}

/** The engine that all other tests use, and Debian's packages of the two others. */
export const engines: readonly Engine[] = [
  engine(
    'Chromium',
    () => launchOptions().executablePath ?? findChromium(),
    (executablePath) =>
      puppeteerDriver({ browser: 'chrome', executablePath, args: launchOptions().args }),
  ),
  engine(
    'Firefox',
    // The variable names another one, such as the oldest that is promised to work.
    () => first([process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']),
    (executablePath) => puppeteerDriver({ browser: 'firefox', executablePath }),
  ),
  engine('WebKit', findMiniBrowser, webkitDriver),
]
