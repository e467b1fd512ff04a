import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { engines } from './engines/engines'
import { installChromium, installOtherEngines } from './support/install-browsers'

/** Every check of the project, one after the other, and one closing line. */

interface Tally {
  passed: number
  failed: number
  skipped: number
}

const RESULTS = 'test-results'
const BEFORE_THE_BUILD = [
  'unit',
  'dependencies',
  'stories',
  'components',
  'backend-embedded',
  'backend-firestore',
  'package',
]
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
/** A line for each step: where the time goes. */
const times: string[] = []
let since = performance.now()

function add(name: string, tally: Tally) {
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  const now = performance.now()
  times.push(`${((now - since) / 1000).toFixed(0).padStart(5)} s  ${name}`)
  since = now
  console.log(`── ${name}: ${JSON.stringify(tally)}\n`)
}

function run(name: string, command: string, args: string[]): boolean {
  console.log(`── ${name}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** A tool that passes or fails as a whole. */
function check(name: string, command: string, ...args: string[]) {
  const passed = run(name, command, args)
  add(name, { passed: Number(passed), failed: Number(!passed), skipped: 0 })
  return passed
}

/** A run that writes a report. Without a report, or with an exit code but no failed test, it failed. */
function suite(name: string, args: string[], report: string, read: (json: never) => Tally) {
  rmSync(report, { force: true })
  const passed = run(name, 'npx', args)
  let tally: Tally
  try {
    tally = read(JSON.parse(readFileSync(report, 'utf8')) as never)
  } catch {
    tally = { passed: 0, failed: 1, skipped: 0 }
  }
  if (!passed && tally.failed === 0) tally.failed = 1
  add(name, tally)
}

function vitest(name: string, ...projects: string[]) {
  const report = `${RESULTS}/${name}.json`
  const args = ['vitest', 'run', '--config', 'tests/vitest.config.ts']
  args.push(...projects.flatMap((project) => ['--project', project]))
  args.push('--reporter=dot', '--reporter=json', `--outputFile.json=${report}`)
  suite(name, args, report, (json: Record<string, number>) => ({
    passed: json.numPassedTests ?? 0,
    failed: (json.numFailedTests ?? 0) + (json.numTotalTests === 0 ? 1 : 0),
    skipped: (json.numPendingTests ?? 0) + (json.numTodoTests ?? 0),
  }))
}

interface PlaywrightReport {
  readonly stats: Record<string, number>
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

/** What the tests of a suite took together, ms. */
function durationOf({ suites = [], specs }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results)
  const durations = [...results.map(({ duration }) => duration), ...suites.map(durationOf)]
  return durations.reduce((sum, duration) => sum + duration, 0)
}

const SLOWEST = 5

function playwright(name: string, ...options: string[]) {
  const report = `${RESULTS}/e2e.json`
  const args = ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...options]
  suite(name, args, report, ({ stats, suites }: PlaywrightReport) => {
    const files = suites.map((file) => ({ file: file.file, ms: durationOf(file) }))
    for (const { file, ms } of files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
      console.log(`${(ms / 1000).toFixed(0).padStart(5)} s of workers in ${file}`)
    }
    return {
      passed: stats.expected ?? 0,
      failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
      skipped: stats.skipped ?? 0,
    }
  })
}

interface Budget {
  name: string
  passed: boolean
  /** Both in bytes. */
  size: number
  sizeLimit: number
}

/** The budgets of a size-limit config: each one counts, and those that are exceeded are named. */
function sizes(name: string, config: string) {
  console.log(`── ${name}`)
  const args = ['size-limit', '--json', '--config', config]
  const { stdout } = spawnSync('npx', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let budgets: Budget[] = []
  try {
    budgets = [JSON.parse(stdout)].flat().filter(({ sizeLimit }: Budget) => sizeLimit)
  } catch {
    console.log(stdout)
  }
  const exceeded = budgets.filter(({ passed }) => !passed)
  for (const budget of exceeded) {
    console.log(`${budget.name}: ${budget.size} bytes, ${budget.sizeLimit} are allowed`)
  }
  add(name, {
    passed: budgets.length - exceeded.length,
    failed: budgets.length === 0 ? 1 : exceeded.length,
    skipped: 0,
  })
}

mkdirSync(RESULTS, { recursive: true })
console.log(`Chromium: ${installChromium()}`)
installOtherEngines()

check('format and lint', 'npx', 'biome', 'ci', '.')
check('types', 'npx', 'tsc', '--noEmit')
check('dead code', 'npx', 'knip')
// In one run, as some of them wait for a network, an emulator or a clock.
vitest('unit, stories, backend, package', ...BEFORE_THE_BUILD)
sizes('sizes of the package', 'tests/bench/ui-size-limit.config.ts')
if (check('build', 'npm', 'run', 'build')) {
  // After the build, which has encoded the layers of light.
  vitest('built, truth, engines', 'built', 'truth', 'engines')
  sizes('sizes of the pages', 'tests/bench/size-limit.config.ts')
  playwright('end to end', '--grep-invert', '@alone')
  // What is held to a time has the machine to itself.
  playwright('end to end, alone', '--grep', '@alone', '--workers', '1')
}

times.push(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  in all`)
console.log(`${times.join('\n')}\n`)
const missing = engines.filter(({ isThere }) => !isThere()).map(({ name }) => name)
if (missing.length > 0) console.log(`Not on this machine, so skipped: ${missing.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
