import { describe, expect, test } from 'vitest'
import type { Film } from '../films/catalog'
import { films, loadFilm } from '../films/catalog'
import { lines } from '../films/models'
import { type Glass, paneOf } from '../laws/glass'
import { loadLaw } from '../laws/load-law'
import { places } from '../laws/places'
import type { TintLaw } from '../laws/tint-law'
import type { GlassName, Pane } from '../laws/verdict'
import type { GlassPlace } from '../schema'
import { find, type LawOnGlass, needsOf, type Question, relaxed } from './find'
import type { Kind, Light, Need } from './rules'

/*
 * The rules, read once more from the films and the laws as they are written: loops over all models, and
 * no code of the finder or of the verdicts.
 */

interface Row {
  readonly line: string
  readonly model: string | null
  readonly vlt: number
  readonly tser: number
  readonly uvr: number
  readonly mil: number
  readonly outside: number
  readonly film: Film
}

const written = await Promise.all(films.map((film) => loadFilm(film)))
const traitsOf = (slug: string) => written.find((film) => film.slug === slug)?.traits
const goesOn = (slug: string) => traitsOf(slug)?.goesOn ?? []

/** Vehicles first, as on the page. */
const rows: readonly Row[] = (['automotive', 'architectural'] as const).flatMap((market) =>
  written
    .filter((film) => film.market === market)
    .sort((a, b) => a.position - b.position)
    .flatMap((film): Row[] => {
      const none = { line: film.slug, model: null, vlt: -1, tser: -1, uvr: -1, mil: 0, film }
      const models = film.models
      if (models.length === 0) return [{ ...none, outside: 0 }]
      return models.map(({ name, vlt, tser, uvr, reflectance: { outside } }) => {
        const thickness = film.traits.thicknesses.find((one) => one.name === name)
        const mil = thickness?.thicknessMil ?? 0
        return { line: film.slug, model: name, vlt, tser, uvr, mil, outside, film }
      })
    }),
)

function meetsNeed(row: Row, need: Need): boolean {
  const hasValues = row.model !== null
  if (need === 'heat') return row.tser >= 50
  if (need === 'glare') return hasValues && row.vlt <= 35
  if (need === 'fading') return row.uvr >= 95
  if (need === 'skin') return row.uvr >= 99
  if (need === 'seenAtNight') return row.line === 'decorative-films'
  if (need === 'seen')
    return (
      row.line === 'decorative-films' ||
      (hasValues && (row.vlt <= 20 || (row.outside >= 16 && row.outside >= row.vlt)))
    )
  if (need === 'breakIns') return row.line === 'safety-security-films' && row.mil >= 8
  if (need === 'signal') return traitsOf(row.line)?.metal === false
  return row.line === 'windshield-protection'
}

function inLight(row: Row, light: Light): boolean {
  if (light === 'any') return true
  if (row.model === null) return false
  if (light === 'darkest') return true
  if (light === 'dark') return row.vlt < 20
  if (light === 'balanced') return row.vlt >= 20 && row.vlt <= 50
  if (light === 'light') return row.vlt > 50 && row.vlt < 70
  return row.vlt >= 70
}

const mirrorsBanned = (law: TintLaw, window: GlassName) =>
  law.bans.some(
    ({ looks, windows }) =>
      (windows === undefined || windows.includes(window)) &&
      looks.some((look) => /reflective|mirrored|metallic|one-way/.test(look)),
  )

/** Whether a film passes for certain, by the words of the README: 3 points above the limit, less what it grants. */
function isLegal(row: Row, law: TintLaw, pane: Pane): boolean {
  // Twice what bare glass reflects.
  const isMirror = row.outside >= 16
  if (isMirror && mirrorsBanned(law, pane.window)) return false
  const { window } = pane
  const onWindshield = window === 'windshield'
  const most = onWindshield ? null : law.reflectance[window]
  if (isMirror && (most === null || (most < 100 && row.outside > most - 3))) return false
  if (onWindshield && law.clearFilm && row.vlt >= 85) return law.clearFilm === 'allowed'
  const stated = onWindshield ? law.windshieldVlt : law[pane.vehicle][window]
  if (stated === null) return false
  let limit: number = stated
  for (const one of law.conditional) {
    const concerns = one.vehicle === undefined || one.vehicle === pane.vehicle
    const isHere = concerns && one.windows.includes(pane.window)
    if (!isHere || !one.behind || one.behind.byFilm) continue
    if ((pane.behind ?? pane.glass) < one.behind.below && one.limit > limit) limit = one.limit
  }
  if (limit === 0) return true
  if (limit === 100) return false
  if (onWindshield) return (pane.glass * row.vlt) / 90 >= limit + 3
  const granted = law.toleranceOf === 'limit' ? (law.tolerance ?? 0) : 0
  const asked = limit + Math.max(0, 3 - granted)
  const together = (pane.glass * row.vlt) / 90
  if (law.basis === 'film') return row.vlt >= asked
  if (law.basis === 'net') return together >= asked
  return together >= asked && row.vlt >= (law.filmFloor ?? 0) + Math.max(0, 3 - granted)
}

