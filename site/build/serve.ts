import { createReadStream, type PathLike } from 'node:fs'
import { lstat, readFile, realpath } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join, sep } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import serveHandler from 'serve-handler'

/**
 * Serves `dist/` as Firebase Hosting does with `firebase.json`: clean URLs, headers, compression, and
 * 404.html with status 404. On the loopback interface only.
 * @param quality of brotli. Nothing is cached, and tests load thousands of pages: a low one is quicker
 * @param asks the origins that pages may ask beside those of the policy
 */
export async function serve(
  port: number,
  directory = 'dist',
  quality = 2,
  asks: readonly string[] = [],
): Promise<Server> {
  const config = await readFile('firebase.json', 'utf8')
  const sources = ['connect-src', ...asks].join(' ')
  const { hosting } = JSON.parse(config.replace('connect-src', sources))
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  })
  const root = await realpath(directory)
  const inside = async (path: PathLike) => {
    const real = await realpath(path)
    if (real !== root && !real.startsWith(join(root, sep))) throw notFound(path)
    return lstat(path)
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const [path = '/', query] = request.url?.split('?') ?? []
    if (!isPlain(path)) request.url = '/-'
    // The host keeps the query when it redirects to a clean URL; serve-handler drops it.
    else if (hosting.cleanUrls && query !== undefined && path.endsWith('.html')) {
      response.writeHead(301, { location: `${path.slice(0, -'.html'.length)}?${query}` }).end()
      return
    }
    compress(request as never, response as never, () => {
      void serveHandler(
        request,
        response,
        {
          public: directory,
          cleanUrls: hosting.cleanUrls,
          trailingSlash: hosting.trailingSlash,
          headers: hosting.headers,
          directoryListing: false,
          etag: true,
        },
        {
          // Typed with a callback, called for a promise.
          lstat: inside as never,
          // A build may take a file away while it is read.
          createReadStream: ((path, options) =>
            createReadStream(path, options).on('error', () =>
              response.destroy(),
            )) as typeof createReadStream,
        },
      ).catch(() => response.destroy())
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

/**
 * Whether a path may name a file: with empty segments or backslashes a redirect to its clean form
 * would lead to another host, and the file system throws at NUL and at names of over 255 characters.
 */
function isPlain(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return (
      /^\/(?!\/)[^\\\0]*$/.test(decoded) &&
      decoded.split('/').every((segment) => segment.length <= 255)
    )
  } catch {
    return false
  }
}

const notFound = (path: PathLike) =>
  Object.assign(new Error(`${path} is outside`), { code: 'ENOENT' })

/**
 * The port in the environment variable `PORT`, 4173 by default.
 * @throws {Error} when it is not a port number
 */
export function portFromEnvironment(): number {
  const port = Number(process.env.PORT ?? 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}`)
  }
  return port
}
