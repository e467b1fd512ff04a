import { bareGlass, isMirror, netVlt } from '../light/optics'
import { whenOf } from './conditions'
import {
  type ConditionalLimit,
  type GlassName,
  type LimitsVersion,
  mirrorLooks,
  type Rules,
  type Strip,
  type TintLimits,
  type VltLimit,
  type WindowName,
} from './tint-law'

export type { GlassName, WindowName } from './tint-law'

/** Percentage points that the VLT of film and glass, and a meter, may be off. */
export const MARGIN = 3

/** VLT of the darkest film that is clear, per cent. */
const CLEAR_FILM = 85

export type Vehicle = 'car' | 'mpv'

/** A window, or a windshield, before film goes on it. */
export interface Pane {
  readonly vehicle: Vehicle
  readonly window: GlassName
  /** VLT of the factory glass, per cent. */
  readonly glass: number
  /** VLT of the darkest factory glass behind the driver, per cent, where it differs. */
  readonly behind?: number
  /** The windows behind the driver with the films that they get, where those are known. */
  readonly filmedBehind?: Behind
}

/** Light through the windows behind the driver, per cent: the darkest, and the darkest with film, if any has it. */
export interface Behind {
  readonly darkest: number
  readonly darkestFilm: number | undefined
}

/** The properties of a film that laws limit. */
export interface Shade {
  /** VLT of the film, per cent. */
  readonly vlt: number
  /** Visible light reflected, per cent; without a value the film is no mirror. */
  readonly reflectance?: { readonly inside: number; readonly outside: number }
  /** Total solar energy rejected, per cent. */
  readonly tser?: number
}

/** From worst to best; `unstated` where the law gives no limit. */
const answers = ['fails', 'unstated', 'close', 'passes'] as const
export type Answer = (typeof answers)[number]

/** A condition that would change an answer. */
export interface Condition {
  /** Completes "if …", with the answer then. */
  readonly when: string
  readonly answer: Answer
  /** Per cent, as `limit` of the verdict. */
  readonly limit: number
  /** Completes "if …" where the verdict stays as it is. */
  readonly not: string
  /** Whether it asks something of the film that none of ours states. */
  readonly ofFilm?: true
}

/** The verdict on the reflection of a mirror film. */
export interface Mirror {
  readonly answer: Answer
  /** Visible light that the film reflects to the outside, per cent. */
  readonly reflects: number
  /** The most that the law allows, per cent; null where it gives no number. */
  readonly most: number | null
  readonly banned: boolean
}

export interface Verdict {
  readonly window: GlassName
  readonly answer: Answer
  /** The limit that decided: per cent, 0 any film, 100 none, null not stated. */
  readonly limit: VltLimit
  /** Light through glass and film together, per cent. */
  readonly net: number
  readonly conditions: readonly Condition[]
  /** What is so that the limit is another than the stated one: completes "because …". */
  readonly because: readonly string[]
  /** The limit of the front side windows, per cent, that a film this dark behind the driver calls for, or may. */
  readonly raisesFront?: { readonly limit: number; readonly surely: boolean }
  /** Of a mirror film. */
  readonly mirror?: Mirror
  /** The papers or stickers that a film that passes requires. */
  readonly papers: readonly string[]
  /** The part of the windshield that may still carry film. */
  readonly strip?: Strip
}

/** The limit that a law states for a window, regardless of conditions. */
export const statedLimit = (rules: Rules, vehicle: Vehicle, window: GlassName): VltLimit =>
  window === 'windshield' ? rules.windshieldVlt : rules[vehicle][window]

/** The limit for a film: where a law speaks of tint alone, clear film on a windshield has another. */
function limitFor(rules: Rules, { vehicle, window }: Pane, film: Shade): VltLimit {
  const clear = window === 'windshield' && film.vlt >= CLEAR_FILM ? rules.clearFilm : undefined
  if (clear === 'open') return null
  return clear === 'allowed' ? 0 : statedLimit(rules, vehicle, window)
}

/** The basis of a limit on a window; on a windshield it is glass and film together, without a tolerance. */
export function countedOn(rules: Rules, window: GlassName): Rules {
  if (window !== 'windshield') return rules
  return { ...rules, basis: 'net', filmFloor: null, tolerance: null }
}

/** Whether a law allows no film on a window, or on any window if none is given. A condition may still allow it. */
export function allowsNoFilm(rules: Rules, pane?: Pane): boolean {
  if (pane) return limitFor(rules, pane, bareGlass) === 100
  return [rules.car, rules.mpv].every((limits) =>
    Object.values(limits).every((limit) => limit === 100),
  )
}

