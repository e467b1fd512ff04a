import { cardsOf } from '@duskpane/content/film-cards'
import { filmText as text } from '@duskpane/content/pages/film'
import { FilmCard } from '../../sections/film-card'

/** They are lower than those of the home page: as high as their text, which is long in narrow columns. */
const SIZES = '(min-width: 80rem) 25rem, (min-width: 64rem) 28rem, (min-width: 24rem) 22rem, 28rem'

/** The cards of related lines. */
export default function RelatedFilms({ slugs }: { readonly slugs: readonly string[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      {cardsOf(slugs).map((film) => (
        <li key={film.slug}>
          <FilmCard
            film={film}
            to={film.path}
            linkText={text.learnMore}
            variant="row"
            sizes={SIZES}
          />
        </li>
      ))}
    </ul>
  )
}
