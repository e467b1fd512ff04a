import type { Model } from '../films/catalog'
import { shadesFor } from '../films/models'
import { conditionTexts } from './sentences'
import { lawTool as text } from './text'
import type { Rules } from './tint-law'
import { darkestThatPasses, type Pane, verdict } from './verdict'

const ofLine = ({ window }: Pane, darkest: string | undefined) => {
  if (window === 'windshield') return darkest ? text.thickest(darkest) : text.noThickness
  return darkest ? text.darkest(darkest) : text.noneOfLine
}

/**
 * Whether a model may go on a window and what else decides; the darkest model of its line that may, and the
 * darkest of all where that is darker.
 * @param models those of its line
 */
export function verdictOnModel(rules: Rules, pane: Pane, model: Model, models: readonly Model[]) {
  const found = verdict(rules, pane, model)
  const darkest = darkestThatPasses(rules, pane, models)?.film
  const ofAll = darkestThatPasses(rules, pane, shadesFor(pane.window))?.film
  return {
    found,
    conditions: conditionTexts(found, rules),
    darkest: [
      ofLine(pane, darkest?.name),
      ...(ofAll && ofAll.vlt < (darkest?.vlt ?? 100)
        ? [text.darkestOfAll(ofAll.name, ofAll.line.name)]
        : []),
    ],
  }
}
