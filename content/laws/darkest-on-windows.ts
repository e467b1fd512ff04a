import type { Model } from '../films/catalog'
import { type Glass, paneOf, viewerNames } from './glass'
import { windowNames } from './sentences'
import type { Rules } from './tint-law'
import { darkestThatPasses, type Vehicle } from './verdict'

/** The darkest models that pass, as the query string of the viewer has them; bare glass where none does. */
export function darkestOnWindows(
  rules: Rules,
  vehicle: Vehicle,
  glass: Glass,
  models: readonly Model[],
) {
  return Object.fromEntries(
    windowNames.map((window) => {
      const darkest = darkestThatPasses(rules, paneOf(vehicle, window, glass), models)
      return [viewerNames[window], darkest?.film.name ?? null]
    }),
  )
}
