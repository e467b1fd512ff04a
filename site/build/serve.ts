import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import serveHandler from 'serve-handler'

/**
 * Serves `dist/` as Firebase Hosting does with `firebase.json`: clean URLs, headers, compression, and
 * 404.html with status 404. On the loopback interface only.
 */
export async function serve(port: number, directory = 'dist'): Promise<Server> {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8'))
  // Nothing is cached, and tests load thousands of pages: a low quality is quicker.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } })
  const server = createServer((request, response) => {
    // Longer than any file name: the file system would throw ENAMETOOLONG.
    if (request.url?.split('/').some((segment) => segment.length > 255)) request.url = '/-'
    // The host keeps the query when it redirects to a clean URL; serve-handler drops it.
    const [path = '/', query] = request.url?.split('?') ?? []
    if (hosting.cleanUrls && query !== undefined && path.endsWith('.html')) {
      response.writeHead(301, { location: `${path.slice(0, -'.html'.length)}?${query}` }).end()
      return
    }
    compress(request as never, response as never, () => {
      void serveHandler(request, response, {
        public: directory,
        cleanUrls: hosting.cleanUrls,
        trailingSlash: hosting.trailingSlash,
        headers: hosting.headers,
        directoryListing: false,
        etag: true,
      })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

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
