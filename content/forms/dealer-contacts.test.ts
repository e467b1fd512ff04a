import { expect, test } from 'vitest'
import { illustrative } from '../schema'
import { clockOf, contactsOf } from './inquiry-country'

test('a dealer without an email is called or visited on the web, and hours that are not stated are left out', () => {
  expect(
    contactsOf({ phone: illustrative('+49 (30) 123-45'), website: 'https://www.folien.de/' }),
  ).toEqual([
    { way: 'phone', name: '+49 (30) 123-45', to: 'tel:+493012345' },
    { way: 'website', name: 'folien.de', to: 'https://www.folien.de/' },
  ])
  expect(contactsOf({})).toEqual([])
  expect(clockOf({ location: 'Berlin, Germany', timeZone: 'Europe/Berlin' })).toEqual({
    ...{ city: 'Berlin, Germany', timeZone: 'Europe/Berlin' },
  })
})
