import { expect, test } from 'vitest'
import { countries, shownCountry } from './countries'

test('about 195 countries, and four places whose addresses name none, A to Z as they are shown, each once', () => {
  expect(countries).toHaveLength(196 + 4)
  expect(countries).toEqual(expect.arrayContaining(['Hong Kong', 'Kosovo', 'Macao', 'Puerto Rico']))
  expect(countries.at(0)).toBe('Afghanistan')
  expect(countries.at(-1)).toBe('Zimbabwe')
  const shown = countries.map(shownCountry)
  expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(countries).size).toBe(countries.length)
})
