import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

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

/** The path of a Chromium on this machine: Playwright's own first, then the system's. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return [own, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path))
}

/** Launch options for every test tool, so that all of them drive the same browser. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return executablePath ? { executablePath, args: QUIET_FLAGS } : { args: QUIET_FLAGS }
}
