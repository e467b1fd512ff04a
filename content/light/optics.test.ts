import { describe, expect, test } from 'vitest'
import { lines, models, modelsOf, withBands } from '../films/models'
import {
  absorbed,
  bareGlass,
  clearGlass,
  figuresOf,
  isMirror,
  netVlt,
  type OpticalRecord,
  ofSun,
  SOLAR_SHARES,
  solarHeatGain,
  surfaces,
} from './optics'

const panes = [
  { name: 'Clear glass', record: clearGlass },
  ...withBands(models).map(({ name, record }) => ({ name, record })),
]

describe('what energy forbids, no record has', () => {
  test('a band gives no more back than comes in, from either side', () => {
    for (const { name, record } of panes) {
      const { transmits, reflects } = record
      for (const [band, light] of transmits.entries()) {
        for (const side of ['outside', 'inside'] as const) {
          const back = reflects[side][band] ?? Number.NaN
          expect.soft(light, name).toBeGreaterThanOrEqual(0)
          expect.soft(back, name).toBeGreaterThanOrEqual(0)
          expect.soft(light + back, `${name}, ${side}, band ${band}`).toBeLessThanOrEqual(100)
        }
      }
    }
  })

  test('a model rejects as much of the sun as follows, but for what the owner states', () => {
    for (const { name, record, tser, vlt, irr, uvr } of withBands(models)) {
      const [ultraviolet, visible, infrared] = SOLAR_SHARES
      const passes = (ultraviolet * (100 - uvr) + visible * vlt + infrared * (100 - irr)) / 100
      expect.soft(tser, `${name}, if all else were reflected`).toBeLessThanOrEqual(100 - passes)
      const reflects = ofSun(record.reflects.outside)
      const outward = ((100 - passes - reflects) * 21) / 29
      expect
        .soft(Math.abs(figuresOf(record).tser - reflects - outward), name)
        .toBeLessThanOrEqual(0.5)
    }
  })
})

describe('bare 3 mm glass is as published', () => {
  test('transmits 71.2% of the ultraviolet and reflects 7.6%, number 102 of the IGDB from 300 to 380 nm', () => {
    expect(clearGlass.transmits[0]).toBe(Math.round(71.2))
    expect(clearGlass.reflects.outside[0]).toBe(Math.round(7.6))
    expect(clearGlass.reflects.inside[0]).toBe(Math.round(7.6))
  })

  test('transmits 83.4% of the sun and reflects 7.5%, number 102 of the IGDB', () => {
    expect(Math.abs(ofSun(clearGlass.transmits) - 83.4)).toBeLessThan(0.5)
    expect(Math.abs(ofSun(clearGlass.reflects.outside) - 7.5)).toBeLessThan(0.5)
  })

  test('lets 86% of the heat in by NFRC 200, and as much by EN 410', () => {
    expect(Math.round(solarHeatGain(clearGlass, surfaces.nfrc200))).toBe(86)
    expect(Math.round(solarHeatGain(clearGlass, surfaces.en410))).toBe(86)
  })

  test('mirrors nothing', () => {
    expect(isMirror(bareGlass)).toBe(false)
  })
})

test('of a film that passes nothing and reflects nothing, eight parts in 29 flow inward', () => {
  const none = [0, 0, 0] as const
  const black: OpticalRecord = { transmits: none, reflects: { outside: none, inside: none } }
  expect(ofSun(absorbed(black))).toBe(100)
  expect(solarHeatGain(black, surfaces.nfrc200)).toBeCloseTo((100 * 8) / 29)
  expect(solarHeatGain(black, surfaces.en410)).toBeCloseTo((100 * 8) / 31)
})

/**
 * Every other point of ASTM E891-87, table 1 (direct, air mass 1.5): nm, and W/m² per µm. The tests of LBNL's
 * Windows-CalcEngine print the table.
 */
const e891 = `
300 0, 310 15.6, 320 71.2, 330 152.4, 340 179.4, 360 240.5, 380 362.4, 400 556, 420 690.8, 440 798.5, 460 990,
480 1046.1, 500 1026.7, 550 1102.2, 590 1024.3, 610 1088.8, 650 1061.7, 690 859.2, 710 1002.4, 724.4 842.8, 740 971,
757.5 942.2, 762.5 524.8, 767.5 830.7, 780 908.9, 816 712, 840 799.8, 880 778.3, 915 565.2, 930 348.1, 937 224.2,
965 451.2, 993.5 630.1, 1040 582.9, 1070 539.7, 1100 366.2, 1120 98.1, 1137 118.7, 1180 406.8, 1235 423.6, 1290 365.7,
1320 223.4, 1350 30.1, 1395 1.4, 1442.5 51.6, 1477 97.3, 1520 239.3, 1578 222.3, 1630 224.7, 1678 202.8, 1740 158.2,
1800 28.6, 1860 1.8, 1920 1.1, 1985 84.9, 2035 92.5, 2100 82.7, 2198 66.4, 2270 65, 2360 57.6, 2450 19.8, 2537 3`
  .split(',')
  .map((point) => point.trim().split(' ').map(Number) as [nm: number, power: number])

