import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { otherNames } from './other-names.ts'
import type { Guide } from './page/guide.tsx'
import { functionSentence, propSentence, purposeOf, sentenceOf } from './page/props-table.tsx'
import { readModules } from './page/read-modules.ts'

const modules = readModules()
const components = Object.entries(modules).filter(([, { parts }]) => parts.length > 0)
const guides = import.meta.glob<Guide>('./components/**/*.tsx', { eager: true, import: 'guide' })

const exported = new Set(components.flatMap(([, { parts }]) => parts.map(({ name }) => name)))
/** Tags in an anatomy that stand for what an app brings. */
const fromTheApp = ['App', 'RouterLink']

test('finds the components of the package', () => {
  expect(exported.size).toBeGreaterThan(60)
})

const described = components.map(([name, module]) => ({
  name,
  module,
  guide: guides[`./components/${name}.tsx`] as Guide,
  others: otherNames[name] ?? [],
}))

test('exists, for a component with stories', () => {
  for (const { name, module, guide } of described) {
    expect.soft(module.title, name).toBeDefined()
    expect.soft(guide, name).toBeDefined()
  }
})

test('has every section', () => {
  for (const { name, module, guide } of described) {
    const texts = [
      purposeOf(module, guide),
      guide.anatomy,
      ...guide.uses,
      ...guide.supply,
      ...guide.content,
    ]
    const lists = [guide.uses, Object.keys(guide.instead), guide.supply, guide.content]
    expect
      .soft(
        lists.map((list) => list.length),
        name,
      )
      .not.toContain(0)
    expect.soft(texts, name).not.toContain('')
  }
})

test('names components that exist, where another is right', () => {
  for (const { name, guide } of described) {
    const others = components.map(([other]) => other).filter((other) => other !== name)
    for (const use of Object.keys(guide.instead)) expect.soft(others, name).toContain(use)
  }
})

test('shows every part in its anatomy, and no other', () => {
  for (const { name, module, guide } of described) {
    const shown = [...guide.anatomy.matchAll(/<([A-Z]\w+)/g)].map(([, tag]) => tag ?? '')
    for (const { name: part } of module.parts) expect.soft(shown, part).toContain(part)
    const known = [...exported, ...fromTheApp]
    for (const tag of shown) expect.soft(known, name).toContain(tag)
  }
})

test('has a sentence for every part and prop', () => {
  for (const { name, module, guide } of described) {
    const missing = module.parts.flatMap((part) => [
      ...(sentenceOf(part, guide) ? [] : [part.name]),
      ...part.props
        .filter((prop) => !propSentence(part, prop, guide))
        .map((prop) => `${part.name}.${prop.name}`),
    ])
    expect.soft(missing, name).toEqual([])
  }
})

test('explains only parts and props that exist and do not explain themselves', () => {
  for (const { name, module, guide } of described) {
    const silent = module.parts.flatMap((part) => [
      ...(part.sentence ? [] : [part.name]),
      ...part.props.filter(({ sentence }) => !sentence).map((prop) => `${part.name}.${prop.name}`),
    ])
    for (const key of Object.keys(guide.sentences ?? {})) expect.soft(silent, name).toContain(key)
  }
})

test('can be found by other names', () => {
  for (const { name, others } of described) {
    expect.soft(others.length, name).toBeGreaterThan(0)
    expect.soft(new Set(others).size, name).toBe(others.length)
  }
})

test('every function has a sentence', () => {
  const functions = Object.values(modules).flatMap((module) => module.functions)
  expect(functions.filter((item) => !functionSentence(item)).map(({ name }) => name)).toEqual([])
})

test('no guide describes a module that is gone', () => {
  const names = components.map(([name]) => name)
  expect(Object.keys(otherNames).sort()).toEqual(names.toSorted())
  expect(Object.keys(guides).sort()).toEqual(names.map((name) => `./components/${name}.tsx`).sort())
})

test('every component is used, or has its reason in the README', () => {
  const root = join(import.meta.dirname, '../..')
  const sourcesOf = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^index|\.(stories|test))\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'))
      .join()
  const patterns = sourcesOf('ui/docs/patterns')
  const site = sourcesOf('site')
  const ours = sourcesOf('ui/src')
  const readMe = readFileSync(join(root, 'ui/README.md'), 'utf8')
  const unused = components.flatMap(([name, module]) => {
    const isTag = module.parts.some((part) => new RegExp(`<${part.name}\\b`).test(patterns))
    const isPart = new RegExp(`from '\\.{1,2}/(.*/)?${name}\\.tsx'`).test(ours)
    return site.includes(`@duskpane/ui/${name}'`) || isTag || isPart ? [] : [name]
  })
  const list = /## Only other apps use\n(.*?)\n## /s.exec(readMe)?.[1] ?? ''
  expect(unused).toEqual([...list.matchAll(/^- `([\w-]+)`/gm)].map(([, name]) => name))
  expect(unused.length).toBeLessThanOrEqual(6)
})
