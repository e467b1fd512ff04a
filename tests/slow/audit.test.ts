import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

interface Audit {
  /** What is known to be wrong, by package. Missing when the registry did not answer. */
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

function audit(): Audit {
  const patience = ['--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...patience], {
    encoding: 'utf8',
  })
  return JSON.parse(stdout || '{}')
}

test('nothing is known to be wrong with what the site needs at run time', ({ skip }) => {
  const { vulnerabilities } = audit()
  if (!vulnerabilities) {
    console.warn('SKIPPED: the registry answered no audit; known vulnerabilities went unchecked.')
    skip('The registry answered no audit.')
  }
  expect(vulnerabilities).toEqual({})
})
