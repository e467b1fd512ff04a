import { describe, expect, it } from 'vitest'
import { colorAt, colorScale, developMap } from './color-scale.ts'
import { luminance, type Rgb } from './light.ts'

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** CIE 1976 lightness, 0 to 100. */
function lightness(color: Rgb): number {
  const y = luminance(color.map(toLinear) as unknown as Rgb)
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

describe('the scale', () => {
  it('grows lighter in equal steps', () => {
    const values = colorScale.map(lightness)
    const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
    const mean = steps.reduce((sum, step) => sum + step) / steps.length
    for (const step of steps) expect(Math.abs(step / mean - 1)).toBeLessThan(0.4)
  })

  it('is linear between its colours and ends with the last', () => {
    const [first, second] = colorScale.map(([red]) => red)
    expect(colorAt(0.05)[0]).toBeCloseTo(((first ?? 0) + (second ?? 0)) / 2)
    expect(colorAt(3)).toEqual(colorScale.at(-1))
  })
})

describe('a map', () => {
  it('draws red by the scale and blue alone in grey', () => {
    const [red, green, blue, ...around] = developMap(Float32Array.of(2, 0, 0.5, 0, 0, 1), 2)
    expect([red, green, blue]).toEqual(colorScale.at(-1)?.map((value) => Math.round(255 * value)))
    expect(around).toEqual([180, 188, 194])
  })
})
