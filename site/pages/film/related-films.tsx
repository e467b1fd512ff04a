import { cardsOf } from '@duskpane/content/films/cards'
import type { RelatedFilm } from '@duskpane/content/schema'
import {
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardMedia,
  ProductCardTitle,
} from '@duskpane/ui/product-card'
import { PictureTransition } from '../../sections/page-transition'
import { TextLink } from '../../sections/text-link'

// As high as the text, which takes more lines in narrow columns.
const SIZES = '(min-width: 64rem) 14rem, (min-width: 48rem) 18rem, (min-width: 24rem) 14rem, 18rem'

/** Related lines, each with its picture, and when it is the better choice. */
export default function RelatedFilms({ films }: { readonly films: readonly RelatedFilm[] }) {
  const cards = cardsOf(films.map(({ line }) => line))
  return (
    <ul className="grid gap-3 md:grid-cols-3 lg:gap-6">
      {cards.map(({ name, path, picture }, index) => (
        <li key={name}>
          <ProductCard variant="row" className="h-full min-h-22">
            <PictureTransition source={picture.source}>
              <ProductCardMedia {...picture} sizes={SIZES} />
            </PictureTransition>
            <ProductCardContent className="justify-center group-data-[variant=row]/product-card:py-3">
              <ProductCardTitle size="lg" className="text-base">
                <TextLink variant="quiet" stretched to={path}>
                  {name}
                </TextLink>
              </ProductCardTitle>
              <ProductCardDescription className="text-sm leading-5 text-pretty">
                {films[index]?.when}
              </ProductCardDescription>
            </ProductCardContent>
          </ProductCard>
        </li>
      ))}
    </ul>
  )
}