/** What the sun sends between two wavelengths, by trapezoids. */
function sentBetween(from: number, to: number): number {
  const steps = e891.slice(1).map((end, at) => {
    const [[a, before], [b, after]] = [e891[at] ?? end, end]
    const power = (nm: number) => before + ((after - before) * (nm - a)) / (b - a)
    const [low, high] = [Math.max(a, from), Math.min(b, to)]
    return low < high ? ((power(low) + power(high)) / 2) * (high - low) : 0
  })
  return steps.reduce((sum, step) => sum + step, 0)
}

test('the shares of the sun’s energy are those of E891 within a point, parted at 400 and 742 nm', () => {
  const share = (from: number, to: number) => (100 * sentBetween(from, to)) / sentBetween(300, 2500)
  const shares = [share(300, 400), share(400, 742), share(742, 2500)]
  for (const [band, its] of SOLAR_SHARES.entries())
    expect.soft(Math.abs((shares[band] ?? 0) - its), `band ${band}`).toBeLessThan(1)
  expect(Math.abs(share(400, 700) - 39)).toBeLessThan(1)
  expect(Math.abs(share(700, 2500) - 58)).toBeLessThan(1)
})

test('the figures of a model are those of its record', () => {
  expect(
    figuresOf({
      transmits: [1, 35, 7],
      reflects: { outside: [5, 8, 9], inside: [5, 8, 8] },
    }),
  ).toEqual({
    ...{ vlt: 35, irr: 93, uvr: 99, od: 0.46, tser: 61 },
    reflectance: { outside: 8, inside: 8 },
  })
})

test('at the same light, a film for heat differs for a reason that its bands show', () => {
  const at35 = (slug: string) => {
    const { record, tser } = modelsOf(slug).find(({ vlt }) => vlt === 35) ?? {}
    if (!record || tser === undefined) throw new Error(`There is no 35% film of ${slug}.`)
    const [, , infrared] = record.transmits
    return { infrared, back: ofSun(record.reflects.outside), taken: ofSun(absorbed(record)), tser }
  }
  const ceramic = at35('nano-ceramic')
  const mirror = at35('3-ply-reflective')
  const dyed = at35('dyed-reflective')
  expect(ceramic.taken, 'ceramic absorbs').toBeGreaterThan(2 * ceramic.back)
  expect(mirror.back, 'a mirror reflects').toBeGreaterThan(mirror.taken)
  expect(dyed.infrared, 'dye lets infrared through').toBeGreaterThan(2 * mirror.infrared)
  expect([mirror.tser, ceramic.tser, dyed.tser]).toEqual([64, 61, 44])
})

test('of one line the darker model keeps out more heat, by what follows', () => {
  for (const { name, models: its, traits } of lines) {
    if (traits.thicknesses.length > 0) continue
    const follows = withBands(its).map(({ record }) => figuresOf(record).tser)
    expect(follows, name).toEqual(follows.toSorted((a, b) => b - a))
  }
})

describe('a film on other glass', () => {
  test.each([
    [90, 35, 35],
    [75, 35, 29.17],
    [70, 45, 35],
    [85, 90, 85],
  ])('glass of %d and film of %d per cent let %d through', (glass, film, net) => {
    expect(netVlt(glass, film)).toBeCloseTo(net, 2)
  })

  test('what goes back and forth in the glass is a quarter of a point at most', () => {
    /** Of one face of glass. */
    const r = 0.043
    /** Of the body of a pane that transmits this much between two such faces: T = (1 - r)²τ / (1 - r²τ²). */
    const bodyOf = (glass: number) => {
      const a = (1 - r) ** 2
      return (Math.sqrt(a ** 2 + 4 * (glass * r) ** 2) - a) / (2 * glass * r ** 2)
    }
    const clear = bodyOf(bareGlass.vlt / 100)
    for (const { name, vlt, reflectance } of models) {
      // What the film reflects within the glass, of R = r + (1 - r)²τ²ρ / (1 - rρτ²).
      const seen = (reflectance.outside / 100 - r) / ((1 - r) * clear) ** 2
      const within = seen / (1 + seen * r * clear ** 2)
      for (const glass of [70, 75, 80, 85]) {
        const other = bodyOf(glass / 100)
        const exact =
          ((vlt * other) / clear) * ((1 - r * within * clear ** 2) / (1 - r * within * other ** 2))
        expect.soft(Math.abs(netVlt(glass, vlt) - exact), `${name} on ${glass}%`).toBeLessThan(0.25)
      }
    }
  })
})
