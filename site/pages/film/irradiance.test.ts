import stills from '@duskpane/content/images/layers/heat/stills.json'
import { heat } from '@duskpane/content/scenes/heat'
import { carShades } from '@duskpane/content/shades'
import { expect, test } from 'vitest'
import { heatValues, meanIrradiance } from './irradiance'

const scene = {
  layers: [
    { factors: ['T:sides'], means: { seat: 0.4, dashboard: 0.1 } },
    { factors: ['T:windshield'], means: { seat: 0.1, dashboard: 0.5 } },
    { factors: [], means: { seat: 0, dashboard: 0 } },
  ],
}

test('the TSER of a film counts for film and glass together', () => {
  expect(heatValues({ tser: 75 }, true)).toEqual({ 'T:sides': 0.25, 'T:windshield': 0.25 })
})

test('a windshield without the film, and all windows without one, let in what clear glass does', () => {
  expect(heatValues({ tser: 75 }, false)).toEqual({ 'T:sides': 0.25, 'T:windshield': 0.87 })
  expect(heatValues(null, true)).toEqual({ 'T:sides': 0.87, 'T:windshield': 0.87 })
})

test('the mean irradiance adds up what comes in through each window', () => {
  const { seat, dashboard } = meanIrradiance(scene, heatValues({ tser: 75 }, false))
  expect(seat).toBeCloseTo(1000 * (0.25 * 0.4 + 0.87 * 0.1))
  expect(dashboard).toBeCloseTo(1000 * (0.25 * 0.1 + 0.87 * 0.5))
})

test('every finished map is composed with the TSER of its film', () => {
  for (const { name, values } of stills) {
    const film = carShades.find((shade) => `heat-${shade.name.toLowerCase()}` === name) ?? null
    expect(values, name).toEqual(heatValues(film, false))
  }
  expect(Object.keys(heat.stills)).toHaveLength(stills.length - 1)
})
