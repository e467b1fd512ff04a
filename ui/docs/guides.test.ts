import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { everywhere } from './page/common-sentences.ts'
import {
  fileOf,
  functionSentence,
  propSentence,
  purposeOf,
  sentenceOf,
} from './page/component-markdown.ts'
import type { Module } from './page/module.ts'
import { listPages } from './page/pages.ts'
import { readGuides } from './page/read-guides.ts'
import { readModules } from './page/read-modules.ts'
import { searched } from './searched.ts'
import { tried } from './tried.ts'

const modules = readModules()
const components = Object.entries(modules).filter(([, { parts }]) => parts.length > 0)
const guides = await readGuides()
const pages = await listPages()

const described = components.flatMap(([name, module]) => {
  const found = guides[name]
  return found ? [{ name, module, ...found }] : []
})

/** Whether an example gives text to a component: inside one of its parts, or by a prop. */
function hasWords(example: string, { parts }: Module): boolean {
  const names = parts.map((part) => part.name).join('|')
  const prop = '(?:aria-label|alt|caption|label|placeholder|text|title|\\w+(?:Label|Text))'
  return new RegExp(`<(?:${names})\\b(?:[^<>]*>\\s*\\w|[^<]*? ${prop}=")`).test(example)
}

/** Every prop of a part and every key of a type, with the sentence that its page has. */
const explained = described.flatMap(({ name, module, guide }) => {
  const owners = [
    ...module.parts.map((part) => [part.name, part.props] as const),
    ...module.types.map(
      (type) =>
        [
          type.name.replace(/<.*/, ''),
          [type.keys, ...type.variants.map(({ keys }) => keys)].flat(),
        ] as const,
    ),
  ]
  return owners.flatMap(([owner, props]) =>
    props.map((prop) => ({ name, owner, prop, sentence: propSentence(owner, prop, guide) })),
  )
})

test('every component has a guide and stories, and every guide a component', () => {
  expect(components.length).toBeGreaterThan(50)
  const names = components.map(([name]) => name).sort()
  expect(Object.keys(guides)).toEqual(names)
  for (const [name, { title }] of components) expect.soft(title, name).toBeDefined()
})

test('has every section', () => {
  for (const { name, module, guide, example, pairs } of described) {
    const { uses, avoid = [], supply, content = [], others } = guide
    const wrong = [...avoid, ...Object.keys(pairs)]
    const lists = [uses, Object.keys(guide.instead), wrong, supply, others]
    const lengths = lists.map((list) => list.length)
    expect.soft(lengths, name).not.toContain(0)
    expect.soft([purposeOf(module, guide), ...lists.flat(), ...content], name).not.toContain('')
    if (hasWords(example, module)) expect.soft(content, `${name}: words`).not.toEqual([])
    expect.soft(new Set(others).size, name).toBe(others.length)
  }
})

test('every type that a page explains can be imported', () => {
  const types = described.flatMap(({ module }) => module.types)
  expect(types.filter(({ importable }) => !importable).map(({ name }) => name)).toEqual([])
})

test('names components that exist, where another is right', () => {
  for (const { name, guide } of described) {
    const others = components.map(([other]) => other).filter((other) => other !== name)
    for (const use of Object.keys(guide.instead)) expect.soft(others, name).toContain(use)
  }
})

test('has an example that shows every part and function, from the package alone', () => {
  for (const { name, module, example } of described) {
    const shown = [...module.parts, ...module.functions].map((part) => part.name)
    for (const part of shown) expect.soft(example, name).toMatch(new RegExp(`\\b${part}\\b`))
    const from = [...example.matchAll(/from '(.+)'/g)].map(([, module]) => module)
    for (const module of from)
      expect.soft(module, name).toMatch(/^(@duskpane\/ui|react|lucide)($|\/)/)
    expect.soft(example, name).toContain('export function Example()')
  }
  // An app of the README has no Tailwind; how a whole page is laid out by it has a page.
  for (const { name, text } of pages.filter((page) => page.name !== 'compose-a-page'))
    expect.soft(text, name).not.toContain('className="')
})

