import { expect, test } from 'vitest'
import { brand } from './brand'
import { isIllustrative, plain } from './schema'
import { organization } from './structured-data'

test('no contact that is made up reaches a search engine', () => {
  const said = JSON.stringify(organization())
  const { email, phone, address, social } = brand
  const madeUp = [email, phone, address.street, address.postalCode, ...social.map(({ url }) => url)]
  for (const one of madeUp.filter(isIllustrative)) expect(said).not.toContain(plain(one))
  expect(said).toContain(address.city)
})
