import { createCompositor } from '../../ui/src/film/compositor'
import { type FactorValues, type LightScene, weigh } from '../../ui/src/film/light'
import type { LightPicture } from './compare'

/**
 * A scene as the shipped code sums it on the GPU, its light read before the tone curve. Its layers are decoded once,
 * for any number of pictures, as the site does.
 */
export async function openScene(scene: LightScene, width: number) {
  const canvas = document.createElement('canvas')
  const compositor = await createCompositor(canvas, scene, width, new AbortController().signal)
  return {
    compose(values: FactorValues): LightPicture {
      const light = withoutAlpha(compositor.readLight(weigh(scene.layers, values)))
      return { light, width, height: canvas.height }
    },
    close: compositor.dispose,
  }
}

/** Three numbers a pixel. A loop, as `filter` takes a second for a wide picture. */
export function withoutAlpha<Numbers extends Float32Array | Uint8ClampedArray>(
  rgba: Numbers,
): Numbers {
  const rgb = rgba.slice(0, (rgba.length / 4) * 3) as Numbers
  for (let at = 0; at < rgb.length; at++) rgb[at] = rgba[at + Math.floor(at / 3)] as number
  return rgb
}
