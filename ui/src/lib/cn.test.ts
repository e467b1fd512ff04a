import { readdirSync, readFileSync } from 'node:fs'
import { type Config, extendTailwindMerge, getDefaultConfig } from 'tailwind-merge'
import { expect, it } from 'vitest'
import { cn } from './cn'

it.each([
  ['px-4 py-2', 'p-6', 'p-6'],
  ['p-6', 'px-4', 'p-6 px-4'],
  ['px-4', 'ps-2', 'px-4 ps-2'],
  ['ps-4 pt-4', 'px-2', 'pt-4 px-2'],
  ['inline-flex', 'hidden', 'hidden'],
  ['inline-flex', 'max-lg:hidden', 'inline-flex max-lg:hidden'],
  ['hover:bg-text/6', 'hover:bg-accent', 'hover:bg-accent'],
  ['text-lg text-text-muted', 'text-sm', 'text-text-muted text-sm'],
  ['text-lg text-text-muted', 'text-danger text-center', 'text-lg text-danger text-center'],
  ['leading-snug', 'text-xl', 'text-xl'],
  ['border border-line', 'border-danger', 'border border-danger'],
  ['border-t-2', 'border-0', 'border-0'],
  ['w-4 h-4', 'size-6', 'size-6'],
  ['top-0 start-4', 'inset-0', 'inset-0'],
  ['bg-surface bg-cover', 'bg-accent', 'bg-cover bg-accent'],
  ['[&_svg]:size-4', '[&_svg]:size-5', '[&_svg]:size-5'],
  ['in-data-[slot=x]:py-2', 'in-data-[slot=x]:py-4', 'in-data-[slot=x]:py-4'],
  ['-mt-2', 'mt-4', 'mt-4'],
  ['p-4!', 'p-2', 'p-4! p-2'],
  ['flex-1', 'flex flex-col', 'flex-1 flex flex-col'],
  ['-scale-x-100', 'scale-98', '-scale-x-100 scale-98'],
  ['border-t-danger', 'border-line', 'border-line'],
  ['a-class-of-your-own', 'a-class-of-your-own-2', 'a-class-of-your-own a-class-of-your-own-2'],
])('%s and then %s is %s', (own, given, merged) => {
  expect(cn(own, given)).toBe(merged)
})

it('takes what clsx takes', () => {
  expect(cn('p-1', false, undefined, ['m-1', { 'm-2': true }])).toBe('p-1 m-2')
  expect(cn(undefined)).toBe('')
})

/** tailwind-merge, told our tokens. */
const reference = extendTailwindMerge({
  extend: {
    theme: { shadow: ['raised'], container: ['reading', 'container'] },
    classGroups: {
      duration: [{ duration: ['fast', 'slow'] }],
      'text-color': [{ text: ['text', 'text-muted', 'text-on-ink', 'accent-strong', 'danger'] }],
    },
  },
})

/** Pairs that we merge otherwise than tailwind-merge does. */
function differences(utilities: readonly string[]): string[] {
  return utilities.flatMap((a) =>
    utilities
      .filter((b) => a !== b && cn(a, b) !== reference(a, b))
      .map((b) => `${a} ${b}: ${cn(a, b)} instead of ${reference(a, b)}`),
  )
}

/** What a source says between quotes, without the variants of utilities. */
const wordsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/['"]([^'"\n]*)['"]/g)]
    .flatMap(([, text = '']) => text.split(/\s+/))
    .map((word) => word.replace(/^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+:)+/, ''))

it('answers like tailwind-merge for any two utilities of this code', { timeout: 60_000 }, () => {
  const utilities = ['ui', 'site']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx'))
    .flatMap(wordsIn)
    .filter((word) => reference(word, word) === word)
  // Of those that differ by numbers alone, one.
  const shapes = new Map(utilities.map((utility) => [utility.replace(/\d+/g, '0'), utility]))
  expect(shapes.size).toBeGreaterThan(200)
  expect(differences([...shapes.values()])).toEqual([])
})

type Definition = Config<string, string>['classGroups'][string][number]

/** One value of each kind that tailwind-merge tells apart. */
const values = ['accent', '2', 'sm', '1/2', '50%', '[0_1px_2px]', '[url(x)]']

/** Utilities that a definition stands for. */
function examples(definition: Definition, name = ''): string[] {
  const join = (part: string) => [name, part].filter(Boolean).join('-')
  if (typeof definition === 'string') return [join(definition)]
  if (typeof definition === 'object') {
    return Object.entries(definition).flatMap(([part, inner]) =>
      inner.flatMap((one) => examples(one, join(part))),
    )
  }
  if (!('isThemeGetter' in definition)) return values.filter(definition).slice(0, 1).map(join)
  return definition(getDefaultConfig().theme).flatMap((one) => examples(one, name))
}

it('answers like tailwind-merge for every group of Tailwind’s utilities that it knows', {
  timeout: 60_000,
}, () => {
  const known = Object.values(getDefaultConfig().classGroups)
    .map((group) => group.flatMap((definition) => examples(definition)))
    .flatMap((group) => [group.at(0) ?? '', group.at(-1) ?? ''])
    .filter((utility) => cn(utility, utility) === utility)
  expect(known.length).toBeGreaterThan(200)
  expect(differences([...new Set(known)])).toEqual([])
})
