import type { Model } from '../films/catalog'
import { ORDINARY_GLASS } from './glass'
import { isState, places } from './places'
import { darkestThatPasses, type WindowName } from './verdict'

/** In how many states and D.C. a shade passes on a window of a car with ordinary glass, whatever its conditions. */
export function statesThatPass(models: readonly Model[], window: WindowName): number {
  const pane = { vehicle: 'car', window, glass: ORDINARY_GLASS } as const
  return places.filter(isState).filter((law) => darkestThatPasses(law, pane, models)).length
}
