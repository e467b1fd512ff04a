import { cardsOf } from '@duskpane/content/films/cards'
import type { FilmLine } from '@duskpane/content/schema'
import {
  ProductCard,
  ProductCardContent,
  ProductCardMedia,
  ProductCardTitle,
} from '@duskpane/ui/product-card'
import { PictureTransition } from '../../sections/page-transition'
import { TextLink } from '../../sections/text-link'

// As high as a name, which takes three lines in three narrow columns.
const SIZES = '(min-width: 64rem) 14rem, (min-width: 48rem) 18rem, 14rem'

/** The names of related lines, each with its picture: what they do stands on their pages. */
export default function RelatedFilms({ lines }: { readonly lines: readonly FilmLine[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-3 lg:gap-6">
      {cardsOf(lines).map(({ name, path, picture }) => (
        <li key={name}>
          <ProductCard variant="row" className="h-full min-h-22">
            <PictureTransition source={picture.source}>
              <ProductCardMedia {...picture} sizes={SIZES} />
            </PictureTransition>
            <ProductCardContent className="justify-center">
              <ProductCardTitle size="lg">
                <TextLink variant="quiet" stretched to={path}>
                  {name}
                </TextLink>
              </ProductCardTitle>
            </ProductCardContent>
          </ProductCard>
        </li>
      ))}
    </ul>
  )
}
