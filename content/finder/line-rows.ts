import type { Line } from '../films/catalog'
import { lines } from '../films/models'
import { filmText } from '../films/text'
import { finder } from '../pages/finder'

const text = finder.lines

/** The range of a value over the models of a line. */
function rangeOf({ models }: Line, key: 'vlt' | 'tser' | 'uvr'): string {
  if (models.length === 0) return text.none
  const values = models.map((model) => model[key])
  return text.range(Math.min(...values), Math.max(...values))
}

function metalOf({ traits: { metal } }: Line): string {
  if (metal === undefined) return text.metalWords.unknown
  return metal ? text.metalWords.yes : text.metalWords.no
}

/** Every line with the values that the rules look at. */
export const lineRows = lines.map((line) => ({
  ...line,
  vlt: rangeOf(line, 'vlt'),
  tser: rangeOf(line, 'tser'),
  uvr: rangeOf(line, 'uvr'),
  metal: metalOf(line),
  market: filmText.markets[line.market],
}))
