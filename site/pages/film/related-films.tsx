import { cardsOf } from '@duskpane/content/film-cards'
import { filmText as text } from '@duskpane/content/pages/film'
import { FilmCard } from '../../sections/film-card'

/** The cards of related lines. */
export default function RelatedFilms({ slugs }: { readonly slugs: readonly string[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      {cardsOf(slugs).map((film) => (
        <li key={film.slug}>
          <FilmCard film={film} to={film.path} linkText={text.learnMore} variant="row" />
        </li>
      ))}
    </ul>
  )
}
