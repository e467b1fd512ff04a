import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'))

/** Commands that take long, or do not end, and the file that runs each. */
const elsewhere: Readonly<Record<string, string>> = {
  ci: '.ci/run',
  test: '.ci/run',
  'test:slow': '.ci/run',
  build: 'tests/run.ts',
  'build:ui': 'tests/run.ts',
  'test:consumers': 'tests/run.ts',
  preview: 'tests/playwright.config.ts',
  'build:storybook': 'tests/package/storybook.test.ts',
  start: 'tests/slow/commands.test.ts',
  'start:firestore': 'tests/slow/firestore.spec.ts',
  dev: 'tests/slow/commands.test.ts',
  storybook: 'tests/slow/commands.test.ts',
  'test:visual': 'tests/slow/commands.test.ts',
  images: 'tests/slow/commands.test.ts',
  bench: 'tests/slow/commands.test.ts',
  check: 'tests/slow/commands.test.ts',
  format: 'tests/slow/commands.test.ts',
  sbom: 'tests/slow/commands.test.ts',
}

/** Each with its arguments, exit code and output, without a key or an address. */
const commands = [
  ['content:differences', [], 0, 'architectural-links'],
  ['content:laws', ['2036-01-01'], 1, 'Not checked in the year before 2036-01-01'],
  ['content:laws', ['soon'], 1, '"soon" is not a date like 2027-11-22.'],
  ['content:export', ['dealers', `${tmpdir()}/dealers.csv`], 0, 'Written: '],
  ['content:import', ['dealers'], 2, 'file.csv [--line nano-ceramic] [--write]'],
  ['exports', [], 0, 'ui/package.json has every entry.'],
  ['build:rules', [], 0, 'Wrote rules and indexes'],
  ['doctor', ['your-domain'], 1, 'Usage: npm run doctor [-- https://your-domain.example]'],
  ['doctor', ['http://127.0.0.1:1'], 1, 'Fault: / does not answer'],
  ['admin:list', [], 1, 'Set GOOGLE_APPLICATION_CREDENTIALS'],
  ['admin:grant', ['a@example.com'], 1, 'Set GOOGLE_APPLICATION_CREDENTIALS'],
  ['admin:revoke', ['a@example.com'], 1, 'Set GOOGLE_APPLICATION_CREDENTIALS'],
] as const

/**
 * Runs scripts of package.json in one process.
 * @returns the output and exit code of each
 */
function runAll(
  runs: readonly (readonly [name: string, args: readonly string[], ...rest: unknown[]])[],
) {
  const files = runs.map(([name, args]) => {
    const [tsx, ...script] = scripts[name]?.split(' ') ?? []
    expect(tsx, `${name} in package.json`).toBe('tsx')
    return [...script, ...args]
  })
  const { PATH, HOME } = process.env
  const node = ['--import', 'tsx', 'tests/support/run-scripts.ts', JSON.stringify(files)]
  const { stdout, stderr } = spawnSync('node', node, { env: { PATH, HOME }, encoding: 'utf8' })
  expect(stderr, 'a script has thrown').toBe('')
  return stdout
    .trim()
    .split('\n')
    .map((line): { code: number; output: string } => JSON.parse(line))
}

test('each command that README names is run by a test', () => {
  const named = [...read('README.md').matchAll(/npm (?:run )?([a-z][a-z:]*)|`([a-z]+:[a-z]+)`/g)]
  const run = ['content:illustrative', ...commands.map(([name]) => name), ...Object.keys(elsewhere)]
  expect(new Set(named.map(([, name, other]) => name ?? other))).toEqual(new Set(run))
  for (const [name, file] of Object.entries(elsewhere)) {
    const text = read(file).replaceAll(/[',]/g, '')
    expect.soft(text, `${file} runs ${name}`).toMatch(new RegExp(`\\bnpm (run )?${name}\\b(?!:)`))
  }
})

test('each says what it did, or why it could not', () => {
  const [illustrative, ...ended] = runAll([['content:illustrative', []], ...commands])
  for (const [index, [name, args, code, says]] of commands.entries()) {
    const told = { code, output: expect.stringContaining(says) }
    expect.soft(ended[index], `${name} ${args}`).toEqual(told)
  }
  expect(illustrative?.code).toBe(0)
  const blocks = illustrative?.output.split('\n\n').map((block) => block.trim().split('\n')) ?? []
  for (const name of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    const file = `content/${name}`
    if (!/(?<!\.test)\.ts$/.test(file) || file === 'content/schema.ts') continue
    const marked = read(file).match(/\billustrative\(/g)?.length ?? 0
    const listed = blocks.find(([title]) => title === file)?.slice(1) ?? []
    expect.soft(listed, `${file} in content:illustrative`).toHaveLength(marked)
  }
})
