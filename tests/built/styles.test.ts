import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages } from './pages'

const ASSETS = 'dist/assets'
const assets = readdirSync(ASSETS)
const read = (name: string) => readFileSync(`${ASSETS}/${name}`, 'utf8')

/** The names of all classes that a sheet has a rule for. */
const classesOf = (sheet: string) =>
  new Set(
    [...sheet.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
  )

/** Names classes and sets nothing with them: "Film is invisible when it works." */
const isOnlyText = (text: string) => /(^|\s)[A-Z]\w*\s|[.,?!](\s|$)/.test(text)

const all = classesOf(
  assets
    .filter((name) => name.endsWith('.css'))
    .map(read)
    .join(),
)

test('the sheet in every page has what the script of the public pages sets them with', () => {
  const scripts = assets.filter((name) => name.endsWith('.js') && !name.startsWith('dashboard-'))
  expect(scripts.length).toBeLessThan(assets.filter((name) => name.endsWith('.js')).length)
  const literals = scripts.flatMap((name) => read(name).split(/["'`]/))
  const words = new Set(
    literals.filter((literal) => !isOnlyText(literal)).flatMap((literal) => literal.split(/\s+/)),
  )
  for (const { file, html } of builtPages) {
    const own = classesOf(/<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '')
    expect(own.size, file).toBeGreaterThan(400)
    const missing = [...words].filter((word) => all.has(word) && !own.has(word))
    expect(missing, file).toEqual([])
  }
})
