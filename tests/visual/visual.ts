import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { wholeBrowser } from '../support/chromium'
import {
  BASELINES,
  recordRenderer,
  rendererMismatch,
  staleBaselines,
  storedBaselines,
} from './baselines'
import { STORYBOOK_DIR } from './built'

/** Builds the site and Storybook and compares them with the baselines, or updates the baselines. */

const testArgs = process.argv.slice(2).filter((arg) => arg !== '--update')
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

/** Takes a third of the bytes that Chromium's WebP encoder needs, with the same pixels. */
async function recompress(path: string) {
  const image = await sharp(readFileSync(path)).webp({ lossless: true, effort: 1 }).toBuffer()
  writeFileSync(path, image)
}

/** Rewrites the baselines that changed, or all of them when the browser differs. */
async function update(): Promise<number> {
  const started = Date.now()
  const version = await browserVersion()
  if (existsSync(BASELINES) && rendererMismatch(version)) rmSync(BASELINES, { recursive: true })
  const all = !existsSync(BASELINES)
  const status = test('--update-snapshots=changed', ...(all ? [] : testArgs))
  for (const path of staleBaselines()) rmSync(path)
  for (const path of storedBaselines()) if (statSync(path).mtimeMs > started) await recompress(path)
  recordRenderer(version)
  return status
}

build('build')
build('build:storybook', '--', '--quiet', '--output-dir', STORYBOOK_DIR)
process.exitCode = updating ? await update() : test(...testArgs)
