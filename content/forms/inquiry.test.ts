import { expect, test } from 'vitest'
import { countryOf } from '../laws/country'
import { places } from '../laws/places'
import { inquiryPath } from './inquiry'
import { countryIn } from './inquiry-country'

test('an inquiry about a place comes from a country that the form knows', () => {
  for (const place of places) {
    const query = new URL(inquiryPath('Which film?', place), 'https://example.com').searchParams
    const country = countryOf(place)
    expect.soft(countryIn(query), place.name).toBe(country)
    expect.soft(query.get('message'), place.name).toBe('Which film?')
  }
  expect(inquiryPath('Which film?')).not.toContain('country')
})
