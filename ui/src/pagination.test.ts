import { expect, test } from 'vitest'
import { phoneEntry, visiblePages } from './pagination.tsx'

test('lists every page up to seven', () => {
  expect(visiblePages(1, 1)).toEqual([1])
  expect(visiblePages(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('lists the ends and the neighbors of more than seven pages', () => {
  expect(visiblePages(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(visiblePages(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(visiblePages(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20])
  expect(visiblePages(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('has as many entries on every page, so that buttons do not move', () => {
  const lengths = Array.from({ length: 30 }, (_, index) => visiblePages(index + 1, 30).length)
  expect(new Set(lengths)).toEqual(new Set([7]))
})

test('on a phone there are the ends and the current page, with gaps for what is between', () => {
  const onPhone = (page: number, pageCount: number) => {
    const entries = visiblePages(page, pageCount)
    return entries.flatMap((_, index) => phoneEntry(entries, index, page) ?? [])
  }
  expect(onPhone(2, 4)).toEqual([1, 2, 3, 4])
  expect(onPhone(1, 12)).toEqual([1, 'gap', 12])
  expect(onPhone(3, 12)).toEqual([1, 'gap', 3, 'gap', 12])
  expect(onPhone(6, 12)).toEqual([1, 'gap', 6, 'gap', 12])
  expect(onPhone(11, 12)).toEqual([1, 'gap', 11, 12])
  expect(onPhone(3, 5)).toEqual([1, 'gap', 3, 'gap', 5])
})
