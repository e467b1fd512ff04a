import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

const UI = join(import.meta.dirname, '..')
const SRC = join(UI, 'src')

/** One `import`, `export … from` or `import()` of a module. */
interface Import {
  readonly specifier: string
  /** Where the specifier stands in the source, with its quotes. */
  readonly start: number
  readonly end: number
  /** What is imported by name, without types. */
  readonly names: readonly string[]
}

/** The published modules, as paths below `src/`. */
function listModules(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^stories\/|\.(stories|test)\./.test(file))
    .sort()
}

/** The modules with an entry in the package's `exports`: those that `index.ts` exports from, and the languages. */
function listEntries(): string[] {
  const languages = listModules().filter((module) => module.startsWith('words/'))
  return [...localImports('index.ts'), ...languages].sort()
}

function readModule(module: string): string {
  return readFileSync(join(SRC, module), 'utf8')
}

/** The imports of a module, in source order. */
function readImports(module: string): Import[] {
  const source = readModule(module)
  const { staticImports, staticExports, dynamicImports } = parseSync(module, source).module
  // Keyed by position, because a re-exported import is listed as both.
  const imports = new Map<number, Import>()
  const add = ({ start, end }: { start: number; end: number }, names: readonly string[] = []) => {
    const specifier = source.slice(start + 1, end - 1)
    if (!imports.has(start)) imports.set(start, { specifier, start, end, names })
  }
  for (const { moduleRequest, entries } of staticImports) {
    const values = entries.filter(({ isType }) => !isType)
    add(
      moduleRequest,
      values.flatMap(({ importName }) => importName.name ?? []),
    )
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) add(moduleRequest)
  }
  for (const { moduleRequest } of dynamicImports) add(moduleRequest)
  return [...imports.values()].sort((a, b) => a.start - b.start)
}

const isLocal = ({ specifier }: Import) => specifier.startsWith('.')

/** The modules that a module imports, as paths below `src/`. */
function localImports(module: string): string[] {
  const paths = readImports(module)
    .filter(isLocal)
    .map(({ specifier }) => normalize(join(dirname(module), specifier)))
  return [...new Set(paths)]
}

/** The names of the packages that a module imports. */
function packageImports(module: string): string[] {
  const names = readImports(module)
    .filter((one) => !isLocal(one))
    .map(({ specifier }) => specifier.replace(/^(@[^/]+\/[^/]+|[^/]+).*$/, '$1'))
  return [...new Set(names)]
}

export {
  isLocal,
  listEntries,
  listModules,
  localImports,
  packageImports,
  readImports,
  readModule,
  UI,
}
