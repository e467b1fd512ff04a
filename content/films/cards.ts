import type { FilmCard, FilmLine } from '../schema'
import { films, type ListedFilm } from './catalog'

/** A film line as listings show it. */
export type ListedCard = ListedFilm & FilmCard

const cards = import.meta.glob<FilmCard>('./*/card.ts', { eager: true, import: 'card' })

/** Every film line's card, in the order of its market's listing. */
export const filmCards: readonly ListedCard[] = films.map((film) => {
  const card = cards[`./${film.slug}/card.ts`]
  if (!card) throw new Error(`There is no card of ${film.slug}.`)
  return { ...film, ...card }
})

/** The cards of these lines, in their order. */
export function cardsOf(lines: readonly FilmLine[]): readonly ListedCard[] {
  return lines.flatMap((line) => filmCards.filter(({ name }) => name === line.name))
}
