import { expect, it } from 'vitest'
import { filmOpacity } from './pane.tsx'

it('darkens nothing for a film that lets all light through', () => {
  expect(filmOpacity(100)).toBe(0)
})

it('is black for a film that lets none through', () => {
  expect(filmOpacity(0)).toBe(1)
})

it('leaves the share of linear light that the film transmits', () => {
  for (const vlt of [5, 20, 35, 50, 70]) {
    const white = 1 - filmOpacity(vlt)
    expect(100 * white ** 2.2).toBeCloseTo(vlt)
  }
})
