import type { GlassName, Pane, Vehicle } from './verdict'

/** The factory glass of cars by VLT, per cent; the first is the usual one. */
export const carGlass = [
  { name: 'Factory glass', vlt: 75 },
  { name: 'Lighter glass', vlt: 85 },
  { name: 'Light glass', vlt: 80 },
  { name: 'Darker glass', vlt: 70 },
] as const

const [ordinary] = carGlass

/** VLT of the usual factory glass, per cent. */
export const ORDINARY_GLASS = ordinary.vlt
/** VLT of the factory glasses, per cent, darkest first. */
export const GLASSES = carGlass.map(({ vlt }) => vlt).sort((a, b) => a - b)
/** VLT of the dark glass that SUVs often have behind the driver, per cent. */
const PRIVACY_GLASS = 20

/** The factory glass of a vehicle. */
export interface Glass {
  /** VLT, per cent. */
  readonly vlt: number
  /** Whether the glass behind the driver of an SUV is privacy glass. */
  readonly privacy: boolean
}

/** A window of a vehicle with this glass. */
export function paneOf(vehicle: Vehicle, window: GlassName, { vlt, privacy }: Glass): Pane {
  if (vehicle === 'car' || !privacy) return { vehicle, window, glass: vlt }
  return {
    vehicle,
    window,
    glass: window === 'front' || window === 'windshield' ? vlt : PRIVACY_GLASS,
    behind: PRIVACY_GLASS,
  }
}

/** The glass that a query string names; ordinary glass where it names none. */
export function glassOf(chosen: URLSearchParams): Glass {
  const vlt = Number(chosen.get('glass'))
  return {
    vlt: GLASSES.find((glass) => glass === vlt) ?? ORDINARY_GLASS,
    privacy: chosen.get('behind') === 'privacy',
  }
}

/** The glass of a vehicle in the query string, with the viewer's names for the windows. */
export const viewerNames = {
  front: 'front',
  rearSide: 'rear-side',
  rear: 'rear',
  windshield: 'windshield',
} as const satisfies Readonly<Record<GlassName, string>>
