import { readFile } from 'node:fs/promises'

/** The licences that a package of the site may have. */
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
  /** An SPDX identifier, or `none named`. */
  readonly licence: string
}

/** The runtime packages of a lock file, each once, by name. */
export function runtimeLicences(lock: {
  readonly packages: Readonly<Record<string, Locked>>
}): Licensed[] {
  const byName = new Map<string, Licensed>()
  for (const [path, { version, license, dev, link }] of Object.entries(lock.packages)) {
    // Workspaces are listed twice: by their folder and as a link.
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
