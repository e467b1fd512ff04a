import { expect, test } from 'vitest'
import { idsBetween, selectedAmong, withSelected } from './select-rows.ts'

const ids = ['a', 'b', 'c', 'd']

test('takes everything between two rows, in either direction', () => {
  expect(idsBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
})

test('takes one row where there is none to begin at', () => {
  expect(idsBetween(ids, undefined, 'c')).toEqual(['c'])
  expect(idsBetween(ids, 'gone', 'c')).toEqual(['c'])
})

test('keeps of a selection what is among the rows', () => {
  const selected = new Set(['a', 'gone', 'c'])
  expect([...selectedAmong(selected, ids)]).toEqual(['a', 'c'])
  const all = new Set(['a', 'c'])
  expect(selectedAmong(all, ids)).toBe(all)
})

test('adds and removes without changing the given set', () => {
  const selected = new Set(['a'])
  expect([...withSelected(selected, ['b'], true)]).toEqual(['a', 'b'])
  expect([...withSelected(selected, ['a'], false)]).toEqual([])
  expect([...selected]).toEqual(['a'])
})
