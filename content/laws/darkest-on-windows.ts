import type { Model } from '../films/catalog'
import { type Glass, paneOf, viewerNames } from './glass'
import { windowNames } from './sentences'
import type { TintLaw } from './tint-law'
import { darkestThatPasses, mostReflected, type Vehicle } from './verdict'

/** The darkest models that pass, as the query string of the viewer has them; bare glass where none does. */
export function darkestOnWindows(
  law: TintLaw,
  vehicle: Vehicle,
  glass: Glass,
  models: readonly Model[],
  reflectance = 0,
) {
  return Object.fromEntries(
    windowNames.map((window) => {
      const darkest =
        reflectance > mostReflected(law, window)
          ? undefined
          : darkestThatPasses(law, paneOf(vehicle, window, glass), models)
      return [viewerNames[window], darkest?.film.name ?? null]
    }),
  )
}
