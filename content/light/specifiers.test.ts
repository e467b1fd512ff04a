import { describe, expect, test } from 'vitest'
import { models, modelsOf } from '../films/models'
import { room } from '../scenes/room'
import { clearGlass } from './optics'
import { behindClearGlass, doubleGlazing, glazingsOf, specifiersFigures } from './specifiers'

describe('double glazing without film is as published', () => {
  // SHGC 0.76, visible light 81%, as WINDOW gives for two panes of number 102 of the IGDB.
  test('lets 76% of the heat and 81% of the light in, to a point, as in the pictures', () => {
    const { double } = specifiersFigures(clearGlass)
    for (const heat of [double.shgc, double.g])
      expect(Math.abs(heat - 0.76)).toBeLessThanOrEqual(0.0101)
    expect(Math.abs(double.transmitted - 81)).toBeLessThanOrEqual(1)
    expect(room.glass[1]).toEqual({ name: 'Double glazing', vlt: 81 })
  })

  test('has the U that its conductance gives, by EN 673', () => {
    const u = 1 / (1 / 25 + 0.13 + 1 / doubleGlazing.conductance)
    expect(u.toFixed(1)).toBe(String(doubleGlazing.u))
  })
})

test('two panes give back no more than comes in, and all of it', () => {
  for (const { name, record } of models) {
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
  for (const { name, record, vlt } of models) {
    const { single, double } = specifiersFigures(record)
    expect.soft(double.transmitted, name).toBeLessThanOrEqual(vlt)
    expect.soft(single.g, `${name}: EN 410 has more wind`).toBeLessThanOrEqual(single.shgc)
  }
  const dark = specifiersFigures(modelsOf('nano-ceramic')[0]?.record ?? clearGlass)
  expect(dark.double.g).toBeGreaterThan(dark.single.g)
})

test('SHGC and TSER of a model are one figure', () => {
  for (const { name, record, tser, tserFollows = tser } of models) {
    expect
      .soft(Math.round(100 * specifiersFigures(record).single.shgc), name)
      .toBe(100 - tserFollows)
  }
})

test('glass of vehicles is figured on no double glazing', () => {
  const kinds = (market: 'automotive' | 'architectural') =>
    glazingsOf(market).map(({ kind }) => kind)
  expect(kinds('automotive')).toEqual(['single'])
  expect(kinds('architectural')).toEqual(['single', 'double'])
})
