import { expect, it } from 'vitest'
import { filmOpacity } from './pane.tsx'

it('is transparent at 100% VLT', () => {
  expect(filmOpacity(100)).toBe(0)
})

it('is opaque at 0% VLT', () => {
  expect(filmOpacity(0)).toBe(1)
})

it('lets through as much linear light as the VLT says', () => {
  for (const vlt of [5, 20, 35, 50, 70]) {
    const white = 1 - filmOpacity(vlt)
    expect(100 * white ** 2.2).toBeCloseTo(vlt)
  }
})
