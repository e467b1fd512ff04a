import { expect, test } from 'vitest'
import { isState, places } from './places'
import { stateMap } from './state-map'

test('every state has one tile, with its limit', () => {
  expect(stateMap).toHaveLength(places.filter(isState).length)
  for (const { code, row, column } of stateMap) {
    expect.soft(Math.min(row, column), code).toBeGreaterThan(0)
  }
  expect(new Set(stateMap.map(({ row, column }) => `${row}/${column}`)).size).toBe(51)
  expect(stateMap.find(({ code }) => code === 'OH')).toMatchObject({
    text: '50%, secondary sources',
  })
  expect(stateMap.find(({ code }) => code === 'TX')).toMatchObject({ text: '25%', row: 8 })
})
