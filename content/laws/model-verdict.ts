import type { Model } from '../films/catalog'
import { conditionTexts } from './sentences'
import { lawTool as text } from './text'
import type { TintLaw } from './tint-law'
import { darkestThatPasses, mostReflected, type Pane, type Verdict, verdict } from './verdict'

/** The name of a model that passes, with its mark, and whether more than its shade decides. */
function nameOf({ film, verdict: found }: { readonly film: Model; readonly verdict: Verdict }) {
  const name = film.name + (film.illustrative ? '†' : '')
  return conditionTexts(found).length > 0 ? `${name}, ${text.onCondition}` : name
}

/**
 * Whether a model may go on a window, what else decides, and the darkest model of its line that may.
 * @param models those of its line
 * @param reflectance of mirror films, visible light that they reflect to the outside, per cent
 */
export function verdictOnModel(
  law: TintLaw,
  pane: Pane,
  model: Model,
  models: readonly Model[],
  reflectance = 0,
) {
  const allowed = mostReflected(law, pane.window)
  const mirrors = reflectance > allowed
  const shade = verdict(law, pane, model.vlt)
  const found: Verdict = mirrors ? { ...shade, answer: 'fails', conditions: [] } : shade
  const darkest = mirrors ? undefined : darkestThatPasses(law, pane, models)
  return {
    found,
    conditions: [
      ...(mirrors ? [text.mirrors(reflectance, allowed)] : []),
      ...conditionTexts(found),
    ],
    darkest: darkest ? text.darkest(nameOf(darkest)) : text.noneOfLine,
  }
}
