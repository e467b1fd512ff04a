/**
 * The optics of film on glass: what follows from one record a model.
 *
 * A record is what a spectrometer sees of the film on 3 mm clear glass, the trade's basis (NFRC 300, ASTM E903):
 * light and heat by band, transmitted and reflected. What is neither is absorbed, and warms the pane.
 */

/** By band, per cent: of ultraviolet (300 to 380 nm), of visible light, of infrared (to 2500 nm). */
export type Bands = readonly [ultraviolet: number, visible: number, infrared: number]

/** A pane of clear glass, with film on its inner side or without. */
export interface OpticalRecord {
  readonly transmits: Bands
  readonly reflects: {
    /** To the sun's side. */
    readonly outside: Bands
    /** Back into the room or the cabin. */
    readonly inside: Bands
  }
  /** Of the face toward the room, corrected as EN 12898 has it: low where a film is made to keep heat in. Default: glass. */
  readonly emissivity?: number
}

/**
 * 3 mm clear glass without film, number 102 of the International Glazing Database in whole per cent: the ultraviolet
 * from 300 to 380 nm as E891 weighs it (71.2 transmitted, 7.6 reflected), infrared from 780 nm.
 */
export const clearGlass: OpticalRecord = {
  transmits: [71, 90, 79],
  reflects: { outside: [8, 8, 7], inside: [8, 8, 7] },
}

/**
 * Shares of the sun's energy by band, per cent: the trade's round figures. In the table of ASTM E891 (direct, air mass
 * 1.5, 300 to 2500 nm), by which NFRC 300 weighs, they part at 400 and 742 nm; from 400 to 700 nm alone it has 39%, and
 * 58% above. By these shares clear glass transmits 83.6%; the database says 83.4%.
 */
export const SOLAR_SHARES: Bands = [3, 44, 53]

/** Of uncoated glass, EN 673. */
const GLASS_EMISSIVITY = 0.837

/** What carries heat away from a pane, W/m²K. */
export interface Surfaces {
  readonly outside: number
  readonly inside: number
}

/** By standard, for solar heat. */
export const surfaces = {
  /** SHGC by NFRC 200, summer: 4 + 4 × the wind of 2.75 m/s (ISO 15099), and 6 by radiation; inside 8. */
  nfrc200: { outside: 21, inside: 8 },
  /** g-value by EN 410, as ISO 9050 has it. */
  en410: { outside: 23, inside: 8 },
} as const satisfies Readonly<Record<string, Surfaces>>

/** A sum over the bands of what the sun sends, per cent of its energy. */
export const ofSun = (bands: Bands) =>
  SOLAR_SHARES.reduce((sum, share, band) => sum + (share * (bands[band] ?? 0)) / 100, 0)

/** What a pane absorbs of the light from outside. */
export function absorbed({ transmits, reflects }: OpticalRecord): Bands {
  const rest = (band: 0 | 1 | 2) => 100 - transmits[band] - reflects.outside[band]
  return [rest(0), rest(1), rest(2)]
}

/** How much of the sun's heat a pane takes up, per cent. */
export const heatTakenUp = (record: OpticalRecord) => Math.round(ofSun(absorbed(record)))

/**
 * What carries heat away from a pane, W/m²K, with the emissivity of its face toward the room, by which radiation is less
 * (4.4 of the 8 inside by EN 410).
 */
export const withFace = (
  { outside, inside }: Surfaces,
  { emissivity = GLASS_EMISSIVITY }: Pick<OpticalRecord, 'emissivity'>,
  radiation = 4.4,
): Surfaces => ({ outside, inside: inside - radiation * (1 - emissivity / GLASS_EMISSIVITY) })

/**
 * Solar heat that comes in through a single pane, per cent: what it transmits, and of what it absorbs the share
 * that its inner side gives off.
 */
export function solarHeatGain(pane: OpticalRecord, standard: Surfaces): number {
  const { outside, inside } = withFace(standard, pane)
  return ofSun(pane.transmits) + (ofSun(absorbed(pane)) * inside) / (inside + outside)
}

/** -log10(VLT / 100). */
export const opticalDensity = (vlt: number) => Math.round(-Math.log10(vlt / 100) * 100) / 100

/** The trade's figures of a record, per cent, in whole numbers. */
export function figuresOf(record: OpticalRecord) {
  const [ultraviolet, vlt, infrared] = record.transmits
  return {
    vlt,
    irr: 100 - infrared,
    uvr: 100 - ultraviolet,
    od: opticalDensity(vlt),
    tser: Math.round(100 - solarHeatGain(record, surfaces.nfrc200)),
    /** Visible light. */
    reflectance: { outside: record.reflects.outside[1], inside: record.reflects.inside[1] },
  }
}

/** Solar heat that comes in through 3 mm clear glass, per cent. */
export const bareGlassHeat = Math.round(solarHeatGain(clearGlass, surfaces.nfrc200))

const [, CLEAR_VLT] = clearGlass.transmits
const [, CLEAR_REFLECTANCE] = clearGlass.reflects.outside

/** Visible light that bare glass lets through and reflects, per cent. */
export const bareGlass = {
  vlt: CLEAR_VLT,
  reflectance: { outside: CLEAR_REFLECTANCE, inside: CLEAR_REFLECTANCE },
} as const

/**
 * Visible light through other glass with a film, per cent. The VLT of a film counts on clear glass of 90%, so that
 * glass is taken out: over 75% glass a 35% film lets 35 × 75 / 90 = 29% through.
 *
 * Of a pane with faces that reflect r and ρ and a body that transmits τ, T = (1 - r) τ t / (1 - r ρ τ²), with t of
 * the film. Both panes have the same faces, so they differ by τ and by the denominator: light that goes back and
 * forth between film and outer face. That is neglected: a quarter of a point for the strongest mirror.
 */
export function netVlt(glass: number, film: number): number {
  return (film * glass) / CLEAR_VLT
}

/** Whether a film is a mirror: it reflects at least twice what bare glass does. */
export function isMirror({ reflectance }: Pick<ReturnType<typeof figuresOf>, 'reflectance'>) {
  return reflectance.outside >= 2 * CLEAR_REFLECTANCE
}
