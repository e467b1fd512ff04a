import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { publint } from 'publint'
import { build, type PreviewServer, parseSync, preview, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listEntries,
  listModules,
  packageImports,
  readImports,
  readModule,
} from '../../ui/build/sources'
import { launchOptions } from '../support/chromium'
import { type Consumer, createConsumer, run, versionsOf } from './consumer'

const manifest = JSON.parse(readFileSync('ui/package.json', 'utf8'))

const entryFiles = Object.values<string | { default: string }>(manifest.exports)
  .map((target) => (typeof target === 'string' ? target : target.default))
  .filter((file) => file.startsWith('./dist/') && file.endsWith('.js'))

const styleSheets = Object.keys(manifest.exports)
  .filter((entry) => entry.endsWith('.css'))
  .map((entry) => entry.slice(2))

const reactNames = `JSON.stringify(['react', 'react-dom'].flatMap((name) => Object.keys(require(name))))`

let tarball: string

beforeAll(async () => {
  await run('.', 'npm', 'run', 'build:ui')
  const [packed] = JSON.parse(await run('ui', 'npm', 'pack', '--json')) as { filename: string }[]
  tarball = join(import.meta.dirname, '../../ui', packed?.filename ?? '')
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

  test('has an entry for every module that index.ts exports from', () => {
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
    const { staticExports } = parseSync('index.ts', readModule('index.ts')).module
    const functions = staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType, moduleRequest }) => !isType && isClient(moduleRequest?.value ?? ''))
      .map(({ exportName }) => exportName.name ?? '')
      .filter((name) => !/^([A-Z]|use[A-Z])/.test(name))
    expect(functions).toEqual([])
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

const app = `
import { Button } from '@duskpane/ui/button'
import {
  Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger,
  Field, Heading, Input, Section, SpecTable, type SpecColumn,
} from '@duskpane/ui'
import { createRoot } from 'react-dom/client'

interface Film { name: string; vlt: number }
const columns: SpecColumn<Film>[] = [
  { key: 'name', header: 'Model' },
  { key: 'vlt', header: 'VLT', format: (vlt) => vlt.toFixed(0) + '%' },
]

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Section theme="ink">
    <Heading level={1}>A shop of films</Heading>
    <Field name="city" label="City" error="Name the town."><Input /></Field>
    <SpecTable caption="Films" columns={columns} rows={[{ name: 'CF-20', vlt: 20 }]} />
    <Dialog>
      <DialogTrigger asChild><Button>Ask</Button></DialogTrigger>
      <DialogContent>
        <DialogTitle>Your question</DialogTitle>
        <DialogDescription>We answer within a day.</DialogDescription>
      </DialogContent>
    </Dialog>
    <p data-testid="own" className="max-w-dp-reading text-dp-accent">Mine</p>
  </Section>,
)
`

const page = (module: string) =>
  `<!doctype html><html lang="en"><title>App</title><script type="module" src="${module}"></script></html>`

describe('an app outside this repository', () => {
  let consumer: Consumer
  let server: PreviewServer
  let browser: Browser

  beforeAll(async () => {
    consumer = await createConsumer({
      '@duskpane/ui': `file:${tarball}`,
      ...versionsOf('react', 'react-dom', 'vite', '@vitejs/plugin-react', 'typescript'),
      ...versionsOf('@types/react', '@types/react-dom', 'tailwindcss', '@tailwindcss/vite'),
    })
    consumer.write({
      'index.html': page('/src/plain.tsx'),
      'tailwind.html': page('/src/tailwind.tsx'),
      'src/vite-env.d.ts': '/// <reference types="vite/client" />',
      'src/app.tsx': app,
      'src/plain.tsx': `import '@duskpane/ui/styles.css'
        import '@duskpane/ui/elements.css'
        import './app'`,
      'src/tailwind.tsx': "import './tailwind.css'\nimport './app'",
      'src/tailwind.css': `@import "tailwindcss";
        @import "@duskpane/ui/theme.css";
        @import "@duskpane/ui/elements.css";`,
      'vite.config.ts': `
        import tailwindcss from '@tailwindcss/vite'
        import react from '@vitejs/plugin-react'
        export default {
          plugins: [react(), tailwindcss()],
          build: { rolldownOptions: { input: ['index.html', 'tailwind.html'] } },
        }`,
    })
    await consumer.run('npx', 'tsc')
    await consumer.run('npx', 'vite', 'build')
    server = await preview({
      root: consumer.folder,
      configFile: false,
      preview: { host: '127.0.0.1', port: 0 },
    })
    browser = await chromium.launch(launchOptions())
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
    consumer?.remove()
  })

  const open = async (path: string): Promise<Page> => {
    const opened = await browser.newPage()
    await opened.goto(new URL(path, server.resolvedUrls?.local[0]).href)
    await opened.getByRole('button', { name: 'Ask' }).waitFor()
    return opened
  }

  const style = (target: Page, selector: string, property: string) =>
    target
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  test.each(['index.html', 'tailwind.html'])(
    'has the look of the design system on %s',
    async (path) => {
      const opened = await open(path)
      expect(await style(opened, '[data-slot=section]', 'background-color')).toBe('rgb(12, 21, 36)')
      expect(await style(opened, 'button', 'background-color')).toBe('rgb(240, 164, 69)')
      const radius = await style(opened, 'button', 'border-radius')
      expect(Number.parseFloat(radius)).toBeGreaterThan(1000)
      expect(await style(opened, '[data-slot=input]', 'border-color')).toBe('rgb(255, 156, 147)')
      const fontLoaded = await opened.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].some(
          (font) => font.family.includes('Instrument Sans') && font.status === 'loaded',
        )
      })
      expect(fontLoaded).toBe(true)
      await opened.close()
    },
  )

  test('works by keyboard', async () => {
    const opened = await open('index.html')
    await opened.getByRole('button', { name: 'Ask' }).focus()
    await opened.keyboard.press('Enter')
    const dialog = opened.getByRole('dialog', { name: 'Your question' })
    await dialog.waitFor()
    await opened.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // The focus returns after the dialog is removed.
    await expect
      .poll(() => opened.evaluate(() => document.activeElement?.textContent), { timeout: 5000 })
      .toBe('Ask')
    await opened.close()
  })

  test('renders on a server', async () => {
    consumer.write({
      'server.js': `
        import { Button } from '@duskpane/ui'
        import { createElement } from 'react'
        import { renderToStaticMarkup } from 'react-dom/server'
        console.log(renderToStaticMarkup(createElement(Button, { disabled: true }, 'Ask')))`,
    })
    expect(await consumer.run('node', 'server.js')).toMatch(/^<button [^>]*disabled=""[^>]*>Ask</)
  })

  test('has the tokens as classes in its own Tailwind', async () => {
    const opened = await open('tailwind.html')
    expect(await style(opened, '[data-testid=own]', 'color')).toBe('rgb(240, 164, 69)')
    expect(await style(opened, '[data-testid=own]', 'max-width')).toBe('672px')
    await opened.close()
  })

  test.each(['@duskpane/ui', '@duskpane/ui/button'])(
    'bundles the button of %s in less than 10 KB',
    async (entry) => {
      consumer.write({ 'src/button.ts': `export { Button } from '${entry}'` })
      const built = (await build({
        root: consumer.folder,
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: true,
          rolldownOptions: {
            input: 'src/button.ts',
            preserveEntrySignatures: 'strict',
            external: /^react(-dom)?(\/|$)/,
          },
        },
      })) as Rolldown.RolldownOutput
      const code = built.output.map((file) => ('code' in file ? file.code : ''))
      const size = brotliCompressSync(code.join('')).length
      expect(size).toBeGreaterThan(1_000)
      expect(size).toBeLessThan(10_000)
    },
  )
})
