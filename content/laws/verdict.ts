import type { ConditionalLimit, TintLaw, TintLimits, VltLimit, WindowLimits } from './tint-law'

/** Percentage points that the VLT of film and glass, and a meter, may be off. */
export const MARGIN = 3

export type Vehicle = 'car' | 'mpv'
export type WindowName = keyof WindowLimits

/** A window before film goes on it. */
export interface Pane {
  readonly vehicle: Vehicle
  readonly window: WindowName
  /** VLT of the factory glass, per cent. */
  readonly glass: number
  /** VLT of the darkest factory glass behind the driver, per cent, where it differs. */
  readonly behind?: number
}

/** From worst to best; `unstated` where the law gives no limit. */
const answers = ['fails', 'unstated', 'close', 'passes'] as const
export type Answer = (typeof answers)[number]

/** The rules of a place that decide on a film. */
export type Rules = TintLimits & Pick<TintLaw, 'conditional'>

export interface Verdict {
  readonly answer: Answer
  /** The limit that decided: per cent, 0 any film, 100 none, null not stated. */
  readonly limit: VltLimit
  /** Light through glass and film together, per cent. */
  readonly net: number
  /** Conditions that would change the answer, and the answer then. `when` completes "if …". */
  readonly conditions: readonly { readonly when: string; readonly answer: Answer }[]
  /** The limit of the front side windows, per cent, that a film this dark behind the driver may call for. */
  readonly raisesFront?: number
}

/** Whether a law allows no film on a window; without one, on any. A condition may allow it all the same. */
export function allowsNoFilm(rules: TintLimits, pane?: Pane): boolean {
  if (pane) return rules[pane.vehicle][pane.window] === 100
  return [rules.car, rules.mpv].every((limits) =>
    Object.values(limits).every((limit) => limit === 100),
  )
}

const rank = (answer: Answer) => answers.indexOf(answer)
const worse = (a: Answer, b: Answer) => (rank(a) < rank(b) ? a : b)

/** Light through factory glass and film, per cent: 75% glass with a 25% film lets 18.75% through. */
export function netVlt(glass: number, film: number): number {
  return (glass * film) / 100
}

/**
 * Compares a VLT with a limit, both per cent. The tolerance of the law lowers the limit; within `MARGIN`
 * points of what is left nobody can tell before the window is metered.
 */
export function compare(vlt: number, limit: VltLimit, tolerance: number | null): Answer {
  if (limit === null) return 'unstated'
  if (limit === 0) return 'passes'
  if (limit === 100) return 'fails'
  const effective = limit - (tolerance ?? 0)
  if (vlt >= effective + MARGIN) return 'passes'
  return vlt < effective - MARGIN ? 'fails' : 'close'
}

/** The answer for one limit, by what the law counts: the film, film and glass together, or each. */
function answerFor(rules: TintLimits, limit: VltLimit, net: number, film: number): Answer {
  const { basis, filmFloor, tolerance } = rules
  if (basis === 'film') return compare(film, limit, tolerance)
  const together = compare(net, limit, tolerance)
  if (basis === 'net' || limit === 0) return together
  return worse(together, compare(film, filmFloor, tolerance))
}

/** Whether factory glass alone meets a condition, whatever film goes behind the driver. */
const isMet = ({ behind }: ConditionalLimit, pane: Pane) =>
  behind !== undefined && !behind.byFilm && (pane.behind ?? pane.glass) < behind.below

/**
 * Whether a film may go on a window. A conditional limit that factory glass meets counts as the limit; of
 * any other that would change the answer the verdict names the condition.
 * @param film VLT of the film alone, per cent
 */
export function verdict(rules: Rules, pane: Pane, film: number): Verdict {
  const { vehicle, window, glass } = pane
  const net = netVlt(glass, film)
  const conditional = (rules.conditional ?? []).filter(
    (one) => one.vehicle === 'any' || one.vehicle === vehicle,
  )
  const here = conditional.filter((one) => one.window === window)
  const met = here.filter((one) => isMet(one, pane)).map(({ limit }) => limit)
  const stated = rules[vehicle][window]
  const limit = stated === null ? null : Math.max(stated, ...met)
  const answer = answerFor(rules, limit, net, film)

  const conditions = here
    .filter((one) => !isMet(one, pane))
    .map((one) => ({ when: one.when, answer: answerFor(rules, one.limit, net, film) }))
    .filter((one) => one.answer !== answer)

  const raised = window === 'front' ? [] : conditional.filter(({ behind }) => behind)
  const raising = raised.filter(({ behind }) => behind && net < behind.below + MARGIN)
  return {
    answer,
    limit,
    net,
    conditions,
    ...(raising.length > 0 && { raisesFront: Math.max(...raising.map((one) => one.limit)) }),
  }
}

/** How much a film may reflect on a window, per cent: all of it where the law gives no number. */
export function mostReflected(
  { reflectance }: Pick<TintLaw, 'reflectance'>,
  window: WindowName,
): number {
  return reflectance[window === 'rear' ? 'rear' : 'side'] ?? 100
}

/** A film with its VLT, per cent. */
interface Shade {
  readonly vlt: number
}

/**
 * The darkest of some films that passes on a window, with its verdict; of equally dark ones the first.
 * Undefined where none passes, or where the law states no limit.
 */
export function darkestThatPasses<Film extends Shade>(
  rules: Rules,
  pane: Pane,
  films: readonly Film[],
): { readonly film: Film; readonly verdict: Verdict } | undefined {
  return films
    .map((film) => ({ film, verdict: verdict(rules, pane, film.vlt) }))
    .filter(({ verdict }) => verdict.answer === 'passes')
    .sort((a, b) => a.film.vlt - b.film.vlt)[0]
}

/**
 * The law with the limits of a day. Conditions and text stay those of today.
 * @param date ISO date
 */
export function lawOn<Law extends TintLimits & Pick<TintLaw, 'otherVersions'>>(
  law: Law,
  date: string,
): Law {
  // Nearest to today first, so that the last one that covers the day is the one of its time.
  const version = law.otherVersions?.findLast(
    ({ from = '', until = '9999' }) => from <= date && date < until,
  )
  return version ? { ...law, ...version } : law
}

/** Today as an ISO date. */
export const today = () => new Date().toISOString().slice(0, 10)

/** The VLT, in whole per cent, of the darkest film at all that passes on a window; undefined if none does. */
export function leastThatPasses(rules: Rules, pane: Pane): number | undefined {
  const every = Array.from({ length: 100 }, (_, vlt) => ({ vlt }))
  return darkestThatPasses(rules, pane, every)?.film.vlt
}
