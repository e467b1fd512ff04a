import { assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  adaptedExposure,
  compose,
  decodeLight,
  develop,
  encodeLight,
  luminance,
  mirroredToShown,
  type Rgb,
  toneMap,
  toSrgb,
  weigh,
} from './light.ts'

const scale = double({ min: 0.01, max: 16, noNaN: true })
const light = double({ min: 0, max: 16, noNaN: true })
const transmittance = double({ min: 0.01, max: 1, noNaN: true })

describe('the codes', () => {
  it('start at no light and end at sixteen times the scale', () => {
    expect([decodeLight(0, 2), decodeLight(255, 2)]).toEqual([0, expect.closeTo(32, 9)])
  })

  it('survive decoding and encoding', () => {
    assert(
      property(integer({ min: 0, max: 255 }), scale, (code, scale) => {
        expect(encodeLight(decodeLight(code, scale), scale)).toBeCloseTo(code, 6)
      }),
    )
  })

  it('are at most half a step wrong: 1.7% of the light, or less than 0.0001 of the scale', () => {
    assert(
      property(light, scale, (relative, scale) => {
        const exact = relative * scale
        const error = Math.abs(decodeLight(Math.round(encodeLight(exact, scale)), scale) - exact)
        expect(error).toBeLessThan(0.017 * exact + 0.0001 * scale)
      }),
    )
  })

  it('clip what is brighter, and what is below zero', () => {
    expect([encodeLight(40, 2), encodeLight(-1, 2)]).toEqual([255, 0])
  })
})

describe('the weight of a layer', () => {
  const values = { 'T:front': 0.2, 'R:front': [1.5, 1, 0.5] } as const

  it('is the product of the values of its factors, times the exposure', () => {
    const layers = [
      { factors: [] },
      { factors: ['T:front'] },
      { factors: ['T:front', 'T:front', 'R:front'] },
    ]
    const [lamps, inside, through] = weigh(layers, values, 2)
    expect(lamps).toEqual([2, 2, 2])
    expect(inside).toEqual([0.4, 0.4, 0.4])
    through?.forEach((weight, index) => {
      expect(weight).toBeCloseTo([0.12, 0.08, 0.04][index] ?? Number.NaN)
    })
  })

  it('needs every factor', () => {
    expect(() => weigh([{ factors: ['T:rear'] }], values)).toThrow('"T:rear"')
  })
})

describe('the sum', () => {
  const layers = [
    { factors: [], mean: [0.1, 0.1, 0.1] as Rgb, light: Float32Array.of(0.1, 0.1, 0.1) },
    { factors: ['a'], mean: [3, 2, 1] as Rgb, light: Float32Array.of(3, 2, 1) },
  ]

  it('shows three times white through a film of 20% as 0.6', () => {
    expect(compose(layers.slice(1), { a: 0.2 })[0]).toBeCloseTo(0.6)
  })

  it('is linear in each factor', () => {
    assert(
      property(transmittance, transmittance, (a, b) => {
        const at = (value: number) => compose(layers, { a: value })[1] as number
        expect(at((a + b) / 2)).toBeCloseTo((at(a) + at(b)) / 2, 5)
      }),
    )
  })

  it('stays darker for adapted eyes: an eighth of the light looks half as bright, not as bright', () => {
    assert(
      property(transmittance, transmittance, (a, reference) => {
        const light = (value: number, exposure = 1) =>
          luminance(compose(layers, { a: value }, exposure) as unknown as Rgb)
        const adapted = light(a, adaptedExposure(layers, { a }, { a: reference }))
        expect(adapted / light(reference)).toBeCloseTo(Math.cbrt(light(a) / light(reference)), 4)
      }),
    )
  })
})

describe('the tone curve', () => {
  it('takes 4% off what is below 0.8 and nothing else', () => {
    expect(toneMap([0.5, 0.5, 0.5])).toEqual([0.46, 0.46, 0.46])
    expect(toneMap([0, 0, 0])).toEqual([0, 0, 0])
  })

  it('never falls and never reaches 1', () => {
    assert(
      property(light, light, (a, b) => {
        const [darker, brighter] = [Math.min(a, b), Math.max(a, b)].map(
          (gray) => toneMap([gray, gray, gray])[0],
        ) as [number, number]
        expect(darker).toBeLessThanOrEqual(brighter + 1e-12)
        expect(brighter).toBeLessThan(1)
      }),
    )
  })

  it('stays between 0 and 1 for every color', () => {
    assert(
      property(tuple(light, light, light), (color) => {
        for (const value of toneMap(color)) {
          expect(value).toBeGreaterThanOrEqual(-1e-12)
          expect(value).toBeLessThan(1)
        }
      }),
    )
  })
})

test('the transfer function has the known values of sRGB', () => {
  expect(toSrgb(0)).toBe(0)
  expect(toSrgb(1)).toBeCloseTo(1)
  expect(255 * toSrgb(0.214)).toBeCloseTo(127, 0)
})

test('a developed picture has the tone curve, then the transfer function', () => {
  expect([...develop(Float32Array.of(0.5, 0.5, 0.5))]).toEqual(
    Array(3).fill(Math.round(255 * toSrgb(0.46))),
  )
})

const layer = (name: string, factors: readonly string[], light: number) =>
  ({ name, factors, panes: [light, light, light] }) as const

const balanced = [
  layer('wall', [], 100),
  layer('inside', ['T:front', 'T:front'], 0.5),
  layer('mirror', ['R:front'], 2),
]

test('the balance is what the panes mirror over what comes through them, by the layers', () => {
  expect(mirroredToShown(balanced, { 'T:front': 0.2, 'R:front': 0.45 })).toBeCloseTo(45)
  expect(mirroredToShown(balanced, { 'T:front': 1, 'R:front': 0.08 })).toBeCloseTo(0.32)
})

test('the light of a room that is mirrored counts as mirrored, not as shown', () => {
  const room = [layer('left', ['T:left'], 1), layer('again', ['R:left', 'T:left'], 1)]
  expect(mirroredToShown(room, { 'T:left': 0.5, 'R:left': 0.2 })).toBeCloseTo(0.2)
})

test('a layer that does not say what is seen in the panes is an error, not a guess', () => {
  const unknown = [{ name: 'x', factors: ['T:front'] }]
  expect(() => mirroredToShown(unknown, { 'T:front': 1 })).toThrow('x')
})
