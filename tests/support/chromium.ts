import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Chromium without its windows and menus: the same engine, and half the time to open a page. */
const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell']

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Keeps a system Chromium from calling home, which a closed network answers with noise. */
const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Keeps Chromium 156 from standing still: on two cores, scripts that are parsed as they arrive take the threads that
 * paint, and now and then the tiles of a scrolled page are never painted, nor is any frame after them.
 */
const STEADY_FLAGS = ['--js-flags=--no-script-streaming']

interface LaunchOptions {
  executablePath?: string
  args: string[]
}

const isThere = (path: string) => path !== '' && existsSync(path)

/** Whether the Chromium that Playwright downloads is here; it comes with a separate headless shell. */
export const hasOwnChromium = () => isThere(chromium.executablePath())

/** The path of a headless Chromium of the system. */
export const findShell = () => SYSTEM_SHELLS.find(isThere)

/** The path of a whole Chromium on this machine: Playwright's own first, then the system's. */
export const findChromium = () => [chromium.executablePath(), ...SYSTEM_BROWSERS].find(isThere)

/**
 * Launch options for every test, so that all of them drive the same browser: the quickest, or the one
 * whose path is in the environment variable `CHROMIUM`, such as an older version.
 */
export function launchOptions(): LaunchOptions {
  const args = [...QUIET_FLAGS, ...STEADY_FLAGS]
  const { CHROMIUM } = process.env
  if (CHROMIUM) return { executablePath: CHROMIUM, args }
  const executablePath = hasOwnChromium() ? undefined : (findShell() ?? findChromium())
  return { ...(executablePath && { executablePath }), args }
}

/** Launch options for measurements and screenshots: the browser of a visitor, with its text rendering. */
export function wholeBrowser(): LaunchOptions {
  const executablePath = findChromium()
  return executablePath ? { executablePath, args: QUIET_FLAGS } : launchOptions()
}
