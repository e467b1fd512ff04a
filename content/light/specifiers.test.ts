import { describe, expect, test } from 'vitest'
import { models, modelsOf, withBands } from '../films/models'
import { filmText } from '../films/text'
import { room } from '../scenes/room'
import { clearGlass, figuresOf } from './optics'
import { behindClearGlass, glazingsOf, specifiersFigures } from './specifiers'

describe('double glazing without film is as published', () => {
  // SHGC 0.76, visible light 81%, as WINDOW gives for two panes of number 102 of the IGDB.
  test('lets 76% of the heat and 81% of the light in, to a point, as in the pictures', () => {
    const { double } = specifiersFigures(clearGlass)
    for (const heat of [double.shgc, double.g])
      expect(Math.abs(heat - 0.76)).toBeLessThanOrEqual(0.0101)
    expect(Math.abs(double.transmitted - 81)).toBeLessThanOrEqual(1)
    expect(room.glass[1]).toEqual({ name: 'Double glazing', vlt: 81 })
  })

  test('has a U of 2.7, and a single pane of 5.8, by EN 673', () => {
    const { single, double } = specifiersFigures(clearGlass)
    expect([single.u, double.u]).toEqual([5.8, 2.7])
  })
})

test('a face of low emissivity keeps heat in, as measured, and lets less of what the pane absorbs in', () => {
  // A film of 0.05 on a single pane: 0.58 BTU/h·ft²·°F = 3.29 W/m²K, GSA and Lawrence Berkeley, 2017.
  const record = modelsOf('signature-sputtering')[2]?.record ?? clearGlass
  const [usual, low] = [record, { ...record, emissivity: 0.05 }].map(specifiersFigures)
  expect(low?.single.u).toBe(3.3)
  expect(low?.double.u).toBeLessThan(usual?.double.u ?? 0)
  for (const glazing of ['single', 'double'] as const) {
    expect(low?.[glazing].shgc).toBeLessThan(usual?.[glazing].shgc ?? 0)
    expect(low?.[glazing].g).toBeLessThan(usual?.[glazing].g ?? 0)
    expect(low?.[glazing].transmitted).toBe(usual?.[glazing].transmitted)
  }
  expect(figuresOf({ ...record, emissivity: 0.05 }).tser).toBeGreaterThan(figuresOf(record).tser)
})

test('light to solar gain is the quotient of the two figures that stand beside it', () => {
  expect(filmText.specifiers.columns.map(({ header }) => header)).toContain('LSG')
  for (const { name, record } of withBands(models))
    for (const { transmitted, shgc, lsg } of Object.values(specifiersFigures(record)))
      expect.soft(Math.abs(lsg - transmitted / 100 / shgc), name).toBeLessThanOrEqual(0.0051)
})

test('two panes give back no more than comes in, and all of it', () => {
  for (const { name, record } of withBands(models)) {
    const { transmits, reflects, absorbedBy } = behindClearGlass(record)
    for (const band of [0, 1, 2] as const) {
      const all =
        transmits[band] + reflects.outside[band] + absorbedBy[0][band] + absorbedBy[1][band]
      expect.soft(all, `${name}, band ${band}`).toBeCloseTo(100)
      expect.soft(transmits[band] + reflects.inside[band], name).toBeLessThanOrEqual(100)
    }
  }
})

test('behind a pane a film lets in less light, but of what it absorbs more stays inside', () => {
  for (const { name, record, vlt } of withBands(models)) {
    const { single, double } = specifiersFigures(record)
    expect.soft(double.transmitted, name).toBeLessThanOrEqual(vlt)
    expect.soft(single.g, `${name}: EN 410 has more wind`).toBeLessThanOrEqual(single.shgc)
  }
  const dark = specifiersFigures(modelsOf('nano-ceramic')[0]?.record ?? clearGlass)
  expect(dark.double.g).toBeGreaterThan(dark.single.g)
})

test('SHGC and TSER of a model are one figure', () => {
  for (const { name, record } of withBands(models)) {
    expect
      .soft(Math.round(100 * specifiersFigures(record).single.shgc), name)
      .toBe(100 - figuresOf(record).tser)
  }
})

test('glass of vehicles is figured on no double glazing', () => {
  const kinds = (market: 'automotive' | 'architectural') =>
    glazingsOf(market).map(({ kind }) => kind)
  expect(kinds('automotive')).toEqual(['single'])
  expect(kinds('architectural')).toEqual(['single', 'double'])
})
