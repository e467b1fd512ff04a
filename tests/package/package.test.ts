import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { publint } from 'publint'
import { build, parseSync, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listEntries,
  listModules,
  packageImports,
  readImports,
  readModule,
} from '../../ui/build/sources'
import { type Consumer, createConsumer, run, versionsOf } from './consumer'

const readMe = readFileSync('ui/README.md', 'utf8')
const manifest = JSON.parse(readFileSync('ui/package.json', 'utf8'))

const entryFiles = Object.values<string | { default: string }>(manifest.exports)
  .map((target) => (typeof target === 'string' ? target : target.default))
  .filter((file) => file.startsWith('./dist/') && file.endsWith('.js'))

const styleSheets = Object.keys(manifest.exports)
  .filter((entry) => entry.endsWith('.css'))
  .map((entry) => entry.slice(2))

const reactNames = `JSON.stringify(['react', 'react-dom'].flatMap((name) => Object.keys(require(name))))`

let tarball: string
let packedFiles: readonly string[]

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

beforeAll(async () => {
  await run('.', 'npm', 'run', 'build:ui')
  const [packed] = JSON.parse(await run('ui', 'npm', 'pack', '--json')) as Packed[]
  tarball = join(import.meta.dirname, '../../ui', packed?.filename ?? '')
  packedFiles = packed?.files.map(({ path }) => path) ?? []
})

afterAll(() => rmSync(tarball, { force: true }))

describe('the package', () => {
  test('depends on what its modules import, from the versions on that this repository tests', () => {
    const peers = Object.keys(manifest.peerDependencies)
    const imported = new Set(listModules().flatMap(packageImports))
    const needed = [...imported].filter((name) => !peers.includes(name)).sort()
    const tested = needed.map((name) => {
      const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
      return [name, `^${version}`]
    })
    expect(manifest.dependencies).toEqual(Object.fromEntries(tested))
  })

  test('has an entry for every module that index.ts exports from, and for each language', () => {
    const expected = ['index.ts', ...listEntries()].map(
      (module) => `./dist/${module.replace(/tsx?$/, 'js')}`,
    )
    expect(entryFiles.toSorted()).toEqual(expected.toSorted())
  })

  test('marks with "use client" what a server component cannot run', async () => {
    const serverApi: string[] = JSON.parse(
      await run('.', 'node', '--conditions=react-server', '-p', reactNames),
    )
    const needsClient = (module: string) =>
      / on[A-Z]\w*=\{/.test(readModule(module)) ||
      readImports(module).some(
        ({ specifier, names }) =>
          // Of Radix only the slot renders on a server.
          /^@radix-ui\/(?!react-slot$)/.test(specifier) ||
          names.some((name) =>
            /^react(-dom)?$/.test(specifier) ? !serverApi.includes(name) : /^use[A-Z]/.test(name),
          ),
      )
    const isMarked = (source: string) => source.startsWith("'use client'")
    const unmarked = listModules().filter(
      (module) => needsClient(module) && !isMarked(readModule(module)),
    )
    expect(unmarked).toEqual([])

    const dropped = listModules().filter((module) => {
      const built = readFileSync(`ui/dist/${module.replace(/tsx?$/, 'js')}`, 'utf8')
      return isMarked(built) !== isMarked(readModule(module))
    })
    expect(dropped).toEqual([])
  })

  test('has functions that a server component can call outside the client modules', () => {
    const isClient = (module: string) => readModule(module).startsWith("'use client'")
    const exportsOf = (module: string) =>
      parseSync(module, readModule(module)).module.staticExports.flatMap(({ entries }) => entries)
    const functions = exportsOf('index.ts')
      .filter(({ isType, moduleRequest }) => !isType && isClient(moduleRequest?.value ?? ''))
      // `export *` has no name.
      .flatMap((entry) =>
        entry.exportName.name ? entry : exportsOf(entry.moduleRequest?.value ?? ''),
      )
      .filter(({ isType }) => !isType)
      .map(({ exportName }) => exportName.name ?? '')
      .filter((name) => !/^([A-Z]|use[A-Z])/.test(name))
    expect(functions).toEqual([])
  })

  test('has the pages that its read-me and its list for machines lead to', () => {
    for (const file of ['README.md', 'llms.txt']) {
      const links = [...readFileSync(join('ui', file), 'utf8').matchAll(/\]\((?!https?:)(.+?)\)/g)]
      for (const [, to] of links) expect.soft(packedFiles, file).toContain(to)
      expect.soft(links.length, file).toBeGreaterThan(0)
    }
  })

  test('is clean for publint', async () => {
    const { messages } = await publint({ pkgDir: 'ui', strict: true, pack: 'npm' })
    expect(messages).toEqual([])
  })

  test('has types that resolve', async () => {
    // Style sheets have no types. attw fails on any problem of the resolutions in the profile.
    const modules = ['--exclude-entrypoints', ...styleSheets]
    const report = await run('.', 'npx', 'attw', tarball, '--profile', 'esm-only', ...modules)
    expect(report).toContain('"@duskpane/ui/button"')
  })
})

describe('an app outside this repository', () => {
  let consumer: Consumer

  beforeAll(async () => {
    consumer = await createConsumer({
      '@duskpane/ui': `file:${tarball}`,
      ...versionsOf('react', 'react-dom', 'typescript', '@types/react'),
    })
  })
  afterAll(() => consumer?.remove())

  /** The minified and compressed size of a module of an app with all its imports except React. */
  async function sizeOf(source: string): Promise<number> {
    consumer.write({ 'src/app.ts': source })
    const built = (await build({
      root: consumer.folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: true,
        rolldownOptions: {
          input: 'src/app.ts',
          preserveEntrySignatures: 'strict',
          external: /^react(-dom)?(\/|$)/,
        },
      },
    })) as Rolldown.RolldownOutput
    const code = built.output.map((file) => ('code' in file ? file.code : ''))
    return brotliCompressSync(code.join('')).length
  }

  test.each(['@duskpane/ui', '@duskpane/ui/button'])(
    'bundles the button of %s in what ui/README.md says',
    async (entry) => {
      const [, said] = /a `Button`\s+alone is about (\d+) KB \(brotli\)/.exec(readMe) ?? []
      const size = await sizeOf(`export { Button } from '${entry}'`)
      expect(Math.round(size / 1000), `a Button is ${size} bytes`).toBe(Number(said))
    },
  )

  test('bundles of icons and languages only what an app names', async () => {
    const merging = await sizeOf("export { cn } from '@duskpane/ui'")
    const icon = await sizeOf(
      "export { Icon } from '@duskpane/ui'; export { Trash2 } from 'lucide'",
    )
    const named = await sizeOf("export { NamedIcon } from '@duskpane/ui'")
    expect(icon - merging).toBeLessThan(800)
    expect(named - merging).toBeGreaterThan(1_200)
    const english = await sizeOf("export { Language } from '@duskpane/ui'")
    const arabic = await sizeOf(
      "export { Language } from '@duskpane/ui'; export { arabic } from '@duskpane/ui/words/ar'",
    )
    expect(arabic - english).toBeGreaterThan(1_000)
  })
})
