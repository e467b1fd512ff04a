import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { openFacts } from '../films/open-facts'
import { images } from '../images/encoding/vite-plugin'
import { collectIllustrative } from './illustrative-values'

/** `npm run content:illustrative`: prints every illustrative value with its file and path, and what is not stated at all. */
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => `content/${file.replaceAll('\\', '/')}`)
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .filter((file) => /\billustrative\(/.test(readFileSync(file, 'utf8')))
  .sort()

/** The modules as the site has them: only its plugin knows the pictures that they import. */
async function loadModules() {
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

const entries = collectIllustrative(await loadModules())
const filesWithEntries = new Set(entries.map(({ file }) => file))
for (const file of filesWithEntries) {
  console.log(`\n${file}`)
  for (const entry of entries.filter((other) => other.file === file)) {
    console.log(`  ${entry.path}  ${JSON.stringify(entry.value)}`)
  }
}
console.log(`\n${entries.length} illustrative values in ${filesWithEntries.size} files`)

console.log('\nNot stated yet, for the lines of each market (content/films/open-facts.ts)')
for (const [market, facts] of Object.entries(openFacts)) {
  console.log(`  ${market}  ${facts.join('; ')}`)
}
