import { expect, test } from 'vitest'
import type { Model } from '../films/catalog'
import { models, modelsOf, withBands } from '../films/models'
import { goodShadesText, upToCondition } from '../films/value-basis'
import { statesThatPass, verifiedStates } from '../laws/car/states-that-pass'
import { places } from '../laws/places'
import { figuresOf } from '../light/optics'
import { products } from '../shop/store'
import { thresholds } from '../thresholds'

/*
 * What readings of all pages against all tables found, held to the tables: a sentence here was denied by one of them, or
 * has a figure that is written out because its page does not load the records.
 */

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

const byBands = ({ record, tser }: Model) => (record ? figuresOf(record).tser : tser)
const darkest = (slug: string) =>
  modelsOf(slug)
    .toSorted((a, b) => a.vlt - b.vlt)
    .slice(0, 2)
const thicknesses = models.flatMap(({ thicknessMil }) => thicknessMil ?? [])

/** Sentences, each with what the tables say of it. */
const held: readonly { readonly says: RegExp; readonly holds: () => boolean }[] = [
  {
    says: new RegExp(
      `up to 80% of total solar energy: ${upToCondition}, and by their bands lighter`,
    ),
    holds: () => {
      const reach = models.filter((model) => byBands(model) >= 80 && model.vlt >= 15)
      return (
        upToCondition === 'DP3R-15 does, at 15% light' &&
        reach.map(({ name }) => name).join() === 'DP3R-15'
      )
    },
  },
  {
    says: new RegExp(goodShadesText),
    holds: () => {
      const good = models.filter(({ tser }) => tser >= thresholds.goodTser)
      const dark = good.filter(({ vlt }) => vlt <= thresholds.balancedVlt[0])
      return Math.abs(good.length / models.length - 1 / 4) < 0.05 && dark.length / good.length > 0.9
    },
  },
  {
    says: /the law nearly always asks for more than 20%/,
    holds: () => places.filter(({ car }) => car.front !== null && car.front <= 20).length <= 1,
  },
  {
    says: /few laws allow it on front doors/,
    holds: () => {
      const sold = models.filter(({ name }) =>
        products.some(({ film }) => JSON.stringify(film).includes(name) && name.startsWith('DPRF')),
      )
      return sold.length === 1 && statesThatPass(sold, 'front') < verifiedStates.length / 3
    },
  },
  {
    says: /about a fifth of the infrared back/,
    holds: () =>
      withBands(modelsOf('platinum-signature')).every(
        ({ record }) => Math.abs(record.reflects.outside[2] - 20) <= 6,
      ),
  },
  {
    says: /in its dark shades the strongest against heat/,
    holds: () =>
      ['2-ply-reflective', '3-ply-reflective', 'reflective-film'].every((metal) =>
        darkest(metal).every((film) =>
          [...modelsOf('nano-ceramic'), ...modelsOf('dyed-reflective')]
            .filter(({ vlt }) => vlt >= film.vlt)
            .every((other) => byBands(other) < byBands(film)),
        ),
      ),
  },
  {
    says: /rejects more heat than dyed film as light/,
    holds: () =>
      modelsOf('nano-ceramic').every((film) =>
        modelsOf('dyed-reflective').every(
          (dyed) => dyed.vlt !== film.vlt || byBands(dyed) < byBands(film),
        ),
      ),
  },
  {
    says: /mirrors less to the outside than that of plied film/,
    holds: () =>
      modelsOf('signature-sputtering').every(({ vlt, reflectance }) =>
        [...modelsOf('2-ply-reflective'), ...modelsOf('3-ply-reflective')].every(
          (plied) => plied.vlt !== vlt || plied.reflectance.outside > reflectance.outside,
        ),
      ),
  },
  {
    says: /Film of low reflection mirrors the cabin no more than bare glass/,
    holds: () => modelsOf('nano-ceramic').every(({ reflectance }) => reflectance.inside <= 8),
  },
  {
    says: /Safety films run from 2 to 16 mil, windshield films from 4 to 8/,
    holds: () => Math.min(...thicknesses) === 2 && Math.max(...thicknesses) === 16,
  },
  {
    says: /film on the outside, as on a windshield, wears sooner/,
    holds: () =>
      products.some(
        ({ name, lastsYears }) =>
          /Windshield/.test(name) && JSON.stringify(lastsYears).includes('[2,3]'),
      ),
  },
]

/** Sentences that a table, a picture or another line denies. */
const denied: readonly { readonly says: RegExp; readonly by: string }[] = [
  { says: /looks like very good glass/, by: 'its own 16 to 28% mirrored outside' },
  { says: /does not mirror the cabin/, by: 'VR in, 8%' },
  { says: /light outside the glass/, by: '“Film on the inside of the pane”' },
  { says: /screens do not\b/, by: 'the picture of frost, in which a laptop glows' },
  { says: /with them the pane, the weather/, by: '“or the pane comes out whole”' },
  {
    says: /goes on what stands/,
    by: 'wired, plastic and tinted panes that are to be checked first',
  },
  { says: /same table for every line,/, by: 'two lines without figures' },
  {
    says: /The hard part of tinting a car is the cutting/,
    by: 'step four: shaping by heat is a dealer’s work',
  },
  {
    says: /keeps the sun out|take the heat out|[^f] the sun’s heat kept out/,
    by: 'what of the sun comes in: 13 to 64%',
  },
  { says: /nobody names (one|a price) before/i, by: 'the price of a roll on the pages of films' },
  { says: /strong against heat, with a mirror/, by: 'DPRF-50, DP 50SS and DP 60SS, below half' },
  { says: /UV is absorbed in the film/, by: 'the ultraviolet that glass reflects and takes up' },
  {
    says: /\b(no haze|no waves|as new|in its last|so the glass does not|guarantee[ds]?|lifetime|forever)\b/i,
    by: 'no record, table or picture that shows it',
  },
  {
    says: /dyed films.*contain no metal/i,
    by: 'a dyed reflective film, whose finish may be metal',
  },
]

test('what the tables were found to deny is said no more', () => {
  expect(texts.length).toBeGreaterThan(500)
  for (const { says, by } of denied)
    for (const { where, text } of texts)
      expect.soft(text, `${where}, denied by ${by}`).not.toMatch(says)
})

test('what is said beside the tables stands, and they still say so', () => {
  for (const { says, holds } of held) {
    expect
      .soft(
        texts.some(({ text }) => says.test(text)),
        String(says),
      )
      .toBe(true)
    expect.soft(holds(), `The tables no longer say it, so change the sentence: ${says}`).toBe(true)
  }
})

test('a lack of metal is said of ceramic lines alone', () => {
  for (const { where, text } of texts.filter(({ text }) => /no metal interference/i.test(text)))
    expect.soft(`${where} ${text}`).toMatch(/films\/nano-ceramic|ceramic(s| particles| lines)/i)
})
