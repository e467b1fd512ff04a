import { readFile } from 'node:fs/promises'

/** The licenses that a package of the site may have. */
export const allowedLicenses = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'BSD-3-Clause']

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  /** A workspace of this repository. */
  readonly link?: boolean
}

interface Licensed {
  /** With its version. */
  readonly name: string
  /** An SPDX identifier, or `none named`. */
  readonly license: string
}

/** The runtime packages of a lock file, each once, by name. */
export function runtimeLicenses(lock: {
  readonly packages: Readonly<Record<string, Locked>>
}): Licensed[] {
  const byName = new Map<string, Licensed>()
  for (const [path, { version, license, dev, link }] of Object.entries(lock.packages)) {
    // Workspaces are listed twice: by their folder and as a link.
    if (!path.startsWith('node_modules/') || link || dev) continue
    const name = `${path.replace(/^.*node_modules\//, '')} ${version}`
    byName.set(name, { name, license: license ?? 'none named' })
  }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Those whose license is not allowed. */
export function refusedLicenses(packages: readonly Licensed[]): Licensed[] {
  return packages.filter(({ license }) => !allowedLicenses.includes(license))
}

if (process.argv[1] === import.meta.filename) {
  const packages = runtimeLicenses(JSON.parse(await readFile('package-lock.json', 'utf8')))
  for (const { name, license } of packages) console.log(`${license.padEnd(14)}${name}`)
  const refused = refusedLicenses(packages)
  for (const { name, license } of refused) console.error(`Not allowed: ${name}, ${license}`)
  if (refused.length > 0) process.exitCode = 1
}
