import { createCompositor } from '../../ui/src/film/compositor'
import { type FactorValues, type LightScene, weigh } from '../../ui/src/film/light'
import type { LightPicture } from './compare'

/** The light of a scene as the shipped code sums it on the GPU, read before the tone curve. */
export async function composeInBrowser(
  scene: LightScene,
  width: number,
  values: FactorValues,
): Promise<LightPicture> {
  const canvas = document.createElement('canvas')
  const compositor = await createCompositor(canvas, scene, width, new AbortController().signal)
  const light = compositor.readLight(weigh(scene.layers, values))
  compositor.dispose()
  return { light: light.filter((_, at) => at % 4 < 3), width, height: canvas.height }
}
