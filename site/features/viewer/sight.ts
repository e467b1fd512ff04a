import type { SightView } from '@duskpane/content/schema'
import { type FactorValues, luminance, weigh } from '@duskpane/ui/film/light'

/**
 * How much more a pane mirrors than it shows, with these values of the layers' factors: the light with a
 * factor `R:` through that with `T:` alone, both summed over the panes. Less than 1, it shows more.
 * @throws {Error} naming a layer whose light in the panes is not known
 */
export function mirroredToShown(
  { layers }: Pick<SightView, 'layers'>,
  values: FactorValues,
): number {
  const weights = weigh(layers, values)
  let [shown, mirrored] = [0, 0]
  for (const [index, { name, factors, panes }] of layers.entries()) {
    // What is always there are the walls round the panes.
    if (factors.length === 0) continue
    if (!panes) throw new Error(`The layer ${name} does not say what is seen in the panes.`)
    const [red = 0, green = 0, blue = 0] = (weights[index] ?? []).map(
      (weight, channel) => weight * (panes[channel] ?? 0),
    )
    const light = luminance([red, green, blue])
    if (factors.some((factor) => factor.startsWith('R:'))) mirrored += light
    else shown += light
  }
  return mirrored / shown
}
