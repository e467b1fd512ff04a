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

/** The modules with an entry in the package's `exports`: those that `index.ts` exports from. */
function listEntries(): string[] {
  return localImports('index.ts').toSorted()
}

function readModule(module: string): string {
  return readFileSync(join(SRC, module), 'utf8')
}

/** In the order of the source. */
function readImports(module: string): Import[] {
  const source = readModule(module)
  const { staticImports, staticExports, dynamicImports } = parseSync(module, source).module
  const imports = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      at: moduleRequest,
      names: entries.flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? []))),
    })),
    ...staticExports
      .flatMap(({ entries: [entry] }) => entry?.moduleRequest ?? [])
      .map((at) => ({ at, names: [] })),
    ...dynamicImports.map(({ moduleRequest }) => ({ at: moduleRequest, names: [] })),
  ]
  return imports
    .map(({ at: { start, end }, names }) => ({
      specifier: source.slice(start + 1, end - 1),
      start,
      end,
      names,
    }))
    .sort((a, b) => a.start - b.start)
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