test('what to do stands beside what not to do for every component, each with a sentence', () => {
  const files = readdirSync(join(import.meta.dirname, 'pairs'), {
    recursive: true,
    encoding: 'utf8',
  })
  const paired = files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -4))
  expect(paired.sort()).toEqual(described.map(({ name }) => name).sort())
  for (const { name, pairs } of described) {
    const source = readFileSync(join(import.meta.dirname, 'pairs', `${name}.tsx`), 'utf8')
    const shown = [...source.matchAll(/export function (\w+)/g)].map(([, part]) => part)
    expect.soft(Object.keys(pairs), name).toEqual(shown)
    const dos = shown.filter((part) => !part?.startsWith('Dont'))
    expect.soft(dos, name).not.toEqual([])
    expect.soft(shown, name).toEqual(dos.flatMap((part) => [part, part?.replace('Do', 'Dont')]))
  }
})

test('every part, function, prop and key of a type has a sentence', () => {
  // The texts of a language have the names of what they are texts of.
  const silent = explained.filter(({ sentence, owner }) => !sentence && !/Words$/.test(owner))
  expect.soft(silent.map(({ owner, prop }) => `${owner}.${prop.name}`)).toEqual([])
  for (const { module, guide } of described) {
    for (const part of module.parts) expect.soft(sentenceOf(part, guide), part.name).not.toBe('')
  }
  const functions = Object.values(modules).flatMap((module) => module.functions)
  expect(functions.filter((item) => !functionSentence(item)).map(({ name }) => name)).toEqual([])
})

test('a guide explains only what exists and does not explain itself', () => {
  for (const { name, module, guide } of described) {
    const silent = [
      ...module.parts.filter(({ sentence }) => !sentence).map((part) => part.name),
      ...explained
        .filter((item) => item.name === name && !item.prop.sentence)
        .map(({ owner, prop }) => `${owner}.${prop.name}`),
    ]
    for (const key of Object.keys(guide.sentences ?? {})) expect.soft(silent, name).toContain(key)
  }
})

test('what was tried with a screen reader names it, its browser and the day', () => {
  for (const [reader, by] of Object.entries(tried)) {
    const names = Object.keys(by)
    for (const name of names) expect.soft(Object.keys(guides), reader).toContain(name)
    if (names.length > 0) expect.soft(reader).toMatch(/^\w+ [\d.]+, .+ [\d.]+, \d{4}-\d\d-\d\d$/)
  }
  const [text = ''] = pages.filter(({ name }) => name === 'switch').map((page) => page.text)
  expect(text).toMatch(/- Orca .+: Follow the sun switch off > on\./)
})

test('the status of a component says what its tests cover, and what nothing has tried', () => {
  const [text = ''] = pages.filter(({ name }) => name === 'status').map((page) => page.text)
  const rows = new Map(
    [...text.matchAll(/^\| \[(\w+)\]\([\w-]+\.md\) \| (.+) \|$/gm)].map(([, name, cells]) => [
      name,
      cells,
    ]),
  )
  expect(rows.size).toBe(components.length)
  expect(rows.get('Table')).toMatch(
    /^0\.3\.0 \| tested \| \d+ states \| tested \| tested \| not tried$/,
  )
  expect(rows.get('Badge')).toMatch(
    /^0\.1\.0 \| takes no keys \| 3 states \| not tried \| .+ \| Orca /,
  )
  expect(rows.get('NativeSelect')).toMatch(/^0\.1\.0 \| not tried \|/)
  expect(text).toContain('Not tried with any component: NVDA, VoiceOver.')
})

