import { expect, test } from 'vitest'
import { pageWindow } from './pagination.tsx'

test('offers every page where there are few', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('offers the ends and the neighbours where there are many', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageWindow(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20])
  expect(pageWindow(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('keeps the number of places, so that buttons do not move', () => {
  const lengths = Array.from({ length: 30 }, (_, index) => pageWindow(index + 1, 30).length)
  expect(new Set(lengths)).toEqual(new Set([7]))
})
