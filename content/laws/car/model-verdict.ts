import type { Model } from '../../films/catalog'
import { shadesFor } from '../../films/models'
import { conditionTexts } from '../sentences'
import { lawTool as text } from '../text'
import type { Rules } from '../tint-law'
import { darkestThatPasses, type GlassName, verdict } from '../verdict'
import { type Car, type FilmsOn, leavesFront, paneWith } from './car-set'

const ofLine = (window: GlassName, darkest: string | undefined) => {
  if (window === 'windshield') return darkest ? text.thickest(darkest) : text.noThickness
  return darkest ? text.darkest(darkest) : text.noneOfLine
}

/**
 * Whether a model may go on a window beside what the other windows have, and what else decides; the darkest model of
 * its line that may, and the darkest of all where that is darker.
 * @param films of all windows
 * @param models those of its line
 */
export function verdictOnModel(
  rules: Rules,
  car: Car,
  films: FilmsOn<Model>,
  window: GlassName,
  model: Model,
  models: readonly Model[],
) {
  const pane = paneWith(car, window, films)
  const found = verdict(rules, pane, model)
  const fits = (film: Model) => leavesFront(rules, car, films, window, film)
  const darkestOf = (some: readonly Model[]) =>
    darkestThatPasses(rules, pane, some.filter(fits))?.film
  const darkest = darkestOf(models)
  const ofAll = darkestOf(shadesFor(window))
  return {
    pane,
    found,
    conditions: conditionTexts(found, rules),
    darkest: [
      ofLine(window, darkest?.name),
      ...(ofAll && ofAll.vlt < (darkest?.vlt ?? 100)
        ? [text.darkestOfAll(ofAll.name, ofAll.line.name)]
        : []),
    ],
  }
}
