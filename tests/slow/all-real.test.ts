// @vitest-environment jsdom

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firebaseEnv } from '../../site/build/emulators/project'
import { makeReal } from '../support/made-real'
import { copySite, type SiteCopy } from '../support/site-copy'

/** A copy of the site in which the owner has stated every illustrative value, and what an owner runs then. */

const MINUTES = 60_000
const CHECKED = [
  'tests',
  '.storybook',
  '.ci',
  '.npmrc',
  'biome.json',
  'knip.json',
  'package-lock.json',
  'README.md',
]

let copy: SiteCopy

beforeAll(async () => {
  copy = await copySite(CHECKED)
  await makeReal(copy.path('content'))
  await copy.build({})
}, 6 * MINUTES)

afterAll(() => copy?.remove())

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy.path(''),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 1e8,
  })
  return { status, said: `${stdout}\n${stderr}` }
}

const failures = (said: string) => said.split('\n').filter((line) => /FAIL|Error/.test(line))

test(
  'no value is left to be replaced, and types hold',
  () => {
    expect(run('npm', 'run', 'content:illustrative').said).toContain('0 illustrative values')
    const types = run('npx', 'tsc', '--noEmit')
    expect(types.status, types.said).toBe(0)
  },
  10 * MINUTES,
)

test.each(['unit', 'screens', 'built'])(
  'the tests of %s pass',
  (project) => {
    const tests = run(
      'npx',
      'vitest',
      'run',
      ...['--config', 'tests/vitest.config.ts', '--project', project],
    )
    expect(tests.status, failures(tests.said).join('\n')).toBe(0)
  },
  20 * MINUTES,
)

/** What speaks of made-up values or a demonstration. That the store is one, and takes no payment, stays true. */
const marks =
  /.{0,60}(illustrative|made up|competitor [a-f]\b|302 555|@example\.com|\bdemo(?! store|nstration, and what you type)).{0,40}/i

const EMPTY = ':is(p, li, dd, figcaption, h1, h2, h3):empty:not([role])'

test(
  'what goes live says nowhere that a value is made up, and has no gap where a note was',
  async () => {
    await copy.build(firebaseEnv('demo-site'), 'emulators')
    const dist = copy.path('dist')
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    for (const name of pages.filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(join(dist, name), 'utf8')
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      for (const code of body.querySelectorAll('script, style')) code.remove()
      expect.soft(marks.exec(body.textContent ?? '')?.[0], name).toBe(undefined)
      const gaps = [...body.querySelectorAll(EMPTY)].map(({ outerHTML }) => outerHTML)
      expect.soft(gaps, name).toEqual([])
    }
    const home = readFileSync(join(dist, 'index.html'), 'utf8')
    expect(home, 'search engines learn of it').toContain('"telephone":"+1 302 736 2050"')
  },
  4 * MINUTES,
)
