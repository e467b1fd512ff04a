import { spawnSync } from 'node:child_process'
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
    if (missing.length > 0 && run('apt-get', 'update')) {
      run('apt-get', 'install', '-y', '--no-install-recommends', ...missing)
    }
  }
  const installed = launchOptions().executablePath ?? findChromium()
  if (!installed) throw new Error('No Chromium found, and none could be installed.')
  return installed
}
