import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|mdx)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')] as const)

const tokens = readFileSync('ui/theme/tokens.css', 'utf8')
const names = [...tokens.matchAll(/--dp-([\w-]+):/g)].map(([, name = '']) => name)
const [colors, sizes] = ['color', 'text'].map((namespace) => {
  const theme = readFileSync('ui/theme/theme.css', 'utf8')
  const all = theme.matchAll(new RegExp(`--${namespace}-dp-(\\w+(?:-[a-z]+)*):`, 'g'))
  return [...all].map(([, name]) => name).join('|')
})

const utilities = 'bg|text|border(?:-[bstexy])?|outline|decoration|divide|accent|fill|stroke|ring'
const siteClass = new RegExp(
  `(?<=[\\s'"\`:!])(?:(?:${utilities})-(?:${colors})|text-(?:${sizes})|rounded(?:-[tblrse])?-(?:sm|lg)|shadow-raised|duration-(?:fast|slow)|max-w-(?:reading|container))(?=[\\s'"\`/!])`,
  'g',
)

/** Every app would have to know them; Tailwind's own are of another size. */
test('the components and their pages name each token with its prefix', () => {
  const unprefixed = [...read('ui/src'), ...read('ui/docs')].flatMap(([file, source]) =>
    [...source.matchAll(siteClass)].map(([name]) => `${file}: ${name}`),
  )
  expect(unprefixed).toEqual([])
})

test('no variable is used that the theme does not set', () => {
  const old = new RegExp(`var\\(--(?:${names.join('|')}|ground)[,)]`, 'g')
  const unknown = [...read('ui/src'), ...read('ui/theme'), ...read('site')].flatMap(
    ([file, source]) => [...source.matchAll(old)].map(([name]) => `${file}: ${name}`),
  )
  // What shadcn sets.
  expect(unknown.filter((line) => !line.includes('theme/shadcn.css'))).toEqual([])
})
