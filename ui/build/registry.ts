import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  isLocal,
  listEntries,
  localImports,
  packageImports,
  readImports,
  readModule,
  UI,
} from './sources.ts'

/** One thing that `npx shadcn add` copies, in the shadcn format. */
interface RegistryItem {
  readonly $schema?: string
  readonly name: string
  readonly type: 'registry:ui'
  readonly title: string
  readonly description: string
  readonly docs?: string
  /** Packages to install, with their versions. */
  readonly dependencies: readonly string[]
  /** The items to copy along, by namespace: a project says once where that is. */
  readonly registryDependencies: readonly string[]
  readonly files: readonly RegistryFile[]
}

interface RegistryFile {
  readonly path: string
  readonly type: 'registry:ui'
  readonly content?: string
}

const { dependencies: versions } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** The tokens, as a style sheet beside the components. Every item depends on it, through `cn`. */
const THEME = 'theme'

const NAMESPACE = '@duskpane'

/** A subfolder, because some of shadcn's own components have the same names. */
const FOLDER = 'duskpane'

/** One item for each entry of the design system, and one for the theme. */
function listItems(): RegistryItem[] {
  const entries = listEntries()
  return [themeItem(), ...entries.map((entry) => componentItem(entry, entries))]
}

/** A component with the modules that only it imports; other entries are separate items. */
function componentItem(entry: string, entries: readonly string[]): RegistryItem {
  const own = new Set([entry])
  const required = new Set<string>()
  const packages = new Set<string>()
  for (const module of own) {
    for (const name of packageImports(module)) packages.add(name)
    for (const local of localImports(module)) {
      if (!entries.includes(local)) own.add(local)
      else if (local !== entry) required.add(nameOf(local))
    }
  }
  const name = nameOf(entry)
  if (name === 'cn') required.add(THEME)
  return {
    name,
    type: 'registry:ui',
    title: titleOf(name),
    description: describe(entry),
    dependencies: [...packages]
      .flatMap((name) => (versions[name] ? `${name}@${versions[name]}` : []))
      .sort(),
    registryDependencies: [...required].sort().map((item) => `${NAMESPACE}/${item}`),
    files: [...own].map((module) => file(module, withoutExtensions(module))),
  }
}

/** The source with imports such as `./field`, because not every project allows `./field.tsx`. */
function withoutExtensions(module: string): string {
  return readImports(module)
    .filter(isLocal)
    .reduceRight(
      (source, { specifier, start, end }) =>
        `${source.slice(0, start)}'${specifier.replace(/\.tsx?$/, '')}'${source.slice(end)}`,
      readModule(module),
    )
}

function themeItem(): RegistryItem {
  const read = (path: string) => readFileSync(join(UI, 'theme', path))
  // Tailwind finds the copies in the app by itself.
  const theme = read('theme.css')
    .toString()
    .replace(/^@(import|source) .*\n/gm, '')
  const elements = read('elements.css')
    .toString()
    .replace(
      /\.\/(fonts\/[\w-]+\.woff2)/g,
      (_, font) => `data:font/woff2;base64,${read(font).toString('base64')}`,
    )
  return {
    name: THEME,
    type: 'registry:ui',
    title: titleOf(THEME),
    description: 'The tokens of the light and the ink theme, the typeface and the base styles.',
    docs: 'Import theme.css after Tailwind: @import "./components/ui/duskpane/theme.css";',
    dependencies: [],
    registryDependencies: [],
    files: [
      file('theme.css', `${read('tokens.css')}\n${theme}`),
      file('elements.css', elements),
      file('shadcn.css', read('shadcn.css').toString()),
      file('instrument-sans.license.txt', read('fonts/LICENSE').toString()),
    ],
  }
}

function file(path: string, content: string): RegistryFile {
  return { path: `ui/${FOLDER}/${path}`, type: 'registry:ui', content }
}

/** `data-table/data-table.tsx` is `data-table`, `words/de.ts` is `words-de`. */
const nameOf = (module: string) =>
  basename(module.replace(/^words\//, 'words-')).replace(/\.tsx?$/, '')

/** `spec-table` is "Spec table". */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The JSDoc of the component, hook or factory that is named like its file; for another module its
 * first paragraph.
 */
function describe(entry: string): string {
  const name = nameOf(entry).replaceAll('-', '')
  const declaration = `(?:async )?(?:function|const) (?:use|create)?${name}\\b`
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*(?:export )?${declaration}`,
    'i',
  )
  const source = readModule(entry)
  const [, text = ''] = comment.exec(source) ?? /\/\*\*(.*?)(?:\n \*\n|\*\/)/s.exec(source) ?? []
  return text
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Writes `registry.json` and one file for each item.
 * @param folder emptied first
 */
function writeRegistry(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)

  const items = listItems()
  for (const item of items) {
    write(item.name, { $schema: 'https://ui.shadcn.com/schema/registry-item.json', ...item })
  }
  write('registry', {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'duskpane',
    homepage: 'https://www.npmjs.com/package/@duskpane/ui',
    items: items.map(({ files, ...item }) => ({
      ...item,
      files: files.map(({ content: _, ...rest }) => rest),
    })),
  })
}

export { listItems, type RegistryItem, writeRegistry }
