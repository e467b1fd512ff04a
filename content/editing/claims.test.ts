import { expect, test } from 'vitest'
import { films } from '../films/catalog'
import { models } from '../films/models'
import { claims } from './claims'

const modules = import.meta.glob<object>(
  [
    '../pages/*.ts',
    '../films/*/{card,copy}.ts',
    '../{films,finder,laws,compare}/text.ts',
    '../laws/{conditions,place-text}.ts',
    '../forms/*.ts',
    '../light/{who-sees-whom-text,viewer-text,specifiers}.ts',
    '../films/{value-basis,illustrative-note,open-facts,menu}.ts',
    '../{navigation,shop/store,desk/replies}.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
)

/** What is no copy of ours, or describes a picture. */
const silent = new Set([
  'alt',
  'src',
  'source',
  'focus',
  'to',
  'link',
  'id',
  'scene',
  'still',
  'phone',
  'picture',
  'options',
])

interface Said {
  readonly where: string
  readonly text: string
}

/** Every text of a module, those of functions with `…` for what they are given. */
function textsIn(value: unknown, where: string, seen = new Set<unknown>()): Said[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value === 'function') {
    const written = String(value).replace(/\$\{[^}]*\}/g, '…')
    return (written.match(/`[^`]*`|'[^']*'|"[^"]*"/g) ?? []).map((text) => ({ where, text }))
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, part]) =>
    silent.has(key) ? [] : textsIn(part, `${where} ${key}`, seen),
  )
}

const texts = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file))

/** Numbers, and shares in words. */
const numbers = /\d|\b(half of|a third|a fifth|a quarter|two fifths|decades)\b/i

const names = [...models, ...films].map(({ name }) => name).sort((a, b) => b.length - a.length)

/** A text without the names of films, and without what is proven. */
function unproven(text: string): string {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, '·'), text)
  return claims.reduce(
    (rest, { says }) => rest.replace(new RegExp(says, `${says.flags}g`), '·'),
    nameless,
  )
}

test('every number of the copy has its proof', () => {
  expect(texts.length).toBeGreaterThan(500)
  for (const { where, text } of texts)
    expect.soft(unproven(text), `${where}: what proves it, in claims.ts?`).not.toMatch(numbers)
})

test('every claim stands somewhere, and what proves it still does', () => {
  for (const { says, holds } of claims) {
    expect
      .soft(
        texts.some(({ text }) => says.test(text)),
        String(says),
      )
      .toBe(true)
    if (holds) expect.soft(holds(), String(says)).toBe(true)
  }
})

test('no text promises for good what no record, table or picture shows', () => {
  const promises =
    /\b(no haze|no waves|as new|in its last|so the glass does not|guarantee[ds]?|lifetime|forever)\b/i
  for (const { where, text } of texts) expect.soft(text, where).not.toMatch(promises)
})

test('what one kind of film does is not said of all', () => {
  const said = (about: RegExp) => texts.filter(({ text }) => about.test(text))
  // Linear, pattern and color show what is behind them, and some lines have metal, a dyed one among them.
  for (const { where, text } of said(/faces (and screens )?do not/i))
    expect.soft(text, where).toMatch(/frost/i)
  for (const { where, text } of said(/no metal interference/i))
    expect.soft(`${where} ${text}`).toMatch(/films\/nano-ceramic|ceramic(s| particles| lines)/i)
  for (const { where, text } of said(/contain no metal/i))
    expect.soft(text, where).not.toMatch(/dyed films/i)
})

test('a number without a proof is found', () => {
  expect(unproven('Rejects 97% of the heat with DPNC-35')).toMatch(numbers)
  expect(unproven('DPNC-05 to DPNC-65 last 5 to 10 years')).not.toMatch(numbers)
})
