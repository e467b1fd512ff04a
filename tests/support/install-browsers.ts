import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, findShell, hasOwnChromium, launchOptions } from './chromium'

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/**
 * Makes sure that there is a Chromium to test in, and says which: Playwright's own, else the
 * system's, else one that Playwright downloads, else Debian's. Where
 * it may install packages, it adds Debian's shell to a system's Chromium, which takes twice as long.
 * @throws {Error} when none can be had
 */
export function installChromium(): string {
  if (!findChromium()) run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  if (!hasOwnChromium()) {
    const missing = findChromium() ? [] : ['chromium']
    if (!findShell() && (missing.length > 0 || process.env.CI || process.getuid?.() === 0)) {
      missing.push('chromium-headless-shell')
    }
    // Without the typeface whose size the fallback is matched to, each page shifts as its own arrives.
    if (!existsSync('/usr/share/fonts/truetype/liberation') && process.getuid?.() === 0) {
      missing.push('fonts-liberation')
    }
    if (missing.length > 0 && run('apt-get', 'update')) {
      run('apt-get', 'install', '-y', '--no-install-recommends', ...missing)
    }
  }
  const installed = launchOptions().executablePath ?? findChromium()
  if (!installed) throw new Error('No Chromium found, and none could be installed.')
  return installed
}

/** Debian's packages of the two other engines, and what each brings. */
const OTHER_ENGINES = [
  ['firefox-esr', '/usr/bin/firefox-esr'],
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/xvfb-run'],
] as const

/** Adds Firefox and WebKit where packages may be installed; without them their tests are skipped. */
export function installOtherEngines() {
  const missing = OTHER_ENGINES.filter(([, file]) => !existsSync(file)).map(([name]) => name)
  if (missing.length === 0 || process.getuid?.() !== 0) return
  run('apt-get', 'install', '-y', '--no-install-recommends', ...missing)
}
