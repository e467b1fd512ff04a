import { expect, test } from 'vitest'
import { films, loadFilm } from '../films/catalog'
import { line as decorativeFilms } from '../films/decorative-films/line'
import { line as reflectiveFilm } from '../films/reflective-film/line'
import { type FilmLine, type Product, plain } from '../schema'
import { offerAnchor, offerPath, offersOf } from './offers'
import { products } from './store'

test('five products, in cents', () => {
  expect(
    products.map(({ id, name, priceCents }) => [id, name, priceCents]),
    'content/shop/offers.ts: the specified products and prices: one that changes on purpose, here too',
  ).toEqual([
    [1, 'Nano Ceramic Window Film', 12_000],
    [2, 'Reflective Solar Tint', 9_500],
    [3, 'Windshield Protection Film', 15_000],
    [4, 'Paint Protection Film', 20_000],
    [5, 'Headlight Tint Film', 4_000],
  ])
})

test.each(products as readonly Product[])('$name: its film is one of its line', async (offer) => {
  const { line: its, film } = offer
  const { model, ...value } = plain(film)
  if (its === undefined) {
    expect(model).toBeUndefined()
    return
  }
  const line = films.find(({ name }) => name === its.name)
  if (!line) throw new Error(`There is no film line ${its.name}.`)
  const { models, traits } = await loadFilm(line)
  const known = 'vlt' in value ? models : traits.thicknesses
  expect(known).toContainEqual(expect.objectContaining({ name: model, ...value }))
})

test('a film line knows what the store sells of it', () => {
  const names = (line: FilmLine) => offersOf(line).map(({ name }) => name)
  expect(names(reflectiveFilm)).toEqual(['Reflective Solar Tint'])
  expect(names(decorativeFilms)).toEqual([])
})

test('the address of an offer ends with its anchor', () => {
  for (const offer of products) {
    expect(offerPath(offer)).toBe(`/auto-store#${offerAnchor(offer)}`)
  }
})
