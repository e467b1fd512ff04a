import { bareGlass } from '../optics'
import { lawPage as text } from '../pages/law'
import { conditionTexts } from './sentences'
import { verdictText } from './text'
import type { TintLaw } from './tint-law'
import { leastThatPasses, type Pane, verdict } from './verdict'

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

/** Why none of our films passes on a window: in a word, and in sentences. */
export function noFilmOn(law: TintLaw, pane: Pane) {
  const bare = verdict(law, pane, { vlt: bareGlass.vlt })
  return {
    word: wordFor(bare.limit),
    reason: reasonOf(law, pane, bare.limit),
    conditions: conditionTexts(bare, law),
  }
}
