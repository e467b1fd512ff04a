import { createHash } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { parseConfirmedFixes } from '@duskpane/content/observed'
import { plain } from '@duskpane/content/schema'
import { build, loadEnv, type Manifest, minify } from 'vite'
import { MARKER, type Marker } from './marker'
import { hostHeaders, preflight } from './preflight'
import { chooseStore } from './store'

const OUT = 'dist'
const CACHE = 'node_modules/.cache'
/** Inlined into every page, in this order. */
const FIRST_SCRIPT = ['site/app/early-taps.js', 'site/app/after-first-paint.js']

/** Of licensed work in the build that is no module, which Vite lists. */
const LICENSES = {
  'Instrument Sans (OFL-1.1)': 'ui/theme/fonts/LICENSE',
  'tailwindcss (MIT)': 'node_modules/tailwindcss/LICENSE',
  'Panoramas by Greg Zaal (CC0-1.0)': 'content/images/scenes/panoramas.txt',
}

type Prerender = typeof import('../app/prerender')

/** The chunks of a page, to be preloaded instead of discovered one import at a time. */
function chunksOf(page: string, manifest: Manifest): string[] {
  const film = `content/films/${page}/copy.ts`
  const modules = [
    // Imported dynamically by the entry.
    ...Object.keys(manifest).filter((key) => key.endsWith('node_modules/react-dom/client.js')),
    `site/pages/${page}.tsx`,
    ...(film in manifest ? [film, 'site/pages/film.tsx'] : []),
    ...(page.startsWith('law-') ? ['site/pages/place.tsx'] : []),
  ]
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const module of modules) add(module)
  return [...files]
}

async function write(file: string, text: string) {
  const path = join(OUT, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/**
 * Builds the site into `dist/`: the script, then every page as static HTML, 404.html,
 * build.json, tint-laws.json, sitemap.xml, robots.txt and licenses.txt.
 * @param mode Vite's mode, which picks the `.env.<mode>` files
 */
export async function buildSite(mode = 'production') {
  const start = performance.now()
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  const store = chooseStore(env)
  for (const line of preflight(env, mode, hostHeaders('**'))) console.log(line)
  parseConfirmedFixes(env.VITE_CONFIRMED_FIXES)

  await build({
    mode,
    logLevel: 'warn',
    build: { rolldownOptions: { input: 'site/app/index.html' } },
  })
  // A folder per build: tests run several at once with the same node_modules.
  await mkdir(CACHE, { recursive: true })
  const prerenderOut = await mkdtemp(join(CACHE, 'prerender-'))
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'site/app/prerender.tsx', outDir: prerenderOut, emptyOutDir: true },
  })

  const { brand, NOT_FOUND, pagePaths, render, tintLawData }: Prerender = await import(
    pathToFileURL(join(prerenderOut, 'prerender.js')).href
  )
  const manifest: Manifest = JSON.parse(await readFile(join(OUT, '.vite/manifest.json'), 'utf8'))
  for (const [title, file] of Object.entries(LICENSES)) {
    const section = `\n## ${title}\n\n${await readFile(file, 'utf8')}`
    await appendFile(join(OUT, 'licenses.txt'), section)
  }
  const template = await readFile(join(OUT, 'site/app/index.html'), 'utf8')
  const page = await inlineFirstScript(await inlineStyles(template))
  await rm(join(OUT, 'site'), { recursive: true })
  await rm(join(OUT, '.vite'), { recursive: true })

  const indexed: string[] = []
  for (const path of [...pagePaths, '/404']) {
    const { head, body, page: id } = await render(path, store)
    if ((id === NOT_FOUND) !== (path === '/404')) throw new Error(`${path} has no page`)
    const preloads = chunksOf(id, manifest).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
    )
    // Replacer functions, because "$" is special in replacement strings.
    const html = page
      .replace('<!--head-->', () => head)
      .replace('<template id="script">', (template) => template + preloads.join(''))
      .replace('<!--body-->', () => body)
      .replace('data-page=""', () => `data-page="${id}"`)
    await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html)
    if (!head.includes('content="noindex"')) indexed.push(path)
  }
  const project = store === 'firestore' ? (env.VITE_FIREBASE_PROJECT_ID ?? null) : null
  await write(MARKER, `${JSON.stringify({ store, mode, project } satisfies Marker)}\n`)
  await write('tint-laws.json', `${JSON.stringify(await tintLawData(), null, 2)}\n`)
  await rm(prerenderOut, { recursive: true })

  const origin = plain(brand.origin)
  const urls = indexed.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  await write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
  )
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)

  const note = store === 'embedded' ? ' (entries stay in each visitor’s browser)' : ''
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`Built ${pagePaths.length} pages for the ${store} store${note} in ${seconds} s.`)
}

/** Inlines the style sheet and preloads its font, so that no request blocks the first paint. */
async function inlineStyles(html: string): Promise<string> {
  // The style sheet with a `media` attribute is for paper.
  const link = /<link rel="stylesheet"(?![^>]*media)[^>]*href="\/([^"]+)"[^>]*>/.exec(html)
  if (!link?.[1]) throw new Error('The built page links no style sheet.')
  const css = await readFile(join(OUT, link[1]), 'utf8')
  await rm(join(OUT, link[1]))
  const font = /url\((\/[^)]+\.woff2)\)/.exec(css)?.[1]
  if (!font) throw new Error('The style sheet names no font.')
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
  return html.replace(link[0], () => `${preload}<style>${css.trim()}</style>`)
}

/**
 * Inlines the early scripts, and puts the page's own script into a template, which they append later.
 * @throws {Error} when the Content-Security-Policy of `firebase.json` does not allow them
 */
async function inlineFirstScript(html: string): Promise<string> {
  let first = ''
  for (const file of FIRST_SCRIPT) {
    // Not the build's target: in older browsers it says that the page's script does not run.
    const options = { compress: { target: 'es2015' } }
    first += (await minify(file, await readFile(file, 'utf8'), options)).code.trim()
  }
  const hash = `'sha256-${createHash('sha256').update(first).digest('base64')}'`
  if (!(await readFile('firebase.json', 'utf8')).includes(hash)) {
    throw new Error(
      `${FIRST_SCRIPT.join(' or ')} changed: put ${hash} into script-src of firebase.json.`,
    )
  }
  return html
    .replace('<!--first-script-->', () => `<script>${first}</script>`)
    .replace(
      /<script type="module"([^>]*)><\/script>/,
      '<template id="script"><script type="module" fetchpriority="low"$1></script></template>',
    )
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { mode: { type: 'string' } } })
  await buildSite(values.mode)
}
