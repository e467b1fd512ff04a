import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The package, and its components. */
const UI = join(import.meta.dirname, '..')
const SRC = join(UI, 'src')

/** What one module imports. */
interface Imports {
  /** Modules beside it, as paths without extension below `src/`. */
  readonly local: readonly string[]
  /** Names of packages. */
  readonly packages: readonly string[]
}

/** The modules of the design system as paths without extension, without stories, tests and build. */
function listModules(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/^stories\/|\.(stories|test)\./.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .sort()
}

/** The modules a consumer may import one by one: those `index.ts` exports from. */
function listEntries(): string[] {
  return readImports('index').local.toSorted()
}

/** The file of a module, below `src/`. */
function fileOf(module: string): string {
  const [file] = readdirSync(join(SRC, dirname(module)))
    .map((name) => normalize(join(dirname(module), name)))
    .filter((name) => name === `${module}.ts` || name === `${module}.tsx`)
  if (!file) throw new Error(`There is no module ${module} in ui/src/.`)
  return file
}

function readImports(module: string): Imports {
  const source = readFileSync(join(SRC, fileOf(module)), 'utf8')
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

export { fileOf, listEntries, listModules, readImports, SRC, UI }
