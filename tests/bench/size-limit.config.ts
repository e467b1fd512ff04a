import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageBudgets } from './budgets'
import { routeScripts } from './route-scripts'

/** Size limits at brotli 11 for each built page: its script, and its HTML with the inlined CSS. */
const dist = `${import.meta.dirname}/../../dist`
// The pages of tint laws have the same script; one stands for all.
const pages = [...readdirSync(dist), 'tint-law/louisiana.html'].filter((file) =>
  file.endsWith('.html'),
)
if (pages.length === 1) throw new Error('No built pages: run "npm run build" first.')

/** Compressed here, once for all pages that share a file: size-limit would compress it for each. */
const folder = mkdtempSync(join(tmpdir(), 'sizes-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const paths = new Map<string, string>()

function compressed(file: string): string {
  const known = paths.get(file)
  if (known) return known
  const path = join(folder, `${paths.size}.br`)
  // At quality 11, unless told otherwise.
  writeFileSync(path, brotliCompressSync(readFileSync(join(dist, file))))
  paths.set(file, path)
  return path
}

export default pages.flatMap((page) => {
  const { scriptKiB, htmlKiB } = pageBudgets(page === 'index.html' ? '/' : page)
  return [
    {
      name: `${page}: script`,
      path: routeScripts(page, dist).map(compressed),
      brotli: false,
      limit: `${scriptKiB} KiB`,
    },
    { name: page, path: compressed(page), brotli: false, limit: `${htmlKiB} KiB` },
  ]
})
