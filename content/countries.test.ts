import { expect, test } from 'vitest'
import { countries } from './countries'

test('about 195 countries, A to Z, each once', () => {
  expect(countries.length).toBeGreaterThanOrEqual(190)
  expect(countries.length).toBeLessThanOrEqual(200)
  expect(countries.at(0)).toBe('Afghanistan')
  expect(countries.at(-1)).toBe('Zimbabwe')
  expect(countries).toEqual([...countries].sort((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(countries).size).toBe(countries.length)
})
