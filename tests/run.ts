import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { engines } from './engines/engines'
import { installChromium, installOtherEngines } from './support/install-browsers'

/**
 * Every check of the project, and one closing line. What leaves a core idle runs in two lanes; the
 * end-to-end tests have the machine to themselves.
 */

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
  'backend-mail',
  'package',
]
const SLOWEST = 10
const MESSAGE_LINES = 12
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name and message: its output may be thousands of lines above the end. */
const failures: string[] = []

interface Duration {
  readonly name: string
  readonly ms: number
}
const steps: Duration[] = []
/** What the tests of a file took together. */
const files: Duration[] = []

/** A command that has ended. */
interface Run {
  readonly name: string
  readonly passed: boolean
  readonly stdout: string
  /** What it printed, if that has not been shown yet. */
  readonly output: string
  readonly ms: number
}

/** Runs a command. In a lane its output is kept until its end, so that it does not mix with the other's. */
function run(
  name: string,
  command: string,
  args: readonly string[],
  output: 'shown' | 'kept' = 'kept',
): Promise<Run> {
  console.log(`── ${name} …`)
  const start = performance.now()
  const to = output === 'shown' ? 'inherit' : 'pipe'
  const child = spawn(command, args, { stdio: ['ignore', to, to] })
  const chunks: Buffer[] = []
  const stdout: Buffer[] = []
  child.stdout?.on('data', (chunk) => stdout.push(chunk))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => chunks.push(chunk))
  }
  child.on('error', (error) => chunks.push(Buffer.from(`${error}\n`)))
  return new Promise((resolve) => {
    child.on('close', (status) =>
      resolve({
        name,
        passed: status === 0,
        stdout: Buffer.concat(stdout).toString(),
        output: Buffer.concat(chunks).toString(),
        ms: performance.now() - start,
      }),
    )
  })
}

function add({ name, ms, output }: Run, tally: Tally) {
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  steps.push({ name, ms })
  if (tally.failed > 0) failures.push(`${name}: ${tally.failed}`)
  console.log(`\n── ${name}\n${output}── ${name}: ${JSON.stringify(tally)}`)
}

/** A tool that passes or fails as a whole. */
async function check(name: string, command: string, ...args: string[]) {
  const ended = await run(name, command, args)
  add(ended, { passed: Number(ended.passed), failed: Number(!ended.passed), skipped: 0 })
  return ended.passed
}

/** Counts by a report. Without a report, or with an exit code but no failed test, the run failed. */
function addReport(ended: Run, report: string, read: (json: never) => Tally) {
  let tally: Tally
  try {
    tally = read(JSON.parse(readFileSync(report, 'utf8')) as never)
  } catch {
    tally = { passed: 0, failed: 1, skipped: 0 }
  }
  if (!ended.passed && tally.failed === 0) tally.failed = 1
  add(ended, tally)
}

type VitestReport = Readonly<Record<string, number>> & {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

async function vitest(name: string, ...projects: string[]) {
  const report = `${RESULTS}/${name}.json`
  rmSync(report, { force: true })
  const args = ['vitest', 'run', '--config', 'tests/vitest.config.ts']
  args.push(...projects.flatMap((project) => ['--project', project]))
  args.push('--reporter=dot', '--reporter=json', `--outputFile.json=${report}`)
  addReport(await run(name, 'npx', args), report, (json: VitestReport) => {
    for (const { name, startTime, endTime, assertionResults } of json.testResults) {
      const file = relative('.', name)
      files.push({ name: file, ms: endTime - startTime })
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      for (const { fullName, failureMessages } of failed) {
        const lines = failureMessages.join('\n').split('\n').slice(0, MESSAGE_LINES)
        failures.push([`${file}: ${fullName}`, ...lines].join('\n  '))
      }
    }
    return {
      passed: json.numPassedTests ?? 0,
      failed: (json.numFailedTests ?? 0) + (json.numTotalTests === 0 ? 1 : 0),
      skipped: (json.numPendingTests ?? 0) + (json.numTodoTests ?? 0),
    }
  })
}

interface PlaywrightReport {
  readonly stats: Record<string, number>
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly duration: number }[]
    }[]
  }[]
}

