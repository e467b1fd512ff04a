import { films, type ListedFilm } from './films'
import type { FilmCard } from './schema'

/** A film line as listings show it. */
export type ListedCard = ListedFilm & FilmCard

// As in `films.ts`: the cards alone, without the text of the pages.
const cards = import.meta.glob<FilmCard>('./films/*.ts', {
  eager: true,
  import: 'card',
  query: '?card',
})

/** Every film line's card, in the order of its market's listing. */
export const filmCards: readonly ListedCard[] = films.map((film) => {
  const card = cards[`./films/${film.slug}.ts`]
  if (!card) throw new Error(`There is no card of ${film.slug}.`)
  return { ...film, ...card }
})

/** The cards of these lines, in the order of the slugs. */
export function cardsOf(slugs: readonly string[]): readonly ListedCard[] {
  return slugs.flatMap((slug) => filmCards.filter((card) => card.slug === slug))
}
