import { type FilmLine, type ModelRecord, numberOf, type Printed } from '../schema'
import {
  absorbed,
  type Bands,
  clearGlass,
  type OpticalRecord,
  ofSun,
  type Surfaces,
  solarHeatGain,
  surfaces,
  withFace,
} from './optics'

/*
 * What those who specify glass ask of a film, by its record: light and heat of a single pane and of a double glazing. A
 * film adds no resistance worth naming, but for a face of low emissivity.
 */

/** A pane of 3 mm and 1 W/mK conducts 1000 / 3 W/m²K. */
const singleGlazing = { name: '3 mm clear glass', conductance: 1000 / 3 } as const

/** Both panes are the one that records count on, so the inner one with film is the record itself. */
const doubleGlazing = {
  name: 'double glazing of 3 mm clear, 16 mm air and 3 mm clear',
  /** From pane to pane, W/m²K: 1 / (1 / 5.3 for radiation and air + 6 mm / 1 W/mK for both panes), EN 673. */
  conductance: 5.15,
} as const

/** Of heat in winter, EN 673. */
const WINTER = { outside: 25, inside: 7.7 } as const
/** What of the heat inside goes by radiation, EN 673. */
const WINTER_RADIATION = 4.1

const glazings = [
  { kind: 'single', ...singleGlazing },
  { kind: 'double', ...doubleGlazing },
] as const

/** The glazings that a film is figured on: no vehicle has double glazing. */
export const glazingsOf = (market: FilmLine['market']) =>
  market === 'automotive' ? glazings.slice(0, 1) : glazings

/** A pane as light meets it. */
interface Panes extends OpticalRecord {
  /** Of the light from outside, by pane. */
  readonly absorbedBy: readonly [outer: Bands, inner: Bands]
}

const byBand = (of: (band: 0 | 1 | 2) => number): Bands => [of(0), of(1), of(2)]

/** Two panes, between which light goes back and forth (EN 410, 5.2 and 5.4), with film on the inner side of the second. */
export function behindClearGlass(inner: OpticalRecord): Panes {
  const first = (band: 0 | 1 | 2) => clearGlass.transmits[band] / 100
  const mirrors = (band: 0 | 1 | 2) => clearGlass.reflects.inside[band] / 100
  const meets = (band: 0 | 1 | 2) => inner.reflects.outside[band] / 100
  /** What arrives at the inner pane, all ways together. */
  const arrives = (band: 0 | 1 | 2) => first(band) / (1 - mirrors(band) * meets(band))
  return {
    transmits: byBand((band) => arrives(band) * inner.transmits[band]),
    reflects: {
      outside: byBand(
        (band) =>
          clearGlass.reflects.outside[band] + 100 * first(band) * arrives(band) * meets(band),
      ),
      inside: byBand(
        (band) =>
          inner.reflects.inside[band] +
          (inner.transmits[band] ** 2 * mirrors(band)) / (100 * (1 - mirrors(band) * meets(band))),
      ),
    },
    absorbedBy: [
      byBand((band) => absorbed(clearGlass)[band] * (1 + arrives(band) * meets(band))),
      byBand((band) => absorbed(inner)[band] * arrives(band)),
    ],
  }
}

/**
 * Solar heat that comes in through the double glazing, per cent (EN 410, 5.4.6.3): what both panes transmit, and of
 * what they absorb the share that flows inward.
 */
export function doubleHeatGain(inner: OpticalRecord, standard: Surfaces): number {
  const { outside, inside } = withFace(standard, inner)
  const { transmits, absorbedBy } = behindClearGlass(inner)
  const [outerHeat, innerHeat] = absorbedBy.map(ofSun) as [number, number]
  const { conductance } = doubleGlazing
  const inward =
    ((outerHeat + innerHeat) / outside + innerHeat / conductance) /
    (1 / inside + 1 / outside + 1 / conductance)
  return ofSun(transmits) + inward
}

interface Glazing {
  readonly conductance: number
}

/** Thermal transmittance by EN 673, W/m²K. */
function thermalTransmittance(record: OpticalRecord, { conductance }: Glazing) {
  const { outside, inside } = withFace(WINTER, record, WINTER_RADIATION)
  return Math.round(10 / (1 / outside + 1 / conductance + 1 / inside)) / 10
}

const share = (percent: number) => Math.round(percent) / 100

function lightOf({ transmits, reflects }: OpticalRecord) {
  return {
    transmitted: Math.round(transmits[1]),
    outside: Math.round(reflects.outside[1]),
    inside: Math.round(reflects.inside[1]),
  }
}

/** Light in per cent, U in W/m²K, SHGC, g and light to solar gain as shares of one, on each glazing. */
export function specifiersFigures(record: OpticalRecord) {
  const figures = (panes: OpticalRecord, gain: typeof solarHeatGain, glazing: Glazing) => {
    const light = lightOf(panes)
    const shgc = share(gain(record, surfaces.nfrc200))
    return {
      ...light,
      u: thermalTransmittance(record, glazing),
      shgc,
      g: share(gain(record, surfaces.en410)),
      // Of the two figures beside it, so that whoever divides them finds it.
      lsg: share(light.transmitted / shgc),
    }
  }
  return {
    single: figures(record, solarHeatGain, singleGlazing),
    double: figures(behindClearGlass(record), doubleHeatGain, doubleGlazing),
  }
}

interface OfModel {
  readonly record?: OpticalRecord
  readonly stated: ModelRecord['stated']
}

/** By the key of a column; what is unknown is left out. */
export type OnGlass = {
  readonly [Key in keyof ReturnType<typeof specifiersFigures>['single']]?: Printed | undefined
}

/** The same of a model: on the single pane what its maker prints comes before what follows, from it or from the record. */
export function printedOnGlass({
  record,
  stated,
}: OfModel): Readonly<Record<'single' | 'double', OnGlass>> {
  const { single, double }: Partial<Record<'single' | 'double', OnGlass>> = record
    ? specifiersFigures(record)
    : {}
  const { vlt: transmitted = single?.transmitted, shgc = single?.shgc } = stated ?? {}
  const lsg =
    transmitted === undefined || shgc === undefined
      ? undefined
      : share(numberOf(transmitted) / numberOf(shgc))
  return { single: { ...single, lsg, ...stated, transmitted }, double: double ?? {} }
}
