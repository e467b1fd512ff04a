import type { Model } from '../../films/catalog'
import { ORDINARY_GLASS } from '../glass'
import { isState, places } from '../places'
import { darkestThatPasses, type WindowName } from '../verdict'

/** The states whose law we could verify, with D.C., and the number of the others. */
export const verifiedStates = places.filter((place) => isState(place) && place.mark === 'verified')
export const unverifiedStates = places.filter(isState).length - verifiedStates.length

/**
 * In how many of the states that we could verify a shade passes on a window of a car with ordinary glass,
 * whatever its conditions.
 */
export function statesThatPass(models: readonly Model[], window: WindowName): number {
  const pane = { vehicle: 'car', window, glass: ORDINARY_GLASS } as const
  return verifiedStates.filter((rules) => darkestThatPasses(rules, pane, models)).length
}
