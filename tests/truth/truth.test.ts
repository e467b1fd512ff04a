import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { createCompositor } from '../../ui/src/film/compositor'
import { compose, decodeLight, develop, encodeLight, toSrgb, weigh } from '../../ui/src/film/light'
import { budgets } from '../bench/budgets'
import { findDifferences } from './compare'
import { composeInBrowser, openScene } from './compose-in-browser'
import { listReferences, loadScene, sceneNames, weighLayers } from './scenes'
import { layers, plainLayer, size, toPng } from './synthetic'

for (const name of sceneNames) {
  describe(`the scene ${name}`, async () => {
    const scene = await loadScene(name)
    const widths = Object.keys(scene.layers[0]?.source ?? {}).map(Number)
    const [narrow = 0] = widths
    const references = listReferences(name, scene.layers)

    describe.each(references.length > 0 ? widths : [])('in %i px', (width) => {
      let opened: Awaited<ReturnType<typeof openScene>>
      beforeAll(async () => {
        opened = await openScene(scene, width)
      })
      afterAll(() => opened.close())

      test.each(references)('is true: $name', async ({ values, load }) => {
        expect(findDifferences(opened.compose(values), await load())).toEqual([])
      })
    })

    test('has layers that are light enough for a phone', async () => {
      const bytes = await weighLayers(scene.layers, narrow)
      expect(bytes / 1024).toBeLessThanOrEqual(budgets.layersKiB)
    })
  })
}

// From here on the tests are tested: a scene whose sum is known is true, the known mistakes are not.

const films = [
  { 'T:left': 1, 'T:right': 1 },
  { 'T:left': 0.2, 'T:right': 0.2 },
  { 'T:left': 0.05, 'T:right': [0.5, 0.4, 0.3] },
] as const

async function asScene(lit: readonly (typeof layers)[number][], type: 'png' | 'avif') {
  const withSources = lit.map(async ({ light, ...layer }) => {
    const png = toPng(light, layer.scale)
    const data = type === 'png' ? png : await commands.asLayer(png, size.width)
    return { ...layer, source: { [size.width]: `data:image/${type};base64,${data}` } }
  })
  return { ...size, layers: await Promise.all(withSources) }
}

/** The light that whole codes hold. */
const asCoded = ({ light, scale }: (typeof layers)[number]) =>
  light.map((value) => decodeLight(Math.round(encodeLight(value, scale)), scale))

const exact = (values: (typeof films)[number]) => ({ ...size, light: compose(layers, values) })

describe('from AVIF layers', () => {
  // They take seconds to encode.
  let scene: Awaited<ReturnType<typeof asScene>>
  beforeAll(async () => {
    scene = await asScene(layers, 'avif')
  })

  test.each(films)('the picture with films of %o is true', async (values) => {
    const composed = await composeInBrowser(scene, size.width, values)
    expect(findDifferences(composed, exact(values))).toEqual([])
  })

  test('a layer comes back within a code, on average', async () => {
    const [, left] = layers
    const [, coded] = scene.layers
    if (!left || !coded) throw new Error('There is no layer.')
    const alone = { ...scene, layers: [coded] }
    const { light } = await composeInBrowser(alone, size.width, { 'T:left': 1 })
    const errors = light.map((value, at) =>
      Math.abs(encodeLight(value, left.scale) - encodeLight(left.light[at] ?? 0, left.scale)),
    )
    expect(errors.reduce((sum, error) => sum + error) / errors.length).toBeLessThan(1)
  })
})

describe('a film of 20%', () => {
  const [, values] = films

  test('from layers clipped at white is not true', async () => {
    const clipped = layers.map((layer) => ({
      ...layer,
      light: layer.light.map((value) => Math.min(value, 1)),
    }))
    const composed = await composeInBrowser(await asScene(clipped, 'avif'), size.width, values)
    expect(findDifferences(composed, exact(values))).not.toEqual([])
  })

  test('from a sum of display values is not true', () => {
    const weights = weigh(layers, values)
    const displayed = layers.map(({ light }, index) => ({
      factors: [],
      light: light.map((value, at) => toSrgb(value * (weights[index]?.[at % 3] ?? 0))),
    }))
    const light = compose(displayed, {}).map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    )
    expect(findDifferences({ ...size, light }, exact(values))).not.toEqual([])
  })
})

test('plain walls keep their light in AVIF', async () => {
  const scene = await asScene([plainLayer], 'avif')
  const composed = await composeInBrowser(scene, size.width, {})
  expect(findDifferences(composed, { ...size, light: asCoded(plainLayer) })).toEqual([])
})

describe('the shader and the functions agree', async () => {
  const [, , values] = films
  const scene = await asScene(layers, 'png')
  const coded = layers.map((layer) => ({ ...layer, light: asCoded(layer) }))
  const expected = compose(coded, values)

  test('on the light', async () => {
    const { light } = await composeInBrowser(scene, size.width, values)
    const errors = light.map((value, at) => Math.abs(value / (expected[at] ?? 0) - 1))
    expect(errors.reduce((most, error) => Math.max(most, error))).toBeLessThan(0.001)
  })

  test('on the picture that is shown', async () => {
    const canvas = document.createElement('canvas')
    const { signal } = new AbortController()
    const compositor = await createCompositor(canvas, scene, size.width, signal)
    compositor.show(weigh(layers, values))
    const copy = Object.assign(document.createElement('canvas'), size).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    const shown = copy?.getImageData(0, 0, size.width, size.height).data
    const errors = Array.from(develop(expected), (value, at) =>
      Math.abs(value - (shown?.[Math.floor(at / 3) * 4 + (at % 3)] ?? Number.NaN)),
    )
    expect(errors.reduce((most, error) => Math.max(most, error))).toBeLessThanOrEqual(1)
    compositor.dispose()
  })
})

test('an interrupted fade goes on from what it shows, and ends with what is asked for last', async () => {
  const canvas = document.createElement('canvas')
  const scene = await asScene(layers, 'png')
  const compositor = await createCompositor(canvas, scene, size.width, new AbortController().signal)
  const gpu = canvas.getContext('webgl2')
  /** Red of a point on the left wall, 0 to 255. */
  const look = () => {
    const pixel = new Uint8Array(4)
    gpu?.readPixels(size.width / 2, 10, 1, 1, gpu.RGBA, gpu.UNSIGNED_BYTE, pixel)
    return pixel[0] ?? Number.NaN
  }
  const [open, dark] = films.map((values) => weigh(layers, values))
  if (!open || !dark) throw new Error('There are no films.')
  compositor.show(dark)
  const darkest = look()
  compositor.show(open)
  const brightest = look()

  compositor.show(dark, 400)
  expect(look()).toBe(brightest)
  await vi.waitUntil(() => look() < brightest, { interval: 5 })
  const between = look()
  expect(between).toBeGreaterThan(darkest)
  compositor.show(open, 400)
  expect(Math.abs(look() - between)).toBeLessThanOrEqual(6)
  await vi.waitUntil(() => look() === brightest, { interval: 5 })
  compositor.dispose()
})
