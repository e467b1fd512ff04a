import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { run } from '../package/consumer'
import { launchOptions } from '../support/chromium'
import { registryAnswers } from '../support/npm-registry'
import { createApp, type Tools } from './app'
import { checkForms } from './forms'
import { checkNext } from './next'
import { checkReactRouter } from './react-router'
import { checkReadMe } from './read-me'
import { checkShadcn } from './shadcn'
import { checkStrict } from './strict'
import { checkTypes } from './types'
import { checkVite } from './vite'

/**
 * `npm run test:consumers -- [app ...]`: packs the design system, and builds, starts and opens apps that
 * use it as people have them. CONSUMER_PACK names another package to try.
 */
const checks: Readonly<Record<string, (tools: Tools) => Promise<void>>> = {
  'read-me': checkReadMe,
  types: checkTypes,
  strict: checkStrict,
  vite: checkVite,
  forms: checkForms,
  shadcn: checkShadcn,
  'react-router': checkReactRouter,
  next: checkNext,
}

const OUT = 'test-results/consumers'

async function packUi(): Promise<string> {
  await run('.', 'npm', 'run', 'build:ui')
  const [packed] = JSON.parse(
    await run('ui', 'npm', 'pack', '--json', '--pack-destination', resolve(OUT)),
  ) as { filename: string }[]
  return join(resolve(OUT), packed?.filename ?? '')
}

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

mkdirSync(OUT, { recursive: true })
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in checks))
if (unknown.length > 0) refuse(`There is no app ${unknown.join(', ')}.`)
if (!registryAnswers()) refuse('npm’s registry does not answer, so no app can be made from it.')

const pack = process.env.CONSUMER_PACK ?? (await packUi())
const browser = await chromium.launch(launchOptions())
const keep: Tools['keep'] = async (name, page, fullPage = true) => {
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage, animations: 'disabled' })
}

let failed = 0
for (const [name, check] of Object.entries(checks)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const since = performance.now()
  const app = createApp()
  try {
    await check({ app, pack, browser, keep })
    console.log(`passed  ${name}, ${((performance.now() - since) / 1000).toFixed(0)} s`)
  } catch (error) {
    failed++
    console.error(`FAILED  ${name}\n${error instanceof Error ? error.stack : error}\n`)
  } finally {
    await app.remove()
  }
}
await browser.close()
process.exitCode = failed > 0 ? 1 : 0
