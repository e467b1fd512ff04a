import { bareGlass } from '../../light/optics'
import { lawPage as text } from '../place-text'
import { limitText, physicianText } from '../sentences'
import { verdictText } from '../text'
import type { TintLaw } from '../tint-law'
import { leastThatPasses, type Pane, verdict } from '../verdict'

function reasonOf(law: TintLaw, pane: Pane, limit: number | null): string {
  if (limit === null) return text.answer.unstated
  if (limit === 100) return verdictText.noFilm
  const least = leastThatPasses(law, pane)
  return least === undefined
    ? text.answer.glassAlone(pane.glass, limit)
    : text.answer.needs(least, limit)
}

function wordFor(limit: number | null): string {
  if (limit === null) return text.figure.unstated
  return limit === 100 ? text.figure.none : text.figure.noneOfOurs
}

/** Why none of our films passes on a window: in a word, and in sentences, with what would open it. */
export function noFilmOn(law: TintLaw, pane: Pane) {
  const bare = verdict(law, pane, { vlt: bareGlass.vlt })
  const { limit, answer } = bare
  const lower = bare.conditions.filter((one) => limit !== null && one.limit < limit)
  return {
    word: wordFor(limit),
    reason: reasonOf(law, pane, limit),
    conditions: [
      ...lower.map((one) => verdictText.limitIf(limitText(one.limit), one.when)),
      ...(answer === 'fails' ? physicianText(law, pane.window) : []),
    ],
  }
}
