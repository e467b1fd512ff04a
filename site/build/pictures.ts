import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PictureSource } from '@duskpane/content/images/picture'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Widths in CSS pixels times density: phones at 1x to 3x, the reading column, full width up to 4K. */
const AVIF_WIDTHS = [480, 800, 1200, 1920, 2560]
/** For browsers without AVIF. */
const WEBP_WIDTHS = [800, 1600]
const AVIF = { quality: 50, effort: 3 } as const
const WEBP = { quality: 72 } as const

const CACHE = 'node_modules/.cache/pictures'

/** Bump when an encoder setting changes: the cache and the file names follow from it. */
const SETTINGS = createHash('sha256')
  .update(JSON.stringify([AVIF_WIDTHS, WEBP_WIDTHS, AVIF, WEBP]))
  .digest('hex')

async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(path)) return readFile(path)
  const made = await make()
  await mkdir(CACHE, { recursive: true })
  await writeFile(path, made)
  return made
}

/**
 * Turns `import source from './x.jpg?picture'` into the AVIF and WebP files of a master with its
 * size and a tiny blurred placeholder. Encoded pictures are cached by content.
 */
export function pictures(): Plugin {
  let building = false
  let emitting = false
  const served = new Map<string, string>()

  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
      emitting = building && !config.build.ssr
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = served.get(request.url?.split('?')[0] ?? '')
        if (!file) return next()
        response.setHeader('content-type', file.endsWith('avif') ? 'image/avif' : 'image/webp')
        readFile(file).then((body) => response.end(body), next)
      })
    },
    async load(id) {
      const [path, query] = id.split('?')
      if (!path || query !== 'picture') return null
      this.addWatchFile(path)
      const master = await readFile(path)
      const { width, height } = await sharp(master).metadata()
      const hash = createHash('sha256').update(master).update(SETTINGS).digest('hex').slice(0, 10)
      const name = `${basename(path, '.jpg')}-${hash}`

      const derive = async (format: 'avif' | 'webp', at: number) => {
        const fileName = `assets/${name}-${at}.${format}`
        const cachePath = join(CACHE, basename(fileName))
        if (emitting || !building) {
          const encode = () =>
            sharp(master)
              .resize(at)
              [format](format === 'avif' ? AVIF : WEBP)
              .toBuffer()
          if (emitting)
            this.emitFile({ type: 'asset', fileName, source: await cached(cachePath, encode) })
          else {
            await cached(cachePath, encode)
            served.set(`/${fileName}`, cachePath)
          }
        }
        return { url: `/${fileName}`, at }
      }
      const upTo = (widths: number[]) => {
        const fitting = widths.filter((at) => at < width)
        return widths.length === fitting.length ? widths : [...fitting, width]
      }
      const srcset = (files: { url: string; at: number }[]) =>
        files.map(({ url, at }) => `${url} ${at}w`).join(', ')

      const avif = await Promise.all(upTo(AVIF_WIDTHS).map((at) => derive('avif', at)))
      const webp = await Promise.all(upTo(WEBP_WIDTHS).map((at) => derive('webp', at)))
      const blur = await sharp(master).resize(12).blur(0.8).webp({ quality: 30 }).toBuffer()

      const source: PictureSource = {
        src: webp[0]?.url ?? '',
        avif: srcset(avif),
        webp: srcset(webp),
        width,
        height,
        placeholder: `data:image/webp;base64,${blur.toString('base64')}`,
      }
      return `export default ${JSON.stringify(source)}`
    },
  }
}
