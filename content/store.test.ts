import { expect, test } from 'vitest'
import { films, loadFilm } from './films'
import { offerAnchor, offerPath, offersOf } from './offers'
import { type Product, plain } from './schema'
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

test.each(products as readonly Product[])('$name: its film is one of its line', async (offer) => {
  const { line: slug, film } = offer
  const { model, ...value } = plain(film)
  if (slug === undefined) {
    expect(model).toBeUndefined()
    return
  }
  const line = films.find((one) => one.slug === slug)
  if (!line) throw new Error(`There is no film line ${slug}.`)
  const { models = [], thicknesses = [] } = await loadFilm(line)
  const known = 'vlt' in value ? models.map(plain) : thicknesses.map(plain)
  expect(known).toContainEqual(expect.objectContaining({ name: model, ...value }))
})

test('a film line knows what the store sells of it', () => {
  const names = (slug: string) => offersOf(slug).map(({ name }) => name)
  expect(names('reflective-film')).toEqual(['Reflective Solar Tint'])
  expect(names('decorative-films')).toEqual([])
})

test('the address of an offer ends with its anchor', () => {
  for (const offer of products) {
    expect(offerPath(offer)).toBe(`/auto-store#${offerAnchor(offer)}`)
  }
})
