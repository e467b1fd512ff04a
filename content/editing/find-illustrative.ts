import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { images } from '../images/encoding/vite-plugin'
import { collectIllustrative, type IllustrativeEntry } from './illustrative-values'

/** Every illustrative value with its file and path. */
export async function findIllustrative(): Promise<readonly IllustrativeEntry[]> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) => /\billustrative\(/.test(readFileSync(file, 'utf8')))
    .sort()
  return collectIllustrative(await loadModules(files))
}

/** The modules as the site has them: only its plugin knows the pictures that they import. */
async function loadModules(files: readonly string[]) {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [images()],
  })
  const load = async (file: string) => [file, await vite.ssrLoadModule(`/${file}`)] as const
  try {
    return Object.fromEntries(await Promise.all(files.map(load)))
  } finally {
    await vite.close()
  }
}
