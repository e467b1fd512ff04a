import type { HeatScene } from '@duskpane/content/schema'
import type { Shade } from '@duskpane/content/shades'
import { type FactorValues, weigh } from '@duskpane/ui/film/light'

/**
 * Per cent of the sun's energy that clear glass of 3 mm rejects: 1 - SHGC, which is 0.87, what the shading
 * coefficient is relative to. TSER of films is stated for film on such glass, glass included, so it is
 * never multiplied by that of the glass.
 * https://www.guardianglass.com/ru/en/tools-and-resources/resources/glass-glossary/shading-coefficient
 * https://windowcool.com/resources/technical-specifications
 */
const CLEAR_GLASS_TSER = 13

/**
 * The values of the factors of the map with a film, or bare glass, on its windows.
 * @param windshield whether the film is on the windshield too
 */
export function heatValues(film: Pick<Shade, 'tser'> | null, windshield: boolean): FactorValues {
  const letIn = (tser: number) => (100 - tser) / 100
  const bare = letIn(CLEAR_GLASS_TSER)
  const filmed = film ? letIn(film.tser) : bare
  return { 'T:sides': filmed, 'T:windshield': windshield ? filmed : bare }
}

/** Mean irradiance on the seat and on the dashboard, W/m². */
export function meanIrradiance({ layers }: Pick<HeatScene, 'layers'>, values: FactorValues) {
  const sum = { seat: 0, dashboard: 0 }
  for (const [index, [weight]] of weigh(layers, values).entries()) {
    const { seat = 0, dashboard = 0 } = layers[index]?.means ?? {}
    sum.seat += 1000 * weight * seat
    sum.dashboard += 1000 * weight * dashboard
  }
  return sum
}
