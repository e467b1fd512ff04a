import { lines } from '../films/models'
import { glassOf as factoryGlassOf, paneOf, viewerNames } from '../laws/glass'
import type { GlassName, Pane } from '../laws/verdict'
import type { GlassPlace } from '../schema'
import { type Candidate, needsOf, type Question, type Wish } from './find'
import {
  type Glazing,
  glassOf,
  glazings,
  type Kind,
  kinds,
  type Light,
  lights,
  type Need,
} from './rules'

const isOneOf = <Key extends string>(key: string | null, all: Readonly<Record<Key, unknown>>) =>
  key !== null && Object.hasOwn(all, key)

/** The kinds of glass to choose from, by name. */
export function glassesOf(kind: Kind): readonly (readonly [GlassPlace, string])[] {
  return Object.entries(glassOf[kind]) as [GlassPlace, string][]
}

/** How much light may be asked for: no law limits it on a building. */
export const lightsOf = (kind: Kind): readonly Light[] =>
  (Object.keys(lights) as Light[]).filter((light) => kind !== 'building' || light !== 'darkest')

/** Whether the sun falls on glass of a building, so that what it is made of matters. */
export const isInSun = ({ kind, glass }: Question) => kind === 'building' && glass !== 'partition'

/** Whether there is something to answer: what bothers, or the darkest film. */
export const isAsked = ({ needs, light }: Question) => needs.length > 0 || light === 'darkest'

/**
 * The question of a query string: `on`, `window`, `bothers` with several words, `light`, `glazing`. What it does not
 * know has its first answer.
 */
export function questionOf(chosen: URLSearchParams): Question {
  const on = chosen.get('on')
  const kind = isOneOf(on, kinds) ? (on as Kind) : 'car'
  const window = chosen.get('window')
  const light = chosen.get('light')
  const glazing = chosen.get('glazing')
  const bothers = new Set(chosen.get('bothers')?.split(' '))
  const glasses = glassesOf(kind).map(([name]) => name)
  const glass = glasses.find((name) => name === window) ?? glasses[0] ?? 'front'
  const chosenLight = isOneOf(light, lights) ? (light as Light) : 'any'
  return {
    kind,
    glass,
    factoryGlass: windowOf({ kind, glass }, chosen)?.glass,
    needs: needsOf({ kind, glass }, lines).filter((need) => bothers.has(need)),
    light: lightsOf(kind).includes(chosenLight) ? chosenLight : 'any',
    glazing: isOneOf(glazing, glazings) ? (glazing as Glazing) : 'unknown',
  }
}

/** Needs as the query string has them; null for none. */
export function bothersIn(needs: readonly Need[]): string | null {
  return needs.join(' ') || null
}

/** The changes of the query string that give wishes up. */
export function withoutWishes({ needs }: Question, wishes: readonly Wish[]) {
  return {
    bothers: bothersIn(needs.filter((need) => !wishes.includes(need))),
    ...(wishes.includes('light') && { light: null }),
    ...(wishes.includes('law') && { place: null }),
  }
}

/** The window of a vehicle with the factory glass of a query string; none of buildings. */
export function windowOf(
  { kind, glass }: Pick<Question, 'kind' | 'glass'>,
  chosen: URLSearchParams,
): Pane | undefined {
  if (kind === 'building' || !isOneOf(glass, viewerNames)) return undefined
  return paneOf(kind, glass as GlassName, factoryGlassOf(chosen))
}

/** What the law tool of film pages reads from the query string as well. */
const shared = ['place', 'glass', 'behind'] as const

/** The page of a film, with the model on the window that was asked about, and the place. */
export function filmAddress(
  { line, model }: Candidate,
  { kind, glass }: Question,
  chosen: URLSearchParams,
): string {
  if (!model || !(glass in viewerNames)) return line.path
  const query = new URLSearchParams({
    [viewerNames[glass as keyof typeof viewerNames]]: model.name,
    ...(kind === 'mpv' && { vehicle: kind }),
  })
  for (const key of shared) {
    const value = chosen.get(key)
    if (value) query.set(key, value)
  }
  return `${line.path}?${query}`
}
