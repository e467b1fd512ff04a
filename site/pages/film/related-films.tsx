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

/** The names of related lines, each with its picture: what they do stands on their pages. */
export default function RelatedFilms({ lines }: { readonly lines: readonly FilmLine[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3 lg:gap-6">
      {cardsOf(lines).map(({ name, path, picture }) => (
        <li key={name}>
          <ProductCard variant="row" className="h-full min-h-22">
            <PictureTransition source={picture.source}>
              <ProductCardMedia {...picture} sizes="14rem" />
            </PictureTransition>
            <ProductCardContent className="justify-center">
              <ProductCardTitle>
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