const rank = (answer: Answer) => answers.indexOf(answer)
const worst = (...some: readonly Answer[]) => some.reduce((a, b) => (rank(a) < rank(b) ? a : b))

/** The conditions under which an answer would be worse. */
export const worsening = ({ answer, conditions }: Verdict) =>
  conditions.filter((one) => rank(one.answer) < rank(answer))

/** The points by which a law lowers its limits. A tolerance for the meter does not count. */
export const grantedBy = ({
  tolerance,
  toleranceOf,
}: Pick<TintLimits, 'tolerance' | 'toleranceOf'>): number =>
  toleranceOf === 'limit' ? (tolerance ?? 0) : 0

/**
 * Compares a VLT with a limit, both per cent. Within `MARGIN` points of the limit, less what the law grants,
 * only a meter can tell; below the limit itself nothing passes, whatever is granted.
 */
export function compare(vlt: number, limit: VltLimit, granted: number): Answer {
  if (limit === null) return 'unstated'
  if (limit === 0) return 'passes'
  if (limit === 100) return 'fails'
  if (vlt >= limit + Math.max(0, MARGIN - granted)) return 'passes'
  return vlt < limit - granted - MARGIN ? 'fails' : 'close'
}

/** The answer for one limit, by what the law counts: the film, film and glass together, or each. */
function lightAnswer(rules: Rules, limit: VltLimit, net: number, film: number): Answer {
  const { basis, filmFloor } = rules
  const granted = grantedBy(rules)
  if (basis === 'film') return compare(film, limit, granted)
  const together = compare(net, limit, granted)
  if (basis === 'net' || limit === 0) return together
  return worst(together, compare(film, filmFloor, granted))
}

/** Compares a reflectance with the most that is allowed, both per cent: within `MARGIN` points below it nothing passes. */
function reflectanceAnswer(reflects: number, most: number): Answer {
  if (reflects > most) return 'fails'
  return most < 100 && reflects > most - MARGIN ? 'close' : 'passes'
}

/** The verdict on a mirror on a window; undefined for other films. */
function mirrorOn(
  { bans, reflectance }: Rules,
  window: GlassName,
  { reflectance: seen }: Shade,
): Mirror | undefined {
  if (!seen || !isMirror({ reflectance: seen })) return undefined
  const reflects = seen.outside
  const banned = bans.some(
    ({ looks, windows }) =>
      (windows?.includes(window) ?? true) && mirrorLooks.some((look) => looks.includes(look)),
  )
  const most = window === 'windshield' ? null : reflectance[window]
  const allowed = most === null ? 'unstated' : reflectanceAnswer(reflects, most)
  return { answer: banned ? 'fails' : allowed, reflects, most, banned }
}

const papersFor = ({ papers }: Rules, window: GlassName) =>
  papers.filter(({ windows }) => windows?.includes(window) ?? true).map(({ what }) => what)

/**
 * Whether a condition is met: by factory glass alone, whatever film goes behind the driver, or by the films that are
 * known. Undefined is not known, or too close to call.
 */
function isMet({ behind }: ConditionalLimit, pane: Pane): boolean | undefined {
  if (!behind) return undefined
  const { below, byFilm } = behind
  const { filmedBehind: known, behind: factory = pane.glass } = pane
  if (!known) return (!byFilm && factory < below) || undefined
  const light = byFilm ? known.darkestFilm : known.darkest
  if (light === undefined || light >= below + MARGIN) return false
  return light < below || undefined
}

/** The limits that may replace the stated one. A vehicle that the law does not count as an SUV has those of a car. */
function conditionalOn(rules: Rules, vehicle: Vehicle): readonly ConditionalLimit[] {
  const stated = rules.conditional.filter((one) => (one.vehicle ?? vehicle) === vehicle)
  if (vehicle === 'car') return stated
  const asCar = Object.entries(rules.car).flatMap(([window, limit]) =>
    limit === null || limit === rules.mpv[window as WindowName]
      ? []
      : [{ windows: [window as WindowName], unless: rules.mpvIf, limit }],
  )
  return [...asCar, ...stated]
}

/** What a window behind the driver does to the limit in front, and whether it is dark enough for certain. */
function raisedTo(raising: readonly ConditionalLimit[], net: number) {
  const limit = Math.max(...raising.map((one) => one.limit))
  const surely = raising.some((one) => one.limit === limit && net < (one.behind?.below ?? 0))
  return { limit, surely }
}

