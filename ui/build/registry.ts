import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileOf, listEntries, readImports, SRC, UI } from './sources.ts'

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
  /** Addresses of the items to copy along. */
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

/** The item every other one leads to: the tokens, as a stylesheet beside the components. */
const THEME = 'theme'

/** Every entry of the design system as an item, and the theme. */
function listItems(url: string): RegistryItem[] {
  const entries = listEntries()
  return [themeItem(), ...entries.map((entry) => componentItem(entry, entries, url))]
}

/** A component with the modules only it needs; what else it imports are items of their own. */
function componentItem(entry: string, entries: readonly string[], url: string): RegistryItem {
  const own = new Set([entry])
  const others = new Set<string>()
  const packages = new Set<string>()
  for (const module of own) {
    const imports = readImports(module)
    for (const name of imports.packages) packages.add(name)
    for (const local of imports.local) (entries.includes(local) ? others : own).add(local)
  }
  others.delete(entry)
  const name = basename(entry)
  const required = [...others].map((other) => basename(other))
  // `cn` knows the tokens by name, and everything that draws imports `cn`.
  if (name === 'cn') required.push(THEME)
  return {
    name,
    type: 'registry:ui',
    title: titleOf(name),
    description: describe(entry),
    dependencies: [...packages]
      .flatMap((name) => (versions[name] ? `${name}@${versions[name]}` : []))
      .sort(),
    registryDependencies: required.sort().map((other) => `${url}/${other}.json`),
    files: [...own].map((module) => file(fileOf(module), read(SRC, fileOf(module)))),
  }
}

function themeItem(): RegistryItem {
  const theme = join(UI, 'theme')
  const tokens = read(theme, 'tokens.css').replace(
    /\.\/(fonts\/[\w-]+\.woff2)/g,
    (_, font) => `data:font/woff2;base64,${readFileSync(join(theme, font), 'base64')}`,
  )
  return {
    name: THEME,
    type: 'registry:ui',
    title: titleOf(THEME),
    description: 'The tokens of the light and the ink theme, the typeface and the base styles.',
    docs: 'Import theme.css after Tailwind: @import "./components/ui/theme.css";',
    dependencies: [],
    registryDependencies: [],
    files: [
      file('theme.css', `@config "./tailwind.config.js";\n\n${tokens}`),
      file('tailwind.config.js', read(theme, 'tailwind.config.js')),
      file('instrument-sans.license.txt', read(theme, 'fonts/LICENSE')),
    ],
  }
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

function file(path: string, content: string): RegistryFile {
  return { path: `ui/${path}`, type: 'registry:ui', content }
}

/** `spec-table` is "Spec table". */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The sentence above the component in its source. */
function describe(entry: string): string {
  const name = basename(entry).replace(/(^|-)(\w)/g, (_, _dash, letter: string) =>
    letter.toUpperCase(),
  )
  const source = read(SRC, fileOf(entry))
  const declaration = `(?:export )?(?:function|const) (?:use)?${name}\\b`
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${declaration}`, 'i')
  const text = (comment.exec(source)?.[1] ?? '').replace(/^\s*\* ?/gm, ' ')
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Writes `registry.json` and one file for each item.
 * @param folder emptied first
 * @param url where the folder will be served from, without a slash at the end
 */
function writeRegistry(folder: string, url: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)

  const items = listItems(url)
  for (const item of items) {
    write(item.name, { $schema: 'https://ui.shadcn.com/schema/registry-item.json', ...item })
  }
  write('registry', {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'duskpane',
    homepage: url,
    items: items.map(({ files, ...item }) => ({
      ...item,
      files: files.map(({ content: _, ...rest }) => rest),
    })),
  })
}

export { listItems, type RegistryItem, writeRegistry }
