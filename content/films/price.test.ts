import { expect, test } from 'vitest'
import { offers } from '../shop/offers'
import { films, loadFilm } from './catalog'
import { priceOf } from './price'
import { filmText } from './text'

const text = filmText.priceAndWarranty

const all = await Promise.all(films.map((film) => loadFilm(film)))
const line = (slug: string) => {
  const film = all.find((it) => it.slug === slug)
  if (!film) throw new Error(`There is no ${slug}.`)
  return film
}

test('a price stands beside the model that the store sells, and for other lines a dealer names it', () => {
  const [{ priceCents, model }] = offers
  expect(priceOf(line('nano-ceramic')).answer).toBe(text.sold(`$${priceCents / 100}`, model))
  expect(priceOf(line('dyed-reflective')).answer).toBe(text.quoted.answer)
})

test('what cannot be ordered yet leads to a dealer, and to no button that is disabled', () => {
  expect(priceOf(line('pre-cut-films'))).toMatchObject({
    answer: 'Coming Soon',
    link: { to: '/find-dealer' },
  })
})
