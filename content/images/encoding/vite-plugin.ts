import { readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { LightLayers } from '../../light/layers.ts'
import type { PictureSource, SharedSource } from '../picture.ts'
import { type Encoded, encodedFile, listFaults, MANIFEST, readManifest } from './manifest.ts'

/** The part of `layers.json` that the site uses. */
type LayersFile = Pick<LightLayers, 'width' | 'height'> & {
  readonly layers: readonly Omit<LightLayers['layers'][number], 'source'>[]
}

/**
 * Turns `import source from './x.jpg?picture'` into the addresses of an encoded picture, and
 * `import light from './layers.json?light'` into a light scene with those of its layers; `?share` is the preview that
 * networks show. It encodes nothing.
 * @throws {Error} where a picture is missing or stale, with the command that encodes it
 */
export function images(): Plugin {
  let building = false
  let emitting = false

  return {
    name: 'images',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
      emitting = building && !config.build.ssr
    },
    buildStart() {
      const faults = listFaults()
      if (faults.length > 0) throw new Error(tellFaults(faults))
    },
    load(id) {
      const [path = '', query] = id.split('?')
      if (query !== 'picture' && query !== 'light' && query !== 'share') return null
      this.addWatchFile(resolve(MANIFEST))
      const manifest = readManifest()
      /** The addresses of the encoded files of a master, by suffix. */
      const lookUp = (name: string) => {
        const encoded = manifest[name]
        if (!encoded) throw new Error(tellFaults([`${name} is not encoded`]))
        const urls = Object.entries(encoded.files).map(([suffix, hash]) => {
          const file = encodedFile(name, suffix)
          if (!building) return [suffix, `/${file}`] as const
          const fileName = `assets/${basename(name)}-${hash.slice(0, 10)}-${suffix}`
          if (emitting) this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
          return [suffix, `/${fileName}`] as const
        })
        return { ...encoded, urls }
      }
      const name = relative('content/images', path).replace(/\.jpg$/, '')
      const share = `share/${name}`
      if (query === 'share') return `export default ${JSON.stringify(shareOf(lookUp(share)))}`
      if (query === 'picture') {
        const picture = pictureOf(lookUp(name))
        const shared = manifest[share] ? { ...picture, share: shareOf(lookUp(share)) } : picture
        return `export default ${JSON.stringify(shared)}`
      }
      const { width, height, layers }: LayersFile = JSON.parse(readFileSync(path, 'utf8'))
      const light = {
        width,
        height,
        layers: layers.map(({ name: layer, factors, scale, mean, panes }) => {
          const { urls } = lookUp(`${dirname(name)}/${layer}`)
          const source = Object.fromEntries(urls.map(([suffix, url]) => [widthOf(suffix), url]))
          return { name: layer, source, factors, scale, mean, ...(panes && { panes }) }
        }),
      } satisfies LightLayers
      // Vite would parse it as JSON because of its name.
      return { code: `export default ${JSON.stringify(light)}`, moduleType: 'js' }
    },
  }
}

const tellFaults = (faults: readonly string[]) =>
  `Run "npm run images": ${faults.length} pictures are missing or stale.\n${faults.slice(0, 10).join('\n')}`

const widthOf = (suffix: string) => Number.parseInt(suffix, 10)

type LookedUp = Encoded & { readonly urls: readonly (readonly [suffix: string, url: string])[] }

const shareOf = ({ urls: [file], width, height }: LookedUp): SharedSource => ({
  src: file?.[1] ?? '',
  width,
  height,
})

function pictureOf({ urls, width, height, placeholder = '' }: LookedUp): PictureSource {
  const avif = urls.filter(([suffix]) => suffix.endsWith('.avif'))
  return {
    src: urls.find(([suffix]) => suffix.endsWith('.jpg'))?.[1] ?? '',
    avif: avif.map(([suffix, url]) => `${url} ${widthOf(suffix)}w`).join(', '),
    width,
    height,
    placeholder,
  }
}
