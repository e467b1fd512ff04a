import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BEFORE, REPORT, STORYBOOK_DIR } from './built'

/**
 * `npm run test:visual [-- --base <ref>] [-- --only pages|stories] [-- -g <title>]` takes a screenshot of every page,
 * state and story twice on this machine, of a base and of the working tree, and reports which differ. Without a base
 * it is the commit before the branch's changes.
 */

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', default: 'pages,stories' },
    grep: { type: 'string', short: 'g' },
  },
})

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Runs a command and shows its output. */
function run(cwd: string, command: string, ...args: string[]): number {
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status ?? 1
}

function mustRun(cwd: string, command: string, ...args: string[]) {
  if (run(cwd, command, ...args) !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

function defaultBase(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'origin/main'], {
    encoding: 'utf8',
  })
  const base = status === 0 ? stdout.trim() : ''
  const changed = git('status', '--porcelain') !== ''
  if (base && base !== git('rev-parse', 'HEAD')) return base
  return changed ? 'HEAD' : 'HEAD~1'
}

const kinds = values.only.split(',')

/** The packages of this tree, without a download, where the base has the same. */
function install(tree: string) {
  const locks = ['.', tree].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  if (locks[0] !== locks[1]) {
    return mustRun(tree, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  }
  for (const folder of ['.', 'ui', 'content', 'site']) {
    const packages = join(folder, 'node_modules')
    if (existsSync(packages)) mustRun('.', 'cp', '-al', packages, join(tree, folder))
  }
  for (const cache of ['.vite', '.cache']) {
    rmSync(join(tree, 'node_modules', cache), { recursive: true, force: true })
  }
}

function build(tree: string) {
  if (kinds.includes('pages')) mustRun(tree, 'npm', 'run', 'build')
  const options = ['--quiet', '--output-dir', STORYBOOK_DIR]
  if (kinds.includes('stories')) mustRun(tree, 'npm', 'run', 'build:storybook', '--', ...options)
}

/** The tests of this tree, which look at the build in the folder they run in. */
function takeScreenshots(tree: string, ...options: string[]): number {
  const playwright = resolve('node_modules/.bin/playwright')
  const config = resolve('tests/visual/playwright.config.ts')
  const grep = values.grep ? ['--grep', values.grep] : []
  const files = kinds.map((kind) => `${kind}.spec.ts`)
  return run(tree, playwright, 'test', '--config', config, ...files, ...grep, ...options)
}

const base = git('rev-parse', '--verify', `${values.base ?? defaultBase()}^{commit}`)
const tree = join(mkdtempSync(join(tmpdir(), 'visual-')), 'base')
console.log(`Comparing with ${git('log', '-1', '--format=%h %s', base)}`)
rmSync(BEFORE, { recursive: true, force: true })
try {
  git('worktree', 'add', '--detach', tree, base)
  install(tree)
  build(tree)
  // Screenshots that the base lacks are reported as new.
  takeScreenshots(tree, '--update-snapshots=all', '--reporter=dot')
  build('.')
  process.exitCode = takeScreenshots('.')
} finally {
  git('worktree', 'remove', '--force', tree)
}
console.log(`What differs, with before ("expected"), after and difference: ${REPORT}/index.html`)
