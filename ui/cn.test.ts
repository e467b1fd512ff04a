import { readdirSync, readFileSync } from 'node:fs'
import { extendTailwindMerge } from 'tailwind-merge'
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

/** Every utility that a component or a page could be given. */
const utilities = [
  ...new Set(
    ['ui', 'site/sections', 'site/pages', 'site/layout']
      .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/className[=:][^'"`]*['"]([^'"`]*)['"]/g),
      ])
      .flatMap(([, classes = '']) => classes.split(/\s+/)),
  ),
].filter((utility) => /^[a-z-]+[-:[]|^(?:border|flex|grid|block|hidden)$/.test(utility))

it('answers like tailwind-merge for any two utilities of this code', () => {
  expect(utilities.length).toBeGreaterThan(200)
  const different: string[] = []
  for (const a of utilities) {
    for (const b of utilities) {
      if (a === b) continue
      const ours = cn(a, b)
      const theirs = reference(a, b)
      if (ours !== theirs) different.push(`${a} ${b}: ${ours} instead of ${theirs}`)
    }
  }
  expect(different).toEqual([])
})
