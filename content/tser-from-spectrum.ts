import type { ModelValues } from './schema'

/**
 * Shares of the sun's energy by band, per cent: the round figures of the trade, as in Garware's glossary
 * (garwaresuncontrol.com/solar-terms). Standard spectra such as that of ISO 9050 differ by a few points.
 */
export const SOLAR_SHARES = { uv: 3, visible: 44, infrared: 53 } as const

/**
 * Share of the absorbed heat that flows inward, per cent; the rest is given off outside. It follows from the
 * surface coefficients of single glass in summer: ISO 9050 has 8 / (8 + 23) W/m²K = 26%.
 */
export const INWARD_SHARE = 27

/** Per cent of visible light that clear glass reflects; what a film without a stated value reflects at least. */
const GLASS_REFLECTANCE = 8

/** Points that the rounding of shares, values and reflectance can account for. */
export const TSER_TOLERANCE = 5

type Spectrum = Pick<ModelValues, 'vlt' | 'irr' | 'uvr'>

/** What a model's TSER has to be for its VLT, IRR and UVR; all in per cent of the sun's energy. */
export interface TserEstimate {
  /** Passes directly. */
  readonly transmitted: number
  /** Follows with this reflectance; what is neither reflected nor transmitted is absorbed. */
  readonly tser: number
  /** As if all that does not pass were absorbed. */
  readonly least: number
  /** As if all that does not pass were reflected. */
  readonly most: number
}

/**
 * The total solar energy rejected that follows from a spectrum: what is reflected, and of what is absorbed the
 * part that flows outward.
 * @param reflectance per cent of sunlight
 */
export function tserFromSpectrum(
  { vlt, irr, uvr }: Spectrum,
  reflectance = GLASS_REFLECTANCE,
): TserEstimate {
  const { uv, visible, infrared } = SOLAR_SHARES
  const transmitted = (uv * (100 - uvr) + visible * vlt + infrared * (100 - irr)) / 100
  const most = 100 - transmitted
  const outward = 1 - INWARD_SHARE / 100
  const reflected = Math.min(reflectance, most)
  return {
    transmitted,
    tser: reflected + outward * (most - reflected),
    least: outward * most,
    most,
  }
}

/** A model whose stated TSER is not the one that follows from its spectrum. */
export interface Contradiction<M> extends TserEstimate {
  readonly model: M
  /** Stated less following, in points. */
  readonly difference: number
  /** Sunlight that the film would have to reflect for its stated TSER, per cent; over `most` nothing would do. */
  readonly needed: number
}

/** The models whose stated TSER is more than the tolerance away from the one that follows. */
export function contradictions<M extends ModelValues>(
  models: readonly M[],
  reflectance?: number,
): readonly Contradiction<M>[] {
  return models.flatMap((model) => {
    const estimate = tserFromSpectrum(model, reflectance)
    const difference = model.tser - estimate.tser
    if (Math.abs(difference) <= TSER_TOLERANCE) return []
    const needed = (model.tser - estimate.least) / (INWARD_SHARE / 100)
    return [{ model, ...estimate, difference, needed }]
  })
}
