import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

interface Audit {
  /** The known vulnerabilities by package. Missing if the registry did not answer. */
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

function audit(folder: string): Audit {
  const patience = ['--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...patience], {
    encoding: 'utf8',
    cwd: folder,
  })
  return JSON.parse(stdout || '{}')
}

test.for([
  ['the site', '.'],
  ['the function that mails', 'site/backend/firestore/mail'],
] as const)(
  'nothing is known to be wrong with what %s needs at run time',
  ([, folder], { skip }) => {
    const { vulnerabilities } = audit(folder)
    if (!vulnerabilities) {
      console.warn('SKIPPED: the registry answered no audit; known vulnerabilities went unchecked.')
      skip('The registry answered no audit.')
    }
    expect(vulnerabilities).toEqual({})
  },
)
