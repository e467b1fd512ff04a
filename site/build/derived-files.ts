import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, extname, join } from 'node:path'
import pLimit from 'p-limit'
import type { Plugin } from 'vite'

const CACHE = 'node_modules/.cache/pictures'

/** Encodes one file, unless it is cached or not needed, and returns its address. */
type Derive = (suffix: string, encode: () => Promise<Buffer>) => Promise<string>

const SAY_EVERY_MS = 5000
/**
 * So many files at once: all of them would hold their pixels while they wait, 10 GB. One more than there are cores, as
 * a file is not in its encoder all of the time.
 */
const limit = pLimit(availableParallelism() + 1)
let encoded = 0
let said = Date.now()

/** The first build on a machine takes minutes, which nobody should have to wait out in silence. */
function sayProgress() {
  encoded += 1
  if (Date.now() - said < SAY_EVERY_MS) return
  said = Date.now()
  console.log(`Encoding pictures, this once: ${encoded} files so far ...`)
}

async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(path)) return readFile(path)
  const made = await limit(make)
  sayProgress()
  await mkdir(CACHE, { recursive: true })
  await writeFile(path, made)
  return made
}

/**
 * A plugin for imports such as `./x.jpg?picture`: the module is the value that `load` makes from the
 * master, with the addresses of the files derived from it.
 * @param settings of the encoders: the cache and the file names follow from them and from the master
 */
export function derivedFiles(
  query: string,
  settings: unknown,
  load: (master: Buffer, derive: Derive) => Promise<unknown>,
): Plugin {
  const settingsHash = createHash('sha256').update(JSON.stringify(settings)).digest('hex')
  let building = false
  let emitting = false
  const served = new Map<string, string>()

  return {
    name: `derived-files:${query}`,
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
      emitting = building && !config.build.ssr
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = served.get(request.url?.split('?')[0] ?? '')
        if (!file) return next()
        response.setHeader('content-type', `image/${extname(file).slice(1)}`)
        readFile(file).then((body) => response.end(body), next)
      })
    },
    async load(id) {
      const [path, asked] = id.split('?')
      if (!path || asked !== query) return null
      this.addWatchFile(path)
      const master = await readFile(path)
      const hash = createHash('sha256').update(master).update(settingsHash)
      const name = `${basename(path, extname(path))}-${hash.digest('hex').slice(0, 10)}`

      const value = await load(master, async (suffix, encode) => {
        const fileName = `assets/${name}-${suffix}`
        const cachePath = join(CACHE, basename(fileName))
        if (emitting)
          this.emitFile({ type: 'asset', fileName, source: await cached(cachePath, encode) })
        else if (!building) {
          await cached(cachePath, encode)
          served.set(`/${fileName}`, cachePath)
        }
        return `/${fileName}`
      })
      return `export default ${JSON.stringify(value)}`
    },
  }
}

/** The widths of a layout that a master fills, or its own in place of those it does not. */
export function upTo(widths: readonly number[], width: number): readonly number[] {
  const fitting = widths.filter((at) => at < width)
  return widths.length === fitting.length ? widths : [...fitting, width]
}