test('promises preventDefault() only of an event', () => {
  for (const { owner, prop, sentence } of explained) {
    if (!sentence.includes('preventDefault()')) continue
    expect.soft(prop.type, `${owner}.${prop.name}`).toMatch(/^\(\w+: [\w |]*Event\b/)
  }
})

test('one meaning has one wording', () => {
  // Each key is the word to use; its pattern matches what it replaces.
  const words = {
    'for an app that keeps it': /an owner|nobody controls|keeps that itself/i,
    'Default: …': /unless said otherwise|if left out/i,
    checked: /\bticke?d?\b/i,
    'screen reader': /screenreader/i,
    'the language around': /in the language of the page/i,
    // What a screen reader said stays, and German.
    email: /\b[eE]-mail\b(?! entry)/,
  }
  for (const { name, text } of pages) {
    for (const [word, others] of Object.entries(words)) {
      const prose = text.replace(/^Also called: .*$/m, '')
      expect.soft(prose, `${name}: ${word}`).not.toMatch(others)
    }
  }
  for (const { name, guide } of described) {
    const own = Object.keys(guide.sentences ?? {}).map((key) => key.split('.')[1] ?? '')
    expect
      .soft(
        own.filter((prop) => prop in everywhere),
        name,
      )
      .toEqual([])
  }
})

test('titles are written one way: a component as it is imported, a page in sentence case', () => {
  for (const page of pages) {
    const last = page.title.split('/').at(-1) ?? ''
    const isComponent = Boolean(page.example)
    const imported = page.name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
    const sentence = /^[A-Z][\w.]*( (?!Next|Vite)[a-z0-9.]+)*$|^React Router$/
    if (isComponent) expect.soft(last, page.name).toBe(imported)
    else expect.soft(last, page.name).toMatch(sentence)
    // The title of the package's own read-me is its name.
    if (page.name !== 'read-me') expect.soft(page.text.split('\n')[0], page.name).toBe(`# ${last}`)
  }
})

test('pages have unique names, and lead to pages that exist', () => {
  const names = pages.map(({ name }) => `${name}.md`)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, text } of pages) {
    const links = [...text.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, link]) => link)
    expect.soft(names, name).toEqual(expect.arrayContaining(links))
    // Text that a type was to give, and one that is a whole table of texts.
    expect.soft(text, name).not.toMatch(/=> \{ appShell/)
    expect.soft(text, name).not.toContain('``:')
    expect.soft(text, name).not.toMatch(/Default: .*Default: |Defines a/)
  }
})

test.each(searched)('the search for %s has the page %s to find', (word, title) => {
  const names = [title.split('/').at(-1)?.toLowerCase()]
  expect([...names, ...(pages.find((page) => page.title === title)?.others ?? [])]).toContain(word)
})

test('the page of a table says what a column is', () => {
  const text = pages.find(({ name }) => name === basename(fileOf('data-table'), '.md'))?.text ?? ''
  const [, column = ''] = text.split('### `Column<Row>`')
  for (const line of [
    /\| `header` \| `string` \| required \| \w+/,
    /\| `sortable` \| `boolean` \| `?true`? \| \w.+/,
    /With `kind: 'number'`:\n\n.*\n.*\n\| `value` \| `\(row: Row\) => number \\\| Missing`/,
    /\| `format` \| `Intl\.NumberFormatOptions \\\| \(\(value: number/,
  ]) {
    expect.soft(column).toMatch(line)
  }
})

test('what is new in a version is what the version before did not have, under another name either', () => {
  const { version } = JSON.parse(readFileSync('ui/package.json', 'utf8'))
  const changelog = readFileSync('ui/CHANGELOG.md', 'utf8')
  const [latest = '', ...before] = changelog.split(/^## (?=\d)/m).slice(1)
  expect(latest).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}, \\d{4}-\\d\\d-\\d\\d\n`))
  const [renamed = '', added = ''] = latest.split(/### (?:New|Better)\n/)
  for (const { name, module, guide } of described) {
    const isNamed = (text: string) => module.parts.some((part) => text.includes(`\`${part.name}\``))
    const isOld = isNamed(before.join()) || (isNamed(renamed) && !isNamed(added))
    expect.soft(guide.since === version, `${name}: since`).toBe(!isOld)
    if (!isOld) expect.soft(isNamed(added), `${name}: in the changelog`).toBe(true)
  }
})

test('every component is used, or has its reason', () => {
  const root = join(import.meta.dirname, '../..')
  const sourcesOf = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^index|\.(stories|test))\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'))
      .join()
  const patterns = sourcesOf('ui/docs/patterns')
  const site = sourcesOf('site')
  const ours = sourcesOf('ui/src')
  const reasons = pages.find(({ name }) => name === 'add-a-component')?.text ?? ''
  const unused = components.flatMap(([name, module]) => {
    const isTag = module.parts.some((part) => new RegExp(`<${part.name}\\b`).test(patterns))
    const isPart = new RegExp(`from '\\.{1,2}/(.*/)?${name}\\.tsx'`).test(ours)
    return site.includes(`@duskpane/ui/${name}'`) || isTag || isPart ? [] : [name]
  })
  const list = reasons.split('## Only other apps use')[1] ?? ''
  expect(unused).toEqual([...list.matchAll(/^- `([\w-]+)`/gm)].map(([, name]) => name))
  expect(unused.length).toBeLessThanOrEqual(3)
})
