import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium'

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/**
 * Makes sure that there is a Chromium to test in, and says which: Playwright's own, else the
 * system's, else one that Playwright downloads, else Debian's package.
 * @throws {Error} when none can be had
 */
export function installChromium(): string {
  const found = findChromium()
  if (found) return found
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  if (!findChromium()) run('apt-get', 'update')
  if (!findChromium()) run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  const installed = findChromium()
  if (!installed) throw new Error('No Chromium found, and none could be installed.')
  return installed
}
