import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The folder of the design system. */
const UI = join(import.meta.dirname, '..')

/** What one module imports. */
interface Imports {
  /** Modules beside it, as paths without extension below `ui/`. */
  readonly local: readonly string[]
  /** Names of packages. */
  readonly packages: readonly string[]
}

/** The modules of the design system as paths without extension, without stories, tests and build. */
function listModules(): string[] {
  return readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) => !/(^|\/)(build|dist|node_modules|story-[^/]*)(\/|$)|\.(stories|test)\./.test(file),
    )
    .map((file) => file.replace(/\.tsx?$/, ''))
    .sort()
}

/** The modules a consumer may import one by one: those `index.ts` exports from. */
function listEntries(): string[] {
  return readImports('index').local.toSorted()
}

/** The file of a module, below `ui/`. */
function fileOf(module: string): string {
  const [file] = readdirSync(join(UI, dirname(module)))
    .map((name) => normalize(join(dirname(module), name)))
    .filter((name) => name === `${module}.ts` || name === `${module}.tsx`)
  if (!file) throw new Error(`There is no module ${module} in ui/.`)
  return file
}

function readImports(module: string): Imports {
  const source = readFileSync(join(UI, fileOf(module)), 'utf8')
  const specifiers = [...source.matchAll(/\b(?:from |import\()'([^']+)'/g)].map(
    ([, specifier]) => specifier ?? '',
  )
  const unique = [...new Set(specifiers)]
  return {
    local: unique
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => normalize(join(dirname(module), specifier))),
    packages: unique
      .filter((specifier) => !specifier.startsWith('.'))
      .map((specifier) => specifier.replace(/^(@[^/]+\/[^/]+|[^/]+).*$/, '$1')),
  }
}

export { fileOf, listEntries, listModules, readImports, UI }
