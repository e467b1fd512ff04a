import { expect, test } from 'vitest'
import { brand } from './brand'
import { organization } from './structured-data'

test('no contact that is made up reaches a search engine', () => {
  const said = JSON.stringify(organization())
  const { email, phone, address, social } = brand
  const madeUp = [email, phone, address.street, address.postalCode, ...social.map(({ url }) => url)]
  for (const { value } of madeUp) expect(said).not.toContain(value)
  expect(said).toContain(address.city)
})
