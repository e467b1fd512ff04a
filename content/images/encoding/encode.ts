import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type AvifOptions } from 'sharp'
import { encodeLayer } from './encode-layer.ts'
import {
  type Encoded,
  encodedFile,
  faultOf,
  hashOf,
  hashOfSettings,
  leftOver,
  MANIFEST,
  readManifest,
} from './manifest.ts'
import { type Avif, listMasters, type Master } from './masters.ts'

/**
 * `npm run images` encodes each master that has changed, or whose settings have, into content/images/encoded. It may be
 * stopped: what is done is kept.
 */

type Files = readonly (readonly [suffix: string, content: Buffer])[]

async function encode({ settings }: Master, master: Buffer) {
  const { width, height } = await sharp(master).metadata()
  if (settings.kind === 'share') {
    const jpeg = { quality: settings.quality, mozjpeg: true }
    const share = sharp(master).resize(settings.width, settings.height).jpeg(jpeg)
    const files: Files = [[`${settings.width}.jpg`, await share.toBuffer()]]
    return { width: settings.width, height: settings.height, files }
  }
  if (settings.kind === 'layer') {
    const files = Object.keys(settings.avif).map(
      async (at) => [`${at}.avif`, await encodeLayer(master, Number(at), settings)] as const,
    )
    return { width, height, files: await Promise.all(files) }
  }
  const { avif, fallback, placeholder } = settings
  const resized = (at: number) => sharp(master).resize(Math.min(at, width))
  const avifFiles = upTo(avif, width).map(async ([at, options]) => {
    const file = resized(at).avif(options as AvifOptions)
    return [`${at}.avif`, await file.toBuffer()] as const
  })
  const jpeg = resized(fallback.width).jpeg({ quality: fallback.quality, mozjpeg: true })
  const jpegName = `${Math.min(fallback.width, width)}.jpg`
  const files: Files = [...(await Promise.all(avifFiles)), [jpegName, await jpeg.toBuffer()]]
  const { quality, blur } = placeholder
  const blurred = await resized(placeholder.width).blur(blur).webp({ quality }).toBuffer()
  const uri = `data:image/webp;base64,${blurred.toString('base64')}`
  return { width, height, placeholder: uri, files }
}

/** The widths that a master fills, then the width of the master itself with the options of the last of them. */
function upTo(avif: Readonly<Record<number, Avif>>, width: number) {
  const widths = Object.entries(avif).map(([at, options]) => [Number(at), options] as const)
  const fitting = widths.filter(([at]) => at < width)
  const [, options] = fitting.at(-1) ?? widths[0] ?? []
  const isFilled = fitting.length === widths.length
  return options && !isFilled ? [...fitting, [width, options] as const] : fitting
}

const masters = listMasters()
const manifest = new Map(Object.entries(readManifest()))
const stale = masters.filter((master) => faultOf(master, manifest.get(master.name)))
const missing = stale.filter(({ path }) => !existsSync(path))

const save = () => {
  const sorted = [...manifest].sort(([a], [b]) => (a < b ? -1 : 1))
  return writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const names = new Set(masters.map(({ name }) => name))
for (const name of manifest.keys()) if (!names.has(name)) manifest.delete(name)

const present = stale.filter((master) => !missing.includes(master))
for (const [index, master] of present.entries()) {
  const content = await readFile(master.path)
  const { files, ...about } = await encode(master, content)
  const hashes: Record<string, string> = {}
  for (const [suffix, file] of files) {
    const path = encodedFile(master.name, suffix)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, file)
    hashes[suffix] = hashOf(file)
  }
  const settings = hashOfSettings(master)
  const encoded: Encoded = { master: hashOf(content), settings, ...about, files: hashes }
  manifest.set(master.name, encoded)
  await save()
  console.log(`${master.name} (${index + 1} of ${present.length})`)
}

await save()
for (const file of leftOver(Object.fromEntries(manifest))) await rm(file)
for (const { name, path } of missing) {
  console.error(
    `${name}: ${path} is needed. content/images/scenes/README.md says how to render it.`,
  )
}
if (missing.length > 0) process.exitCode = 1
