import { describe, expect, test } from 'vitest'
import { models } from './films/models'
import { contradictions, TSER_TOLERANCE, tserFromSpectrum } from './tser-from-spectrum'
import { roundClaim } from './value-basis'

const model = (vlt: number, irr: number, uvr: number, tser: number) => ({
  ...{ name: 'M', vlt, irr, uvr, tser },
  od: 0,
})

describe('TSER from the spectrum', () => {
  test('nothing passes and nothing is reflected: 73 of 100 parts flow outward', () => {
    expect(tserFromSpectrum({ vlt: 0, irr: 100, uvr: 100 }, 0).tser).toBeCloseTo(73)
  })

  test('what is reflected is rejected whole', () => {
    expect(tserFromSpectrum({ vlt: 0, irr: 100, uvr: 100 }, 100).tser).toBeCloseTo(100)
    expect(tserFromSpectrum({ vlt: 0, irr: 100, uvr: 100 }, 50).tser).toBeCloseTo(86.5)
  })

  test('each band counts with its share of the sun', () => {
    const passing = (vlt: number, irr: number, uvr: number) =>
      tserFromSpectrum({ vlt, irr, uvr }).transmitted
    expect(passing(100, 100, 100)).toBeCloseTo(44)
    expect(passing(0, 0, 100)).toBeCloseTo(53)
    expect(passing(0, 100, 0)).toBeCloseTo(3)
    expect(passing(100, 0, 0)).toBeCloseTo(100)
  })

  test('a film reflects no more than does not pass', () => {
    expect(tserFromSpectrum({ vlt: 100, irr: 0, uvr: 0 }, 8).tser).toBeCloseTo(0)
  })

  test('of a 30% film without infrared: 8 reflected, 78.8 absorbed, of which 57.5 flow outward', () => {
    const { transmitted, tser, least, most } = tserFromSpectrum({ vlt: 30, irr: 100, uvr: 100 })
    expect(transmitted).toBeCloseTo(13.2)
    expect(tser).toBeCloseTo(65.5, 1)
    expect(least).toBeCloseTo(63.4, 1)
    expect(most).toBeCloseTo(86.8)
  })
})

describe('contradictions', () => {
  const { tser } = tserFromSpectrum({ vlt: 30, irr: 100, uvr: 100 })

  test('a value within the tolerance is none, one beyond it is', () => {
    const stated = (points: number) => contradictions([model(30, 100, 100, tser + points)])
    expect(stated(TSER_TOLERANCE - 0.1)).toEqual([])
    expect(stated(-TSER_TOLERANCE + 0.1)).toEqual([])
    expect(stated(TSER_TOLERANCE + 0.1)).toHaveLength(1)
    expect(stated(-TSER_TOLERANCE - 0.1)).toHaveLength(1)
  })

  test('says what would have to be reflected, and a film that reflects that much agrees', () => {
    const [found] = contradictions([model(30, 100, 100, 81)])
    expect(found?.difference).toBeCloseTo(15.5, 1)
    expect(found?.needed).toBeCloseTo(65.3, 1)
    expect(tserFromSpectrum({ vlt: 30, irr: 100, uvr: 100 }, found?.needed).tser).toBeCloseTo(81)
    expect(contradictions([model(30, 100, 100, 81)], 65)).toEqual([])
  })
})

test('no model rejects more than does not pass it', () => {
  const impossible = models.filter((it) => it.tser > Math.ceil(tserFromSpectrum(it).most))
  expect(impossible.map(({ name }) => name)).toEqual([])
})

test('“up to 80%” is the round figure of the shades it is said to be, and only darker ones reject more', () => {
  const { percent, vlt } = roundClaim
  const balanced = models.filter((it) => it.vlt >= vlt.from && it.vlt <= vlt.to)
  const most = Math.max(...balanced.map(({ tser }) => tser))
  expect(Math.round(most / 10) * 10).toBe(percent)
  const above = models.filter(({ tser }) => tser > most)
  expect(above.length).toBeGreaterThan(0)
  for (const { name, vlt: light } of above) expect(light, name).toBeLessThan(vlt.from)
})