/** The rows that answer a question, whatever the law. */
function matching({ kind, glass, needs, light }: Question): Row[] {
  const matches: Row[] = []
  for (const row of rows) {
    if (row.film.market !== (kind === 'building' ? 'architectural' : 'automotive')) continue
    if (row.line === 'pre-cut-films') continue
    if (!goesOn(row.line).includes(glass)) continue
    if (!inLight(row, light)) continue
    if (needs.every((need) => meetsNeed(row, need))) matches.push(row)
  }
  return matches
}

/** Of each line the lightest, and of those the three lightest; the darkest where they are asked for. */
function bruteForce(matches: readonly Row[], { light, needs }: Question): string[] {
  const uvFirst = light !== 'darkest' && /^(skin|fading)$/.test(needs.join())
  const best = new Map<string, Row>()
  for (const row of matches) {
    const other = best.get(row.line)
    if (!other || isBefore(row, other, light, uvFirst)) best.set(row.line, row)
  }
  const ranked: Row[] = []
  for (const row of best.values()) {
    const at = ranked.findIndex((other) => isBefore(row, other, light, uvFirst))
    ranked.splice(at === -1 ? ranked.length : at, 0, row)
  }
  return ranked.slice(0, 3).map(({ line, model }) => `${line} ${model}`)
}

function isBefore(a: Row, b: Row, light: Light, uvFirst: boolean): boolean {
  if (uvFirst && a.uvr !== b.uvr) return a.uvr > b.uvr
  if (a.vlt !== b.vlt) return light === 'darkest' ? a.vlt < b.vlt : a.vlt > b.vlt
  if (a.tser !== b.tser) return a.tser > b.tser
  return a.uvr > b.uvr
}

const found = (question: Question, law?: LawOnGlass) =>
  find(question, lines, law).answers.map(({ line, model }) => `${line.slug} ${model?.name ?? null}`)

/* What can be answered. */

const laws = await Promise.all(
  places.map(async ({ slug }) => {
    const law = await loadLaw(slug)
    if (!law) throw new Error(`There is no law of ${slug}.`)
    return law
  }),
)
const lights: readonly Light[] = ['any', 'darkest', 'dark', 'balanced', 'light', 'clear']
const vehicleGlass: readonly GlassName[] = ['front', 'rearSide', 'rear', 'windshield']
const buildingGlass: readonly GlassPlace[] = ['window', 'skylight', 'storefront', 'partition']

/** Every choice of some needs, in their order. */
function subsets(all: readonly Need[]): Need[][] {
  return Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_need, at) => bits & (1 << at)),
  )
}

function questions(kind: Kind): Question[] {
  const glasses = kind === 'building' ? buildingGlass : vehicleGlass
  return glasses.flatMap((glass) =>
    subsets(needsOf({ kind, glass }, lines)).flatMap((needs) =>
      lights.map((light) => ({ kind, glass, needs, light })),
    ),
  )
}

/** Every window before film that can be chosen. */
function panesFor(kind: 'car' | 'mpv', glass: GlassName): Pane[] {
  const factory = [70, 75, 80, 85].flatMap((vlt): Glass[] => [
    { vlt, privacy: false },
    { vlt, privacy: true },
  ])
  const panes = factory.map((one) => paneOf(kind, glass, one))
  return [...new Map(panes.map((pane) => [JSON.stringify(pane), pane])).values()]
}

/** A window of a vehicle under a law, with all that can be asked of it. */
interface Setting {
  readonly law: LawOnGlass & { readonly rules: TintLaw }
  readonly questions: readonly Question[]
}

function settings(kind: 'car' | 'mpv'): Setting[] {
  const all = questions(kind)
  return vehicleGlass.flatMap((glass) => {
    const here = all.filter((question) => question.glass === glass)
    const panes = panesFor(kind, glass)
    return laws.flatMap((rules) => panes.map((pane) => ({ law: { rules, pane }, questions: here })))
  })
}

/**
 * With a law there are about two million combinations, which take minutes: `npm test` asks one
 * in 37 of each setting, others in the next. A prime, so that the answers to no question keep step.
 */
const oneIn = process.env.EVERY_COMBINATION ? 1 : 37

const asked = ({ questions }: Setting, number: number) =>
  questions.filter((_, at) => (at + number) % oneIn === 0)

describe('combinations of answers, against the rules read once more', () => {
  test.each(['car', 'mpv', 'building'] as const)('%s, without a place', (kind) => {
    for (const question of questions(kind)) {
      expect(found(question), JSON.stringify(question)).toEqual(
        bruteForce(matching(question), question),
      )
    }
  })

  test.each(['car', 'mpv'] as const)(
    '%s, in every place, over every factory glass',
    (kind) => {
      const matches = new Map<Question, Row[]>()
      for (const [number, setting] of settings(kind).entries()) {
        const { law } = setting
        const lawful = new Set(rows.filter((row) => isLegal(row, law.rules, law.pane)))
        for (const question of asked(setting, number)) {
          const known = matches.get(question) ?? matching(question)
          matches.set(question, known)
          const expected = bruteForce(
            known.filter((row) => lawful.has(row)),
            question,
          ).join()
          const answers = found(question, law).join()
          // One `expect` for each would take minutes.
          if (answers !== expected)
            expect(answers, JSON.stringify({ question, pane: law.pane, in: law.rules.name })).toBe(
              expected,
            )
        }
      }
    },
    600_000,
  )
})

