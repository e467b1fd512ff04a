import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { type Fault, faults } from './faults'

/**
 * Puts each fault of `faults.ts` into a copy of the repository, one at a time, and prints which test catches it:
 *
 *     npm run mutation                    all
 *     npm run mutation -- cart-total      these
 *     npm run mutation -- --near          by the tests that import the file alone
 *     npm run mutation -- --check         whether each fault can still be put in
 *
 * First come the tests that import the file; then all of `npm test`, then all of `npm run test:slow`. Formatting, dead
 * code and unused names do not count.
 */

/** The test that catches a fault: its file and name, after `slow: ` for the slow suite, or `nothing`. */
type Catch = string

interface Failed {
  readonly file: string
  readonly test: string
  readonly isLate?: boolean
}

const PORT = process.env.PORT ?? '4199'
/** Another port, and two can run side by side. */
const COPY = join(tmpdir(), `mutation-${PORT}`)
const FAST = ['unit', 'screens']
const IN_BROWSER = ['stories', 'components', 'backend-embedded']
const SLOW = ['backend-firestore', 'package', 'truth', 'engines', 'slow']
const SIZES = 'tests/bench/size-limit.config.ts'
const UI_SIZES = 'tests/bench/ui-size-limit.config.ts'
const MOST_MS = 30 * 60_000
const SLOW_CATCH = 'slow: '
const DOES_NOT_START = 'does not start'

const text = (file: string) => readFileSync(file, 'utf8')
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Why a fault cannot be put in, and where its text is now. */
function problemOf({ file, find, replace }: Fault): string | undefined {
  const count = existsSync(file) ? text(file).split(find).length - 1 : 0
  if (count === 1) return find === replace ? 'changes nothing' : undefined
  const grep = ['grep', '-lF', '-e', find.split('\n')[0] ?? '', '--', 'ui', 'site', 'content']
  const places = spawnSync('git', grep, { encoding: 'utf8' }).stdout.trim().replaceAll('\n', ', ')
  return `stands ${count} times in ${file}${places && `; also in ${places}`}`
}

/** Runs a command in the copy. */
function run(command: string, ...args: string[]): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: COPY,
    env: { ...process.env, PORT, PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright') },
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: MOST_MS,
  })
  return new Promise((resolve) => child.on('close', (status) => resolve(status === 0)))
}

const report = (tool: string) => join(COPY, `test-results/mutation-${tool}.json`)

async function vitest(projects: readonly string[], ...args: string[]): Promise<Failed | undefined> {
  rmSync(report('vitest'), { force: true })
  const chosen = projects.flatMap((name) => ['--project', name])
  const how = ['--config', 'tests/vitest.config.ts', '--bail', '1', '--passWithNoTests']
  const to = ['--reporter=json', `--outputFile.json=${report('vitest')}`]
  if (await run('npx', 'vitest', ...args, ...how, ...chosen, ...to)) return undefined
  if (!existsSync(report('vitest'))) return { file: projects.join(', '), test: DOES_NOT_START }
  const { testResults }: JsonTestResults = JSON.parse(text(report('vitest')))
  const failed = testResults.find(({ status }) => status === 'failed')
  if (!failed) return undefined
  const test = failed.assertionResults.find(({ status }) => status === 'failed')
  const file = relative(COPY, failed.name)
  const isLate = test?.failureMessages?.join().includes('timed out') ?? false
  return { file, test: test?.fullName ?? 'does not load', isLate }
}

