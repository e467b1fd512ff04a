import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { findJar } from '../site/build/emulators/firestore'
import { hasJava } from '../site/build/emulators/requirements'
import { installChromium, installOtherEngines } from './support/install-browsers'
import { registryAnswers } from './support/npm-registry'

/**
 * `npm test` runs what a change needs, of a room that tests itself only where it differs from the main branch;
 * `npm run test:slow` all the rest, and such rooms always. Two lanes side by side, as neither keeps two cores busy, then
 * the end-to-end tests. Both end with one plain line.
 */

const RESULTS = 'test-results'
const total = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const steps: string[] = []

/** Runs a command, says what it cost, and counts its tests; without a JUnit report it is one test. */
async function step(name: string, [command = '', ...args]: readonly string[], report?: string) {
  console.log(`── ${name} …`)
  if (report) rmSync(report, { force: true })
  const start = performance.now()
  // The shell's `times` tells the CPU time of the command and of all that it waited for, which leaves
  // out most of a browser: the machine's own count at the end has that as well.
  const timed = '"$@" 3>&-; status=$?; times >&3; exit $status'
  const child = spawn('sh', ['-c', timed, 'sh', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  let times = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (it) => output.push(it))
  child.stdio[3]?.on('data', (it) => {
    times += it
  })
  const status = await new Promise((resolve) => child.on('close', resolve))
  const tally = tallyOf(status === 0, name, report)
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
  const seconds = (performance.now() - start) / 1000
  const cost = `${column(seconds)} s ${column(cpuSeconds(times))} s CPU`
  const counts = `${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`
  steps.push(`${cost}  ${name}: ${counts}`)
  console.log(`\n── ${name}\n${Buffer.concat(output)}── ${name}: ${counts}`)
  return status === 0
}

/** The CPU time of the whole machine since its start, s. Its growth is that of this run, if nothing else runs. */
const machineSeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000

const column = (seconds: number) => seconds.toFixed(0).padStart(5)

/** The second line of `times` is that of the children: `1m2.5s 0m3.1s`. */
function cpuSeconds(times: string): number {
  const parts = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  )
}

function tallyOf(passed: boolean, name: string, report?: string): typeof total {
  let xml = ''
  try {
    if (report) xml = readFileSync(report, 'utf8')
  } catch {
    // The step ended before its first test: count one failure.
  }
  // Vitest and Playwright agree on the elements, and on neither the order of attributes nor what precedes.
  const tests = xml.split('<testcase ').slice(1)
  const attribute = (test: string, key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(test)?.[1]
  const failed = tests.filter((test) => /<(failure|error)/.test(test))
  failures.push(...failed.map((it) => `${attribute(it, 'classname')}: ${attribute(it, 'name')}`))
  const all = tests.length
  const skipped = tests.filter((test) => test.includes('<skipped')).length
  if (all > 0 && passed) return { passed: all - skipped, failed: 0, skipped }
  if (!passed || report) {
    if (failed.length === 0) failures.push(name)
    const missed = Math.max(1, failed.length)
    return { passed: Math.max(0, all - skipped - failed.length), failed: missed, skipped }
  }
  return { passed: 1, failed: 0, skipped: 0 }
}

function vitest(name: string, ...projects: string[]) {
  const report = `${RESULTS}/${name.replaceAll(/\W+/g, '-')}.xml`
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=dot', '--reporter=junit', `--outputFile.junit=${report}`]
  const args = ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...chosen, ...reporters]
  return step(name, ['npx', ...args], report)
}

function playwright(name: string, ...projects: string[]) {
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...chosen]
  return step(name, ['npx', ...args], `${RESULTS}/playwright.xml`)
}

/** Whether something in these places differs from the main branch of the origin; true if git cannot say. */
function differs(...places: string[]): boolean {
  const git = (...args: string[]) => spawnSync('git', [...args, '--', ...places])
  const added = git('ls-files', '--others', '--exclude-standard')
  return added.stdout?.length > 0 || git('diff', '--quiet', 'origin/main').status !== 0
}

async function quick() {
  const isUiNew = differs('ui', '.storybook', 'tests/components', 'package-lock.json')
  const isBackendNew = differs('site/backend', 'tests/backend')
  const sources = async () => {
    await vitest('unit', 'unit')
    await vitest('screens', 'screens')
    if (isUiNew) await ui()
    if (isBackendNew) await vitest('embedded store', 'backend-embedded')
    if (isBackendNew && hasJava() && findJar()) await vitest('emulators', 'backend-firestore')
  }
  const build = async () => {
    await step('format and lint', ['npx', 'biome', 'ci', '.'])
    // More checkers check some types twice, and the other lane uses the other core.
    await step('types', ['npm', 'run', 'types', '--', '--checkers', '1'])
    await step('dead code', ['npx', 'knip'])
    if (isUiNew) await packageSizes()
    if (!(await step('build', ['npm', 'run', 'build']))) return false
    await vitest('built', 'built')
    await step('sizes of the pages', ['npx', 'size-limit', '--config', SIZES])
    return true
  }
  const [isBuilt] = await Promise.all([build(), sources()])
  if (isBuilt) await playwright('end to end', 'e2e')
}

/** What only the design system can break alone: its components in a browser. */
async function ui() {
  await vitest('stories, components', 'stories', 'components')
  await vitest('layers', 'layers')
}

async function packageSizes() {
  await step('package', ['npm', 'run', 'build:ui'])
  await step('sizes of the package', ['npx', 'size-limit', '--config', UI_SIZES])
}

async function slow() {
  installOtherEngines()
  const sources = async () => {
    await vitest('emulators, package, light', 'backend-firestore', 'package', 'truth')
    await vitest('embedded store', 'backend-embedded')
    await packageSizes()
    await ui()
  }
  const build = async () => {
    if (!(await step('build', ['npm', 'run', 'build']))) return false
    return vitest('engines, HTML checker, audit', 'engines', 'slow')
  }
  await Promise.all([build(), sources()])
  await playwright('faults, other builds, translated pages', 'slow', 'translated')
  await playwright('timing', 'timing')
  if (registryAnswers()) {
    await step('consumers', ['npm', 'run', 'test:consumers'])
  } else {
    console.log('SKIPPED: npm’s registry does not answer; no app was made from it.')
    total.skipped += 1
  }
}

const SIZES = 'tests/bench/size-limit.config.ts'
const UI_SIZES = 'tests/bench/ui-size-limit.config.ts'

mkdirSync(RESULTS, { recursive: true })
const before = machineSeconds()
console.log(`Chromium: ${installChromium()}`)
await (process.argv[2] === 'slow' ? slow() : quick())
const worked = machineSeconds() - before
console.log(`\n── Steps\n${steps.join('\n')}`)
console.log(
  `${column(performance.now() / 1000)} s ${column(worked)} s CPU  in all, by the whole machine`,
)
for (const failure of failures) console.log(`Failed: ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
