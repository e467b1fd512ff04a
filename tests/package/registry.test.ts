import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listItems, type RegistryItem, writeRegistry } from '../../ui/build/registry'
import { originOf, serveFolder } from '../support/static-server'
import { type Consumer, createConsumer, versionsOf } from './consumer'

/** Runs on Node 20 as on later ones. */
const SHADCN = 'shadcn@4.23.0'

const components = (url: string) => ({
  registries: { '@duskpane': `${url}/{name}.json` },
  style: 'new-york',
  // Without server components shadcn removes 'use client'.
  rsc: true,
  tsx: true,
  // A base color by name would be fetched from shadcn's own registry.
  tailwind: { config: '', css: 'src/index.css', baseColor: '', cssVariables: true },
  aliases: {
    components: '@/components',
    ui: '@/components/ui',
    lib: '@/lib',
    hooks: '@/hooks',
    utils: '@/lib/utils',
  },
})

const theirButton = 'export const Button = "button"\n'

let folder: string
let server: Server
let url: string
let consumer: Consumer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duskpane-registry-'))
  server = await serveFolder(folder)
  url = originOf(server)
  writeRegistry(folder)

  consumer = await createConsumer(
    versionsOf(
      ...['react', 'react-dom', 'typescript', 'tailwindcss', '@types/react', '@types/react-dom'],
    ),
  )
  consumer.write({
    'components.json': JSON.stringify(components(url)),
    'src/index.css': '@import "tailwindcss";',
    // Stands for shadcn's own.
    'src/components/ui/button.tsx': theirButton,
  })
})

afterAll(() => {
  consumer?.remove()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** shadcn removes the comments at the beginning of a file. */
const withoutOpening = (source: string) =>
  source.replace(/^(?:\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)\n)+\n?/, '')

/** The files of items and of their dependencies, by path in the consumer's project. */
function filesOf(...names: string[]): Map<string, string> {
  const items = new Map(listItems().map((item) => [item.name, item]))
  const files = new Map<string, string>()
  const visit = (item: RegistryItem | undefined) => {
    if (!item) throw new Error('An item depends on one that is not in the registry.')
    for (const { path, content } of item.files) {
      files.set(`src/components/${path}`, content ?? '')
    }
    for (const address of item.registryDependencies) {
      visit(items.get(address.replace('@duskpane/', '')))
    }
  }
  for (const name of names) visit(items.get(name))
  return files
}

test('no item knows where it is served from', () => {
  for (const file of readdirSync(folder)) {
    const { files: _, ...item } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const addresses = JSON.stringify(item).match(/https?:\/\/[^/"]+/g) ?? []
    for (const address of addresses) {
      expect.soft(address, file).toMatch(/^https:\/\/(ui\.shadcn\.com|www\.npmjs\.com)$/)
    }
  }
})

test('every item has a description and depends on existing items only', () => {
  const items = listItems()
  expect(items.filter(({ description }) => description === '')).toEqual([])
  expect(filesOf(...items.map(({ name }) => name)).size).toBeGreaterThan(items.length)
})

test('shadcn copies a component with its dependencies, and the copy compiles', async () => {
  await consumer.run(
    'npx',
    '--yes',
    SHADCN,
    'add',
    '--yes',
    '@duskpane/form-shell',
    '@duskpane/field',
    '@duskpane/input',
    '@duskpane/data-table',
  )

  const expected = filesOf('form-shell', 'field', 'input', 'data-table')
  expect([...expected.keys()]).toEqual(
    expect.arrayContaining([
      'src/components/ui/duskpane/button.tsx',
      'src/components/ui/duskpane/data-table/table-body.tsx',
      'src/components/ui/duskpane/theme.css',
    ]),
  )
  for (const [path, source] of expected) {
    expect(readFileSync(join(consumer.folder, path), 'utf8'), path).toBe(withoutOpening(source))
  }
  const kept = readFileSync(join(consumer.folder, 'src/components/ui/button.tsx'), 'utf8')
  expect(kept).toBe(theirButton)
  const { dependencies } = JSON.parse(readFileSync(join(consumer.folder, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies)).toContain('@tanstack/react-virtual')

  consumer.write({
    'src/app.tsx': `
      import { Field } from '@/components/ui/duskpane/field'
      import { FormShell } from '@/components/ui/duskpane/form-shell'
      import { Input } from '@/components/ui/duskpane/input'
      export const app = (
        <FormShell onSubmit={async () => {}} submitLabel="Send" submittingLabel="Sending">
          <Field name="city" label="City"><Input required /></Field>
        </FormShell>
      )`,
  })
  await consumer.run('npx', 'tsc')
})
