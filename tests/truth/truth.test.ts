import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompositor } from '../../ui/src/film/compositor'
import { compose, decodeLight, develop, encodeLight, weigh } from '../../ui/src/film/light'
import { budgets } from '../bench/budgets'
import { eventually } from '../support/eventually'
import { findDifferences } from './compare'
import { openScene } from './compose-in-browser'
import { listReferences, loadScene, sceneNames, weighLayers } from './scenes'
import { layers, size, toPng } from './synthetic'

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

      test.each(references)('is true: $name', async ({ values, load, bounds }) => {
        expect(findDifferences(opened.compose(values), await load(), bounds)).toEqual([])
      })
    })

    test('has layers that are light enough for a phone', async () => {
      const bytes = await weighLayers(scene.layers, narrow)
      expect(bytes / 1024).toBeLessThanOrEqual(budgets.layersKiB)
    })
  })
}

// A scene whose sum is known.

const films = [
  { 'T:left': 1, 'T:right': 1 },
  { 'T:left': 0.05, 'T:right': [0.5, 0.4, 0.3] },
] as const

const scene = {
  ...size,
  layers: layers.map(({ light, ...layer }) => ({
    ...layer,
    source: { [size.width]: toPng(light, layer.scale) },
  })),
}

describe('the shader and the functions agree', () => {
  const [, values] = films
  const coded = layers.map(({ light, scale, ...layer }) => ({
    ...layer,
    light: light.map((value) => decodeLight(Math.round(encodeLight(value, scale)), scale)),
  }))
  const expected = compose(coded, values)

  test('on the light', async () => {
    const { compose: sum, close } = await openScene(scene, size.width)
    const { light } = sum(values)
    close()
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
  await eventually(() => expect(look()).toBeLessThan(brightest))
  const between = look()
  expect(between).toBeGreaterThan(darkest)
  compositor.show(open, 400)
  expect(Math.abs(look() - between)).toBeLessThanOrEqual(6)
  await eventually(() => expect(look()).toBe(brightest))
  compositor.dispose()
})
