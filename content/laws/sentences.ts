import { verdictText as text } from './text'
import type { TintLimits, VltLimit } from './tint-law'
import type { Pane, Verdict, WindowName } from './verdict'

export const windowNames = Object.keys(text.windows) as readonly WindowName[]

/** "November 22, 2026", from an ISO date. */
export function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** A limit in a table: "25%", "Any", "None" or "Not stated". */
export function limitText(limit: VltLimit): string {
  if (limit === null) return text.limits.notStated
  if (limit === 0) return text.limits.any
  return limit === 100 ? text.limits.none : `${limit}%`
}

/** What an answer is called; a film that fails if a condition is met does not simply pass. */
export function answerText({ answer, conditions }: Verdict): string {
  return answer === 'passes' && conditions.length > 0 ? text.answers.passesIf : text.answers[answer]
}

/** What else decides on a window, as sentences: conditions, and what the film means for the front. */
export function conditionTexts({ conditions, raisesFront }: Verdict): string[] {
  const sentences = conditions.map(({ answer, when }) => text.condition(text.answers[answer], when))
  return raisesFront === undefined ? sentences : [...sentences, text.raisesFront(raisesFront)]
}

/** How a verdict was reached: "75% glass × 45% film = 34%; the law asks for 25%." */
export function arithmetic(
  { basis, tolerance, filmFloor }: TintLimits,
  { glass }: Pane,
  film: number,
  { limit, net }: Verdict,
): string {
  if (limit === 100) return text.noFilm
  const light =
    basis === 'film' ? text.filmAlone(film) : text.arithmetic(glass, film, Math.round(net))
  if (limit === null) return `${light}. ${text.answers.unstated}.`
  if (limit === 0) return `${light}. ${text.anyShade}`
  const rule = [
    text.asks(limit),
    tolerance && text.tolerance(tolerance),
    basis === 'both' && filmFloor && text.filmFloor(filmFloor),
  ]
  return `${light}; ${rule.filter(Boolean).join(', ')}.`
}
