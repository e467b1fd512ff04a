import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMasters, type Master } from './masters.ts'

/** The encoded files, by the names of their masters, and the list of them. Both are committed. */
export const ENCODED = 'content/images/encoded'
export const MANIFEST = `${ENCODED}/manifest.json`

/** The encoded files of a master. */
export interface Encoded {
  /** Hashes of the master and of the settings it was encoded with. */
  readonly master: string
  readonly settings: string
  /** Size of the master in px; for a share picture, its own size. */
  readonly width: number
  readonly height: number
  readonly placeholder?: string
  /** The hash of each file, by what follows the master's name and a hyphen: `800.avif`. */
  readonly files: Readonly<Record<string, string>>
}

type Manifest = Readonly<Record<string, Encoded>>

export const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

export const hashOfSettings = ({ settings }: Master) => hashOf(JSON.stringify(settings))

export const encodedFile = (name: string, suffix: string) => join(ENCODED, `${name}-${suffix}`)

export const readManifest = (): Manifest =>
  existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}

/** Why the encoded files of a master are missing or stale; `undefined` if they are up to date. */
export function faultOf(master: Master, encoded: Encoded | undefined): string | undefined {
  if (!encoded) return 'is not encoded'
  if (encoded.settings !== hashOfSettings(master)) return 'was encoded with other settings'
  const file = existsSync(master.path) ? readFileSync(master.path) : undefined
  if (file && hashOf(file) !== encoded.master) return 'was encoded from another master'
  const changed = Object.entries(encoded.files).find(([suffix, hash]) => {
    const path = encodedFile(master.name, suffix)
    return !existsSync(path) || hashOf(readFileSync(path)) !== hash
  })
  return changed && `has another file, or none, for ${changed[0]}`
}

/** Encoded files without a master. */
export function leftOver(manifest: Manifest): readonly string[] {
  const expected = new Set(
    Object.entries(manifest).flatMap(([name, { files }]) =>
      Object.keys(files).map((suffix) => encodedFile(name, suffix)),
    ),
  )
  return readdirSync(ENCODED, { recursive: true, encoding: 'utf8' })
    .map((file) => join(ENCODED, file))
    .filter((file) => /\.(avif|jpg)$/.test(file) && !expected.has(file))
}

/** Describes every picture that is missing or stale. Takes a tenth of a second. */
export function listFaults(masters = listMasters(), manifest = readManifest()): readonly string[] {
  const names = new Set(masters.map(({ name }) => name))
  return [
    ...masters.flatMap((master) => {
      const fault = faultOf(master, manifest[master.name])
      return fault ? [`${master.name} ${fault}`] : []
    }),
    ...Object.keys(manifest)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has no master any more`),
    ...leftOver(manifest).map((file) => `${file} belongs to no master`),
  ]
}