const specsOf = ({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

async function playwright(...args: string[]): Promise<(Failed & { line: number }) | undefined> {
  rmSync(report('playwright'), { force: true })
  const how = ['--config', 'tests/playwright.config.ts', '--reporter=json', '-x']
  if (await run('npx', 'playwright', 'test', ...how, ...args)) return undefined
  if (!existsSync(report('playwright'))) return { file: 'playwright', test: 'no report', line: 0 }
  const { config, suites }: JSONReport = JSON.parse(text(report('playwright')))
  const failed = suites
    .flatMap(specsOf)
    .find(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  if (!failed) return undefined
  const file = relative(COPY, join(config.rootDir, failed.file))
  return { file, test: failed.title, line: failed.line }
}

/** A failure in a browser, or a timeout, counts only if it happens twice: the machine may be busy. */
async function inVitest(projects: readonly string[], ...args: string[]) {
  const failed = await vitest(projects, ...args)
  if (!failed || (projects.every((name) => FAST.includes(name)) && !failed.isLate)) return failed
  return vitest([projectOf(failed.file)], 'run', failed.file)
}

const PROJECTS = {
  'tests/screens/': 'screens',
  'tests/components/': 'components',
  'tests/built/': 'built',
  'tests/backend/embedded': 'backend-embedded',
  'tests/backend/': 'backend-firestore',
  'tests/slow/': 'slow',
  'tests/engines/': 'engines',
  'tests/truth/': 'truth',
  'tests/package/': 'package',
}

function projectOf(file: string): string {
  if (file.includes('.stories.')) return 'stories'
  return Object.entries(PROJECTS).find(([start]) => file.startsWith(start))?.[1] ?? 'unit'
}

async function inPlaywright(...args: string[]) {
  const failed = await playwright(...args)
  const projects = args.filter((it) => it.startsWith('--project'))
  return failed && playwright(...projects, `${failed.file}:${failed.line}`)
}

const whole = async (name: string, passed: Promise<boolean>) =>
  (await passed) ? undefined : { file: name, test: 'fails' }

const tsc = ['node_modules/typescript/bin/tsc', '--noEmit']
const unusedIsFine = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false']
const build = () => whole('npm run build', run('npm', 'run', 'build'))

type Step = readonly [name: string, () => Promise<Failed | undefined>]

/** Tests on the emulator run in `npm test`, too, where the backend has changed. */
function catchOf({ file }: Fault, { file: by, test }: Failed): Catch {
  const isOnEmulator = /^tests\/backend\/(firestore|rules|mail)/.test(by)
  const isSlow = isOnEmulator
    ? !file.startsWith('site/backend/')
    : /^tests\/(slow|package|truth|engines)\//.test(by)
  return `${isSlow ? SLOW_CATCH : ''}${by}: ${test}`
}

/** What looks for a fault, in order. Stories and components import `ui` alone. */
function stepsFor({ file }: Fault, isNearOnly: boolean): readonly Step[] {
  const isOfUi = file.startsWith('ui/')
  const isOfBackend = file.startsWith('site/backend/')
  const inBrowser = isOfUi ? IN_BROWSER : IN_BROWSER.slice(2)
  const nearby: Step[] = [
    ['unit', () => inVitest(['unit'], 'related', '--run', file)],
    ['in a browser', () => inVitest(inBrowser, 'related', '--run', file)],
  ]
  const rest: (Step | false)[] = [
    ['types', () => whole('types', run('node', ...tsc, ...unusedIsFine))],
    ['unit, screens', () => inVitest(FAST, 'run')],
    isOfUi && ['in a browser', () => inVitest(IN_BROWSER, 'run')],
    isOfBackend && ['emulators', () => inVitest(['backend-firestore'], 'run')],
    ['build', build],
    ['built', () => vitest(['built'], 'run')],
    ['sizes', () => whole('sizes of the pages', run('npx', 'size-limit', '--config', SIZES))],
    isOfUi && ['sizes', () => whole('sizes of ui', run('npx', 'size-limit', '--config', UI_SIZES))],
    ['end to end', () => inPlaywright('--project=e2e')],
    ['slow', () => inVitest(SLOW, 'run')],
    ['slow, end to end', () => inPlaywright('--project=slow', '--project=timing')],
  ]
  return isNearOnly ? nearby : [...nearby, ...rest].filter((it) => it !== false)
}

/** A worktree of HEAD with hard links to the packages, whose workspaces then are those of the copy. */
function makeCopy() {
  removeCopy()
  git('worktree', 'add', '--quiet', '--detach', COPY, 'HEAD')
  for (const folder of ['.', 'ui', 'content', 'site']) {
    const packages = join(folder, 'node_modules')
    if (existsSync(packages)) execFileSync('cp', ['-al', packages, join(COPY, folder)])
  }
  for (const cache of ['.vite', '.cache', '.vite-temp', '.vitest'])
    rmSync(join(COPY, 'node_modules', cache), { recursive: true, force: true })
  const pictures = 'node_modules/.cache/pictures'
  if (existsSync(pictures)) cpSync(pictures, join(COPY, pictures), { recursive: true })
  mkdirSync(join(COPY, 'test-results'), { recursive: true })
}

function removeCopy() {
  rmSync(COPY, { recursive: true, force: true })
  git('worktree', 'prune')
}

const green = new Set<string>()

/** Whether a test that has failed passes without the fault; of a page, in a build without it. */
async function isGreen({ file }: Failed, find: Step[1]): Promise<boolean> {
  if (green.has(file)) return true
  const isSpec = file.endsWith('.spec.ts')
  if ((isSpec || file.startsWith('tests/built/')) && (await build())) return false
  const isTest = existsSync(join(COPY, file))
  const again = isSpec ? () => playwright(file) : () => vitest([projectOf(file)], 'run', file)
  if (await (isTest ? again() : find())) return false
  green.add(file)
  return true
}

async function look(fault: Fault, isNearOnly: boolean): Promise<Catch> {
  const start = performance.now()
  const path = join(COPY, fault.file)
  const whole = text(path)
  const seconds = () => Math.round((performance.now() - start) / 1000)
  // A function, as "$" is special in replacement strings.
  const faulty = whole.replace(fault.find, () => fault.replace)
  writeFileSync(path, faulty)
  try {
    for (const [step, find] of stepsFor(fault, isNearOnly)) {
      console.log(`   ${step}, after ${seconds()} s`)
      const failed = await find()
      if (!failed) continue
      const caught = catchOf(fault, failed)
      writeFileSync(path, whole)
      if (await isGreen(failed, find)) return caught
      if (failed.test === DOES_NOT_START) throw new Error(`Without a fault, ${caught}.`)
      console.log(`   fails without the fault, too: ${caught}`)
      writeFileSync(path, faulty)
    }
    return 'nothing'
  } finally {
    writeFileSync(path, whole)
  }
}

const args = process.argv.slice(2)
const named = args.filter((it) => !it.startsWith('--'))
const problems = faults.flatMap((fault) => {
  const problem = problemOf(fault)
  return problem ? [`${fault.id} ${problem}`] : []
})
const unknown = named.filter((name) => !faults.some(({ id }) => id === name))
for (const problem of [...problems, ...unknown.map((it) => `${it} is no fault`)]) {
  console.error(problem)
  process.exitCode = 1
}
if (!args.includes('--check')) {
  const wanted = faults.filter(({ id }) => named.length === 0 || named.includes(id))
  const catches: Catch[] = []
  makeCopy()
  try {
    for (const fault of wanted) {
      if (problemOf(fault)) continue
      console.log(`── ${fault.id}: ${fault.about}`)
      const caught = await look(fault, args.includes('--near'))
      console.log(`   ${caught}`)
      catches.push(caught)
    }
    const slow = catches.filter((it) => it.startsWith(SLOW_CATCH)).length
    const nothing = catches.filter((it) => it === 'nothing').length
    const quick = catches.length - slow - nothing
    console.log(`npm test catches ${quick}, npm run test:slow ${slow} more, nothing ${nothing}.`)
  } finally {
    removeCopy()
  }
}
