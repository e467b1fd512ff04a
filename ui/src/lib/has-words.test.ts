import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test('finds words whatever their order, capitals and accents', () => {
  expect(hasWords('São Paulo', 'paulo sao')).toBe(true)
  expect(hasWords('Cordoba', 'CÓRD')).toBe(true)
})

test('finds nothing where one word is missing', () => {
  expect(hasWords('São Paulo', 'sao tome')).toBe(false)
})

test('finds everything for nothing typed', () => {
  expect(hasWords('Oslo', '')).toBe(true)
  expect(hasWords('Oslo', '  ')).toBe(true)
})
