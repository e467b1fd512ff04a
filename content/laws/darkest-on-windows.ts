import type { Model } from '../films/catalog'
import { type Car, darkestSet } from './car-set'
import { viewerNames } from './glass'
import { windowNames } from './sentences'
import type { Rules } from './tint-law'

/** The darkest models that pass together, as the query string of the viewer has them; bare glass where none does. */
export function darkestOnWindows(rules: Rules, car: Car, models: readonly Model[]) {
  const set = darkestSet(rules, car, models)
  return Object.fromEntries(
    windowNames.map((window) => [viewerNames[window], set[window]?.name ?? null]),
  )
}
