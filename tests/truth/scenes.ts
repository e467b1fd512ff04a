import {
  decodeLight,
  type FactorValues,
  type LightLayer,
  type LightScene,
} from '../../ui/src/film/light'
import type { Bounds, LightPicture } from './compare'
import { withoutAlpha } from './compose-in-browser'

/**
 * The rendered scenes: each module of content/scenes/layers has the layers of a scene, and the folder of the same name
 * here its references, if it has been compared. content/images/scenes renders both.
 */

interface Reference {
  readonly name: string
  readonly values: FactorValues
  readonly scale: number
  /** The scale of `<name>-peaks`, the light of lamps, where one scale could not hold both. */
  readonly peaks?: number
  /** Wider than of the other scenes, where content/images/scenes/README.md says what is off. */
  readonly bounds?: Bounds
}

const references = import.meta.glob<Reference[]>('./*/references.json', {
  eager: true,
  import: 'default',
})
const pictures = import.meta.glob<string>('./*/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})
const lights = import.meta.glob<LightScene>('../../content/scenes/layers/*.ts', { import: 'light' })

/** The names of the scenes, with references or still without. */
export const sceneNames = [
  ...new Set([
    ...Object.keys(references).map((path) => path.split('/').at(-2)),
    ...Object.keys(lights).map((path) => path.split('/').at(-1)?.replace('.ts', '')),
  ]),
].filter((name) => name !== undefined)

/** The scene as the site loads it. */
export async function loadScene(name: string) {
  const load = lights[`../../content/scenes/layers/${name}.ts`]
  if (!load) throw new Error(`There are no layers of ${name}.`)
  return load()
}

/** A reference names what differs from open windows: `T:all` is every T that it does not name. */
function completeValues(
  layers: readonly Pick<LightLayer, 'factors'>[],
  values: FactorValues,
): FactorValues {
  return Object.fromEntries(
    layers
      .flatMap(({ factors }) => factors)
      .map((factor) => {
        const [kind] = factor.split(':')
        return [factor, values[factor] ?? values[`${kind}:all`] ?? (kind === 'T' ? 1 : 0)]
      }),
  )
}

/** The full renders of a scene, with the values to compose. */
export function listReferences(scene: string, layers: readonly LightLayer[]) {
  const ofScene = references[`./${scene}/references.json`] ?? []
  return ofScene.map(({ name, values, scale, peaks, bounds }) => ({
    name,
    bounds,
    values: completeValues(layers, values),
    load: async () => {
      const picture = await loadPicture(`./${scene}/${name}.webp`, scale)
      if (peaks === undefined) return picture
      const { light } = await loadPicture(`./${scene}/${name}-peaks.webp`, peaks)
      return { ...picture, light: picture.light.map((value, at) => value + (light[at] ?? 0)) }
    },
  }))
}

const noCodes = new Uint8ClampedArray()

async function loadPicture(path: string, scale: number): Promise<LightPicture> {
  const blob = await (await fetch(pictures[path] ?? '')).blob()
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const codes = withoutAlpha(context?.getImageData(0, 0, width, height).data ?? noCodes)
  const lightOf = Float32Array.from({ length: 256 }, (_, code) => decodeLight(code, scale))
  const light = new Float32Array(codes.length)
  for (let at = 0; at < codes.length; at++) light[at] = lightOf[codes[at] as number] as number
  return { width, height, light }
}

/** Bytes of the layers of a scene in one width. */
export async function weighLayers(layers: readonly LightLayer[], width: number): Promise<number> {
  const bodies = layers.map(async ({ source }) => (await fetch(source[width] ?? '')).blob())
  return (await Promise.all(bodies)).reduce((sum, { size }) => sum + size, 0)
}
