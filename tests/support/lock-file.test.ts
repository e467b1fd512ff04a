import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const manifests = ['.', 'ui', 'content', 'site'].map((folder) =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
)
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const ofFunction = 'site/backend/firestore/mail'
const lockOfFunction = JSON.parse(readFileSync(`${ofFunction}/package-lock.json`, 'utf8'))

interface Locked {
  readonly resolved?: string
  readonly integrity?: string
  /** An SPDX identifier. */
  readonly license?: string
  readonly dev?: boolean
  /** A workspace of this repository. */
  readonly link?: boolean
}

const installed = [lock, lockOfFunction].flatMap(({ packages }) =>
  Object.entries<Locked>(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  ),
)
const pathsWhere = (condition: (locked: Locked) => boolean) =>
  installed.filter(([, locked]) => condition(locked)).map(([path]) => path)

const allowedLicenses = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT']

describe('the lock file', () => {
  test('takes everything from the public registry', () => {
    const isElsewhere = ({ resolved }: Locked) =>
      !resolved?.startsWith('https://registry.npmjs.org/')
    expect(installed.length).toBeGreaterThan(500)
    expect(pathsWhere(isElsewhere)).toEqual([])
  })

  test('holds every package to the fingerprint of its contents', () => {
    expect(pathsWhere(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('gives the site only packages whose licenses are allowed', () => {
    const packages = Object.entries<Locked>(lock.packages).filter(
      ([path, { link, dev }]) => path.startsWith('node_modules/') && !link && !dev,
    )
    expect(packages.map(([path]) => path)).toContain('node_modules/react')
    const isRefused = ({ license = '' }: Locked) => !allowedLicenses.includes(license)
    expect(packages.filter(([, locked]) => isRefused(locked))).toEqual([])
    // Remove a license from the list once no package uses it.
    expect(new Set(packages.map(([, { license }]) => license))).toEqual(new Set(allowedLicenses))
  })
})

test('what we depend on is named to the last digit, but for what apps share with us', () => {
  const versions = manifests.flatMap(({ private: own, dependencies, ...others }) =>
    // Of a published package they are ranges (tests/package), of which the lock file names one version.
    Object.entries({
      ...(own ? dependencies : {}),
      ...others.devDependencies,
      ...others.overrides,
    }),
  )
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
})

test('no package runs a script when it is installed', () => {
  for (const folder of ['.', ofFunction]) {
    expect.soft(readFileSync(`${folder}/.npmrc`, 'utf8'), folder).toMatch(/^ignore-scripts=true$/m)
  }
  // The files that a deploy leaves out.
  const { functions } = JSON.parse(readFileSync(`${ofFunction}/firebase.json`, 'utf8'))
  expect(functions.ignore).not.toContain('**/.*')
})
