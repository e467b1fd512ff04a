import { execFileSync, spawnSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../site/build/running-server'

let server: RunningServer | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

const npm = (...args: string[]) => spawnSync('npm', args, { encoding: 'utf8' })

/** The changes since the last commit. */
const changes = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })

test.for([
  ['npm start', (port: number) => [`PORT=${port}`, 'npm', 'start'], '/faqs', 'FAQs'],
  [
    'npm run dev',
    (port: number) => ['npm', 'run', 'dev', '--', '--port', `${port}`],
    '/faqs',
    '<script',
  ],
  [
    'npm run storybook',
    (port: number) => ['npm', 'run', 'storybook', '--', '--ci', '--port', `${port}`],
    '/index.json',
    'accordion--default',
  ],
] as const)('%s serves', async ([, args, readyPath, part]) => {
  server = await startServer({ command: 'env', args, readyPath, readyWithinMs: 120_000 })
  const answer = await fetch(`http://${server.host}${readyPath}`, {
    headers: { accept: 'text/html' },
  })
  expect(await answer.text()).toContain(part)
})

test.for([
  ['npm run check', ['run', 'check'], ''],
  ['npm run format', ['run', 'format'], 'No fixes applied'],
  ['npm run images', ['run', 'images'], ''],
  ['npm sbom', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], '"bomFormat": "CycloneDX"'],
  [
    'npm run test:visual',
    ['run', 'test:visual', '--', '--base', 'HEAD', '--only', 'pages', '-g', 'thank-you'],
    'What differs',
  ],
] as const)('%s ends well, and changes no file', ([, args, says]) => {
  const before = changes()
  const { status, stdout, stderr } = npm(...args)
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toContain(says)
  expect(changes()).toBe(before)
})

// Its measurements depend on other load on the machine.
test('npm run bench names what it can measure', () => {
  const { status, stdout, stderr } = npm('run', 'bench', '--', '--only', 'nothing')
  expect(stderr, stdout).toBe(
    '"nothing" is not a list of pages, scroll, slow, table, light, lighthouse.\n',
  )
  expect(status).toBe(1)
})
