import { cardsOf } from '@duskpane/content/films/cards'
import { filmText as text } from '@duskpane/content/pages/film'
import type { FilmLine } from '@duskpane/content/schema'
import { FilmCard } from '../../sections/film-card'

/** They are lower than those of the home page: as high as their text, which is long in narrow columns. */
const SIZES = '(min-width: 80rem) 25rem, (min-width: 64rem) 28rem, (min-width: 24rem) 22rem, 28rem'

/** The cards of related lines. */
export default function RelatedFilms({ lines }: { readonly lines: readonly FilmLine[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      {cardsOf(lines).map((film) => (
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
