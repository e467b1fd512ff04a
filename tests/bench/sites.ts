import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '../../site/build/serve'

export interface ServedSite {
  readonly origin: string
  close(): void
}

/** The level at which hosts compress responses that they do not cache. */
const BROTLI_QUALITY = 9

/** Serves a folder with the headers and clean URLs of the host, on a free port of the loopback interface. */
export async function serveSite(directory: string): Promise<ServedSite> {
  const server = await serve(0, directory, BROTLI_QUALITY)
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Copies a built site into another folder, and takes the scripts out of its pages. */
export async function buildTwin(site: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(site, folder, { recursive: true })
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    await writeFile(file, staticTwin(await readFile(file, 'utf8')))
  }
}

/**
 * The same page without script: our HTML, CSS and images, the lower bound for this content. Structured
 * data stays, because browsers do not execute it.
 */
export function staticTwin(html: string): string {
  return html
    .replace(/<template id="script">.*?<\/template>/s, '')
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
}
