import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

export interface ServedSite {
  readonly origin: string
  close(): void
}

interface StoredResponse {
  readonly body: Buffer
  readonly headers: Record<string, string>
}

interface HeaderRule {
  readonly source: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

const compress = promisify(brotliCompress)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}
const isText = (type: string) => /^text|xml/.test(type)

/**
 * Serves a built site from memory, text compressed with brotli 11 (Node's default), with the headers
 * and clean URLs of Firebase Hosting. On the loopback interface only, on a free port.
 * @param transform changes the HTML of each page, as for the static twin
 */
export async function serveSite(
  directory: string,
  transform: (html: string) => string = (html) => html,
): Promise<ServedSite> {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8'))
  const responses = new Map<string, StoredResponse>()
  const load = async (file: string) => {
    const path = `/${relative(directory, file)}`.replace(/(?:index)?\.html$/, '')
    const type = types[extname(file)] ?? 'application/octet-stream'
    const raw = await readFile(file)
    const source = type.startsWith('text/html') ? Buffer.from(transform(raw.toString())) : raw
    const body = isText(type) ? await compress(source) : source
    responses.set(path, {
      body,
      headers: {
        ...hostHeaders(hosting.headers, path),
        ...(isText(type) ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
        'Content-Type': type,
        'Content-Length': String(body.length),
      },
    })
  }
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  await Promise.all(files.map((entry) => load(join(entry.parentPath, entry.name))))

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const found = responses.get(pathname)
    const stored = found ?? responses.get('/404')
    response.writeHead(found ? 200 : 404, stored?.headers).end(stored?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The headers the host adds to a path. Of several rules for the same header, the last one wins. */
function hostHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const { source, headers: added } of rules) {
    if (source !== '**' && !path.startsWith(source.replace(/\*+$/, ''))) continue
    for (const { key, value } of added) headers[key] = value
  }
  return headers
}
