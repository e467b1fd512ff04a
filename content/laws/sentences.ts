import { verdictText as text } from './text'
import type { GlassName, Rules, Strip, TintLaw, VltLimit, WindowName } from './tint-law'
import { countedOn, grantedBy, type Mirror, type Pane, type Verdict, worsening } from './verdict'

export const windowNames: readonly WindowName[] = ['front', 'rearSide', 'rear']

const together = new Intl.ListFormat('en', { type: 'conjunction' })
const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** "November 22, 2026", "January 2017" or "2004", from an ISO date or its beginning. */
export function longDate(iso: string): string {
  const [, month, day] = iso.split('-')
  return new Date(iso).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  })
}

/** A limit in a table: "25%", "Any", "No film" or "Not stated". */
export function limitText(limit: VltLimit): string {
  if (limit === null) return text.limits.notStated
  if (limit === 0) return text.limits.any
  return limit === 100 ? text.limits.none : `${limit}%`
}

function stripText({ only = [], not = [], ...edges }: Strip): string {
  const { strip } = text
  const { as1, band, visor, inches, centimeters, inchesAboveSeat, wipers, which } = edges
  const whereOf = () => {
    if (inchesAboveSeat) return strip.aboveSeat(inchesAboveSeat)
    if (wipers) return strip.wipers
    if (centimeters) return strip.centimeters(centimeters)
    if (band) return inches ? strip.bandOr(inches) : strip.band
    if (!as1) return strip.inches(inches ?? 0)
    if (visor) return strip.visor
    return which && inches ? strip.which[which](inches) : strip.as1
  }
  const asked = [
    ...only.map((one) => strip[one]),
    ...(not.length > 0 ? [strip.not(oneOf.format(not))] : []),
  ]
  return strip.sentence(whereOf(), asked.length > 0 ? strip.asked(together.format(asked)) : '')
}

/** The rules for the windshield, in sentences. */
export function windshieldText(
  law: Pick<TintLaw, 'strip' | 'windshieldVlt' | 'clearFilm' | 'windshield'>,
) {
  const { strip, windshieldVlt: limit, clearFilm, windshield } = law
  const { none, noneBelow, noneAtAll, least, leastBelow, unknown } = text.windshield
  const ofLimit = () => {
    if (limit === null) return strip ? unknown : undefined
    if (clearFilm) return text.windshield[clearFilm]
    if (limit === 100 && strip === null) return noneAtAll
    if (limit === 100) return strip ? noneBelow : none
    return strip ? leastBelow(limit) : least(limit)
  }
  return [strip && stripText(strip), ofLimit(), windshield].filter(Boolean).join(' ')
}

/** The name of an answer, with each condition under which the film passes. */
export function answerText(verdict: Verdict): string {
  const { answer } = verdict
  const needed = new Set(worsening(verdict).map(({ not }) => not))
  return answer === 'passes' && needed.size > 0
    ? text.passesIf(together.format(needed))
    : text.answers[answer]
}

/** Why a mirror film does not pass, if its reflection is the reason. */
export function mirrorText({ answer, reflects, most, banned }: Mirror): string | undefined {
  if (banned) return text.mirrors.banned(reflects)
  if (most === null) return text.mirrors.unstated(reflects)
  return answer === 'passes' ? undefined : text.mirrors.tooMuch(reflects, most)
}

/**
 * What else decides on a window, as sentences: a mirror, conditions that its answer does not name, what the
 * film means for the front, what papers it takes, and what a physician can do.
 */
export function conditionTexts(
  verdict: Verdict,
  rules: Pick<Rules, 'medical' | 'medicalOn'>,
): string[] {
  const { window, answer, conditions, because, raisesFront, mirror, papers, strip } = verdict
  const named = answer === 'passes' ? worsening(verdict) : []
  const others = conditions.filter((one) => !named.includes(one))
  return [
    mirror?.answer === answer && mirrorText(mirror),
    ...others.map((one) => text.condition(text.answers[one.answer], one.when)),
    conditions.some(({ ofFilm }) => ofFilm) && text.ofFilm,
    because.length > 0 && text.because(together.format(because)),
    raisesFront !== undefined && text.raisesFront(raisesFront.limit, raisesFront.surely),
    papers.length > 0 && text.papers(together.format(papers)),
    strip && stripText(strip),
    answer === 'unstated' && text.askFirst,
    ...(answer === 'fails' && (!mirror || mirror.answer === 'passes')
      ? physicianText(rules, window)
      : []),
  ].filter((sentence) => typeof sentence === 'string')
}

/** The film that a physician’s paper allows on a window, if any. */
export function physicianText(
  { medical, medicalOn }: Pick<Rules, 'medical' | 'medicalOn'>,
  window: GlassName,
): string[] {
  if (medical !== 'darker' && medical !== 'clear') return []
  return medicalOn.includes(window) ? [text.medical[medical]] : []
}

/** How a verdict was reached: "45% film × 75% glass / 90% clear glass = 38%; the law asks for 25%." */
export function arithmetic(rules: Rules, pane: Pane, film: number, verdict: Verdict): string {
  const counted = countedOn(rules, pane.window)
  const { basis, filmFloor, tolerance, toleranceOf } = counted
  const { limit, net } = verdict
  if (limit === 100) {
    return pane.window === 'windshield' && rules.strip ? text.windshield.noneBelow : text.noFilm
  }
  const light =
    basis === 'film' ? text.filmAlone(film) : text.arithmetic(pane.glass, film, Math.round(net))
  const isWindshield = pane.window === 'windshield'
  if (isWindshield && rules.clearFilm) return text.windshield[rules.clearFilm]
  if (limit === null) return `${light}. ${isWindshield ? text.windshield.unknown : text.noNumber}`
  const raises = pane.window !== 'front' && rules.conditional.some(({ behind }) => behind)
  const any = raises ? text.raisesOnly : text.anyShade
  if (limit === 0) return basis === 'film' ? any : `${light}. ${any}`
  const granted = grantedBy(counted)
  const rule = [
    text.asks(limit),
    granted > 0 && text.tolerance(granted),
    toleranceOf !== 'limit' && tolerance && text.notGranted[toleranceOf](tolerance),
    basis === 'both' && filmFloor && text.filmFloor(filmFloor),
  ]
  return `${light}; ${rule.filter(Boolean).join(', ')}.`
}