/** The tests of a suite that ended so; `flaky` failed, and passed when they were tried again. */
function testsThatEnded(
  as: 'flaky' | 'unexpected',
  { file, suites = [], specs }: PlaywrightSuite,
): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === as))
  const inner = suites.flatMap((suite) => testsThatEnded(as, suite))
  return [...own.map(({ title }) => `${file}: ${title}`), ...inner]
}

/** What the tests of a suite took together, ms. */
function durationOf({ suites = [], specs }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results)
  const durations = [...results.map(({ duration }) => duration), ...suites.map(durationOf)]
  return durations.reduce((sum, duration) => sum + duration, 0)
}

async function playwright(name: string, ...options: string[]) {
  const report = `${RESULTS}/e2e.json`
  rmSync(report, { force: true })
  const args = ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...options]
  const ended = await run(name, 'npx', args, 'shown')
  addReport(ended, report, ({ stats, suites }: PlaywrightReport) => {
    files.push(...suites.map((file) => ({ name: `tests/e2e/${file.file}`, ms: durationOf(file) })))
    const ended = (as: 'flaky' | 'unexpected') => suites.flatMap((file) => testsThatEnded(as, file))
    for (const test of ended('flaky')) console.log(`── passed at its second try: ${test}`)
    failures.push(...ended('unexpected'))
    return {
      passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
      failed: stats.unexpected ?? 0,
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
async function sizes(name: string, config: string) {
  const ended = await run(name, 'npx', ['size-limit', '--json', '--config', config])
  let budgets: Budget[] = []
  try {
    budgets = [JSON.parse(ended.stdout)].flat().filter(({ sizeLimit }: Budget) => sizeLimit)
  } catch {
    // Not JSON, but an error, which is shown.
  }
  const exceeded = budgets.filter(({ passed }) => !passed)
  const lines = exceeded.map(
    ({ name, size, sizeLimit }) => `${name}: ${size} bytes, ${sizeLimit} are allowed\n`,
  )
  failures.push(...lines.map((line) => line.trimEnd()))
  add(budgets.length === 0 ? ended : { ...ended, output: lines.join('') }, {
    passed: budgets.length - exceeded.length,
    failed: budgets.length === 0 ? 1 : exceeded.length,
    skipped: 0,
  })
}

async function sourcesAndPackage() {
  // In one run, as some of them wait for a network, an emulator or a clock.
  await vitest('unit, stories, backend, package', ...BEFORE_THE_BUILD)
  await sizes('sizes of the package', 'tests/bench/ui-size-limit.config.ts')
}

async function toolsAndBuild() {
  await check('format and lint', 'npx', 'biome', 'ci', '.')
  // More checkers check some types twice, and the other lane has the other core.
  await check('types', 'npm', 'run', 'types', '--', '--checkers', '1')
  await check('dead code', 'npx', 'knip')
  if (!(await check('build', 'npm', 'run', 'build'))) return false
  // After the build, which has encoded the layers of light.
  await vitest('built, truth, engines', 'built', 'truth', 'engines')
  await sizes('sizes of the pages', 'tests/bench/size-limit.config.ts')
  return true
}

function printDurations() {
  const list = (durations: readonly Duration[]) =>
    durations.map(({ name, ms }) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${name}\n`).join('')
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  console.log(`\n── Steps\n${list(steps)}${list([{ name: 'in all', ms: performance.now() }])}`)
  console.log(`── The slowest files, their tests added up\n${list(slowest)}`)
}

mkdirSync(RESULTS, { recursive: true })
console.log(`Chromium: ${installChromium()}`)
installOtherEngines()

const [isBuilt] = await Promise.all([toolsAndBuild(), sourcesAndPackage()])
if (isBuilt) {
  await playwright('end to end', '--grep-invert', '@alone')
  // What is held to a time has one worker, too.
  await playwright('end to end, alone', '--grep', '@alone', '--workers', '1')
}

printDurations()
const missing = engines.filter(({ isThere }) => !isThere()).map(({ name }) => name)
if (missing.length > 0) console.log(`Not on this machine, so skipped: ${missing.join(', ')}`)
for (const failure of failures) console.log(`Failed: ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
