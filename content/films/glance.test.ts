import { expect, test } from 'vitest'
import { films, loadFilm } from './catalog'
import { priceOf, rangeOf } from './glance'

const all = await Promise.all(films.map((film) => loadFilm(film)))
const line = (slug: string) => {
  const film = all.find((it) => it.slug === slug)
  if (!film) throw new Error(`There is no ${slug}.`)
  return film
}

test('a line shows its thicknesses to one scale, or else its shades', () => {
  for (const film of all) {
    const { tiles } = rangeOf(film)
    const { thicknesses } = film.traits
    expect
      .soft(tiles, film.slug)
      .toHaveLength((thicknesses.length ? thicknesses : film.models).length)
    if (thicknesses.length > 0) {
      expect.soft(Math.max(...tiles.map(({ height = 0 }) => height)), film.slug).toBe(100)
    }
  }
})

test('a line costs what the cheapest product of the store does, or a dealer names the price', () => {
  expect(priceOf(line('nano-ceramic')).answer).toBe('From $120')
  expect(priceOf(line('dyed-reflective')).link.to).toBe('/find-dealer')
})
