import { expect, test } from 'vitest'
import { shrink } from './shrink'

/** A row of gray pixels. */
const row = (...light: number[]) =>
  Float32Array.from(light.flatMap((value) => [value, value, value]))

test('a pixel of a smaller picture has the mean light of its area', () => {
  const narrow = shrink(row(12, 0, 3, 3, 9), { width: 5, height: 1 }, { width: 2, height: 1 })
  expect([...narrow]).toEqual(
    [5.4, 5.4, 5.4, 5.4, 5.4, 5.4].map((value) => expect.closeTo(value, 5)),
  )
})

test('a smaller picture has the same mean light', () => {
  const column = shrink(row(1, 2, 3, 4, 5, 6, 7), { width: 1, height: 7 }, { width: 1, height: 3 })
  expect(column.reduce((sum, value) => sum + value) / column.length).toBeCloseTo(4)
})
