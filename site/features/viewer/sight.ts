import type { LightLayers } from '@duskpane/content/light-layers'
import { sightsText as text } from '@duskpane/content/sights'
import { type FactorValues, luminance, weigh } from '@duskpane/ui/film/light'

/** Ratios nearer to 1 say nothing: what stands where in the room or the street weighs more. */
const CLOSE = 1.5

/**
 * How much more a pane mirrors than it shows, with these values of the layers' factors: the light with a
 * factor `R:` through that with `T:` alone, both summed over the panes. Less than 1, it shows more.
 * @throws {Error} naming a layer whose light in the panes is not known
 */
export function mirroredToShown({ layers }: LightLayers, values: FactorValues): number {
  const weights = weigh(layers, values)
  let [shown, mirrored] = [0, 0]
  for (const [index, { name, factors, panes }] of layers.entries()) {
    // What is always there are the walls round the panes.
    if (factors.length === 0) continue
    if (!panes) throw new Error(`The layer ${name} does not say what is seen in the panes.`)
    const [red, green, blue] = weights[index] ?? [0, 0, 0]
    const light = luminance([red * panes[0], green * panes[1], blue * panes[2]])
    if (factors.some((factor) => factor.startsWith('R:'))) mirrored += light
    else shown += light
  }
  return mirrored / shown
}

/** The ratio in words. */
export function sayBalance(ratio: number): string {
  if (ratio >= CLOSE) return text.mirrored(ratio)
  if (ratio <= 1 / CLOSE) return text.shown(1 / ratio)
  return text.close
}
