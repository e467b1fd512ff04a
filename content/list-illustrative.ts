import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { collectIllustrative } from './illustrative-values'

/** `npm run content:illustrative`: prints every illustrative value with its file and path. */
const root = join(import.meta.dirname, '..')

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => `content/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$|\/images\/|list-/.test(file))
  .sort()

// Modules import pictures, which only Vite resolves; they are not needed here.
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [
    {
      name: 'no-pictures',
      enforce: 'pre',
      load: (id) => (id.endsWith('?picture') ? 'export default {}' : null),
    },
  ],
})

const modules: Record<string, object> = {}
for (const file of files) modules[file] = await vite.ssrLoadModule(`/${file}`)
await vite.close()

const entries = collectIllustrative(modules)
const filesWithEntries = new Set(entries.map(({ file }) => file))
for (const file of filesWithEntries) {
  console.log(`\n${file}`)
  for (const entry of entries.filter((other) => other.file === file)) {
    console.log(`  ${entry.path}  ${JSON.stringify(entry.value)}`)
  }
}
console.log(`\n${entries.length} illustrative values in ${filesWithEntries.size} files`)
