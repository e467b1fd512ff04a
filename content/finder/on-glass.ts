import type { TabledModel } from '../films/catalog'
import { netVlt, surfaces } from '../light/optics'
import { doubleHeatGain } from '../light/specifiers'
import { thresholds } from '../thresholds'
import type { Question } from './find'

/*
 * What a film does on the glass that was named: its table is on one clear pane.
 */

/**
 * What it rejects of the sun's energy, per cent: on insulated glass through both panes, where it is unknown without
 * bands.
 */
export function rejectedOn(
  { tser, record }: TabledModel,
  { kind, glazing }: Question,
): number | undefined {
  if (kind !== 'building' || glazing !== 'insulated') return tser
  return record && Math.round(100 - doubleHeatGain(record, surfaces.nfrc200))
}

/** Light through glass and film together, per cent; a building's glass is as clear as that of the table. */
export const lightThrough = ({ vlt }: TabledModel, { factoryGlass }: Question): number =>
  factoryGlass === undefined ? vlt : Math.round(netVlt(factoryGlass, vlt))

/** Whether the glass of a vehicle hides what is behind it before film goes on it. */
export const hidesBare = ({ factoryGlass = 100 }: Question): boolean =>
  factoryGlass <= thresholds.seenVlt
