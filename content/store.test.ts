import { expect, test } from 'vitest'
import { products } from './store'

test('five products, in cents', () => {
  expect(products.map(({ id, name, priceCents }) => [id, name, priceCents])).toEqual([
    [1, 'Nano Ceramic Window Film', 12_000],
    [2, 'Reflective Solar Tint', 9_500],
    [3, 'Windshield Protection Film', 15_000],
    [4, 'Paint Protection Film', 20_000],
    [5, 'Headlight Tint Film', 4_000],
  ])
})