/**
 * Whether a film may go on a window, by every rule of the law: light, mirrors, conditions. A conditional limit
 * that factory glass meets counts as the limit; of any other that would change the answer the verdict names
 * the condition.
 */
export function verdict(rules: Rules, pane: Pane, film: Shade): Verdict {
  const { vehicle, window, glass } = pane
  const net = netVlt(glass, film.vlt)
  const conditional = conditionalOn(rules, vehicle)
  const here = conditional.filter(({ windows }) => windows.includes(window))
  const met = here.filter((one) => isMet(one, pane))
  const stated = limitFor(rules, pane, film)
  const limit = stated === null ? null : Math.max(stated, ...met.map((one) => one.limit))

  const mirror = mirrorOn(rules, window, film)
  const answerFor = (other: VltLimit, most?: number) =>
    worst(
      lightAnswer(countedOn(rules, window), other, net, film.vlt),
      mirror?.answer ?? 'passes',
      mirror && most !== undefined ? reflectanceAnswer(mirror.reflects, most) : 'passes',
    )
  const answer = answerFor(limit)

  const conditions = here
    .filter((one) => isMet(one, pane) === undefined)
    .map((one) => {
      const { applies, not, ofFilm } = whenOf(one)
      return {
        when: applies,
        not,
        ...(ofFilm && { ofFilm }),
        limit: one.limit,
        answer: answerFor(one.limit, one.reflectance),
      }
    })
    .filter((one) => one.answer !== answer)

  const isBehind = window === 'rearSide' || window === 'rear'
  const raised = isBehind ? conditional.filter(({ behind }) => behind) : []
  const raising = raised.filter(({ behind }) => behind && net < behind.below + MARGIN)
  return {
    window,
    answer,
    limit,
    net,
    conditions,
    because: met
      .filter((one) => one.limit === limit && limit !== stated)
      .map((one) => whenOf(one).applies),
    papers: answer === 'passes' ? papersFor(rules, window) : [],
    ...(raising.length > 0 && { raisesFront: raisedTo(raising, net) }),
    ...(mirror && { mirror }),
    ...(window === 'windshield' && answer !== 'passes' && rules.strip && { strip: rules.strip }),
  }
}

/** Orders films: the darkest first, and of equally dark ones what rejects more heat. */
export const byDarkness = (a: Shade, b: Shade): number =>
  a.vlt - b.vlt || (b.tser ?? 0) - (a.tser ?? 0)

/**
 * The darkest of some films that passes on a window, with its verdict; of equally dark ones what rejects more heat.
 * Undefined where none passes, or where the law states no limit.
 */
export function darkestThatPasses<Film extends Shade>(
  rules: Rules,
  pane: Pane,
  films: readonly Film[],
): { readonly film: Film; readonly verdict: Verdict } | undefined {
  return films
    .map((film) => ({ film, verdict: verdict(rules, pane, film) }))
    .filter(({ verdict }) => verdict.answer === 'passes')
    .sort(({ film: a }, { film: b }) => byDarkness(a, b))[0]
}

/**
 * The law with the limits of a day. Conditions and text stay those of today.
 * @param date ISO date
 */
export function lawOn<
  Law extends LimitsVersion & { readonly otherVersions?: readonly LimitsVersion[] },
>(law: Law, date: string): Law {
  // They are sorted nearest to today first, so the last one that covers the day is the right one.
  const version = law.otherVersions?.findLast(
    ({ from = '', until = '9999' }) => from <= date && date < until,
  )
  return version ? { ...law, ...version } : law
}

/** Today as an ISO date. */
export const today = () => new Date().toISOString().slice(0, 10)

/**
 * The VLT, in whole per cent, of the darkest film at all that passes on a window; undefined if none does. On glass
 * no film is lighter than clear glass; alone, as some laws count it, it can be.
 */
export function leastThatPasses(rules: Rules, pane: Pane): number | undefined {
  const lightest = rules.basis === 'net' ? bareGlass.vlt : 99
  const every = Array.from({ length: lightest + 1 }, (_, vlt) => ({ vlt }))
  return darkestThatPasses(rules, pane, every)?.film.vlt
}

/** The alternatives: how much light in front goes with how much behind. */
export function alternatives({ car, conditional }: Rules) {
  const steps = conditional
    .flatMap(({ behind, limit }) => (behind ? [{ below: behind.below, limit }] : []))
    .toSorted((a, b) => b.below - a.below)
  const front = [car.front, ...steps.map(({ limit }) => limit)]
  return front.map((limit, at) => ({ front: limit, behind: steps[at]?.below ?? 0 }))
}