describe('whatever is asked', () => {
  const everything = (['car', 'mpv', 'building'] as const).flatMap(questions)
  const some = laws.filter(({ code }) => ['TX', 'AZ', 'CA', 'CO', 'MI', 'DEU'].includes(code))

  test('there are never more than three films, and every other line has a reason', () => {
    const wrong = everything.filter((question) => {
      const { answers, out } = find(question, lines)
      const placed = new Set([...answers, ...out].map(({ line }) => line))
      const isOutranked = out.some(({ failed }) => failed === 'outranked')
      const isEachPlacedOnce =
        placed.size === lines.length && answers.length + out.length === placed.size
      return answers.length > 3 || !isEachPlacedOnce || (isOutranked && answers.length < 3)
    })
    expect(wrong).toEqual([])
  })

  test('what is asked of a glass can be had there, one wish at a time', () => {
    const asked = (kind: Kind, glass: GlassPlace) => needsOf({ kind, glass }, lines)
    expect(asked('car', 'front')).toEqual(['heat', 'glare', 'fading', 'skin', 'seen', 'signal'])
    expect(asked('mpv', 'windshield')).toEqual(['fading', 'skin', 'stones'])
    expect(asked('building', 'skylight')).not.toContain('seenAtNight')
    expect(asked('building', 'partition')).toContain('breakIns')
    for (const question of everything) {
      if (question.needs.length === 1 && question.light === 'any')
        expect(found(question), JSON.stringify(question)).not.toEqual([])
    }
  })

  test('where nothing fits without a law, a few wishes less lead to a film', () => {
    for (const question of everything) {
      if (question.needs.length === 0 || found(question).length > 0) continue
      const ways = relaxed(question, lines)
      expect(ways.length, JSON.stringify(question)).toBeGreaterThan(0)
      expect(ways.length).toBeLessThanOrEqual(4)
    }
  })

  test('what dropped wishes would lead to is what they lead to, and where there is no way the law lets no film of ours', () => {
    for (const rules of some) {
      const law = { rules, pane: paneOf('car', 'front', { vlt: 75, privacy: false }) }
      const inFront = questions('car').filter(({ glass }) => glass === 'front')
      const open = found({ kind: 'car', glass: 'front', needs: [], light: 'any' }, law).length > 0
      for (const question of inFront.filter((_, at) => at % oneIn === 0)) {
        if (question.needs.length === 0 || found(question, law).length > 0) continue
        const ways = relaxed(question, lines, law)
        if (open) expect(ways, JSON.stringify({ question, in: rules.name })).not.toEqual([])
        for (const { without, answer } of ways) {
          const changed: Question = {
            ...question,
            needs: question.needs.filter((need) => !without.includes(need)),
            light: without.includes('light') ? 'any' : question.light,
          }
          expect(changed.needs).not.toEqual([])
          const then = find(changed, lines, without.includes('law') ? undefined : law)
          expect(then.answers[0]).toEqual(answer)
        }
      }
    }
  })
})

test('where ultraviolet is all that bothers, what stops all of it stands before what is lighter', () => {
  for (const need of ['skin', 'fading'] as const) {
    const [first] = find(
      { kind: 'car', glass: 'front', needs: [need], light: 'any' },
      lines,
    ).answers
    expect(first?.line.slug, need).toBe('skin-eye-care')
  }
  const { answers } = find(
    { kind: 'car', glass: 'front', needs: ['skin', 'heat'], light: 'any' },
    lines,
  )
  const shades = answers.map(({ model }) => model?.vlt ?? 0)
  expect(shades).toEqual(shades.toSorted((a, b) => b - a))
})

test('a line is out by the first rule that none of its models meets', () => {
  const failedBy = (question: Partial<Question>, slug: string) =>
    find({ kind: 'car', glass: 'front', needs: [], light: 'any', ...question }, lines).out.find(
      ({ line }) => line.slug === slug,
    )?.failed
  expect(failedBy({}, 'dyed-reflective')).toBe('market')
  expect(failedBy({}, 'windshield-protection')).toBe('place')
  expect(failedBy({}, 'pre-cut-films')).toBe('cutFrom')
  expect(failedBy({ needs: ['breakIns'] }, 'nano-ceramic')).toBe('breakIns')
  expect(failedBy({ needs: ['signal'] }, 'platinum-signature')).toBe('signal')
  expect(failedBy({ needs: ['heat'], light: 'clear' }, 'nano-ceramic')).toBe('light')
})
