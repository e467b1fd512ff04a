import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listEntries, UI } from './sources.ts'

/** `npm run exports`: an entry of the package for every module that `index.ts` exports from. */

const path = join(UI, 'package.json')

/** `data-table/data-table.tsx` is `data-table`, `lib/cn.ts` is `cn`. */
function entryOf(module: string): string {
  const name = module.replace(/\.tsx?$/, '')
  const folder = dirname(name)
  return folder === 'lib' || folder === basename(name) ? basename(name) : name
}

function withExports(manifest: { exports: Record<string, unknown> }) {
  const others = Object.entries(manifest.exports).filter(([name]) => /\.(css|json)$/.test(name))
  const target = (module: string) => {
    // TypeScript finds the types beside the built module.
    const built = `./dist/${module.replace(/\.tsx?$/, '')}.js`
    return { '@duskpane/source': `./src/${module}`, default: built }
  }
  const entries = listEntries().map((module) => [`./${entryOf(module)}`, target(module)] as const)
  return {
    ...manifest,
    exports: Object.fromEntries([
      ['.', target('index.ts')],
      ...others.filter(([name]) => name !== './package.json'),
      ...entries.sort(([a], [b]) => (a < b ? -1 : 1)),
      ['./package.json', './package.json'],
    ]),
  }
}

const text = readFileSync(path, 'utf8')
const written = `${JSON.stringify(withExports(JSON.parse(text)), null, 2)}\n`
if (written !== text) writeFileSync(path, written)
console.log(`ui/package.json ${written === text ? 'has' : 'now has'} every entry.`)
