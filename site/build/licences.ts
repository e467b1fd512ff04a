import { readFile } from 'node:fs/promises'

/** Lists the licence of every package that the site needs at run time, and refuses any other than these. */
export const allowedLicences = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'BSD-3-Clause']

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
  /** An SPDX identifier, or what stands in its place. */
  readonly licence: string
}

/** The packages of a lock file that are not only for development, each once, by name. */
export function runtimeLicences(lock: {
  readonly packages: Readonly<Record<string, Locked>>
}): Licensed[] {
  const byName = new Map<string, Licensed>()
  for (const [path, { version, license, dev, link }] of Object.entries(lock.packages)) {
    // The repository's own packages stand beside their links in node_modules.
    if (!path.startsWith('node_modules/') || link || dev) continue
    const name = `${path.replace(/^.*node_modules\//, '')} ${version}`
    byName.set(name, { name, licence: license ?? 'none named' })
  }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** Those whose licence is not allowed. */
export function refusedLicences(packages: readonly Licensed[]): Licensed[] {
  return packages.filter(({ licence }) => !allowedLicences.includes(licence))
}

if (process.argv[1] === import.meta.filename) {
  const packages = runtimeLicences(JSON.parse(await readFile('package-lock.json', 'utf8')))
  for (const { name, licence } of packages) console.log(`${licence.padEnd(14)}${name}`)
  const refused = refusedLicences(packages)
  for (const { name, licence } of refused) console.error(`Not allowed: ${name}, ${licence}`)
  if (refused.length > 0) process.exitCode = 1
}
