import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { wholeBrowser } from '../support/chromium'
import {
  BASELINES,
  recordBrowser,
  staleBaselines,
  storedBaselines,
  whyIncomparable,
} from './baselines'
import { CATALOGUE } from './built'

/** Builds the site and the catalogue and compares them with the baselines, or renews these. */

const wishes = process.argv.slice(2).filter((wish) => wish !== '--update')
const updating = process.argv.includes('--update')

function run(command: string, ...args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1
}

function build(...script: string[]) {
  const status = run('npm', 'run', ...script)
  if (status !== 0) process.exit(status)
}

function test(...options: string[]): number {
  return run(
    'npx',
    'playwright',
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    ...options,
  )
}

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(wholeBrowser())
  const version = browser.version()
  await browser.close()
  return version
}

/** Chromium writes WebP in haste; the same pixels go into a third of the bytes. */
async function pack(path: string) {
  const packed = await sharp(readFileSync(path)).webp({ lossless: true, effort: 1 }).toBuffer()
  writeFileSync(path, packed)
}

/** Only what has changed is written anew, or everything where another browser draws it. */
async function update(): Promise<number> {
  const started = Date.now()
  const version = await browserVersion()
  if (existsSync(BASELINES) && whyIncomparable(version)) rmSync(BASELINES, { recursive: true })
  const all = !existsSync(BASELINES)
  const status = test('--update-snapshots=changed', ...(all ? [] : wishes))
  for (const path of staleBaselines()) rmSync(path)
  for (const path of storedBaselines()) if (statSync(path).mtimeMs > started) await pack(path)
  recordBrowser(version)
  return status
}

build('build')
build('build:storybook', '--', '--quiet', '--output-dir', CATALOGUE)
process.exitCode = updating ? await update() : test(...wishes)
