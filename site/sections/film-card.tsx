import { aboutFilm } from '@duskpane/content/navigation'
import type { FilmCard as FilmCardContent } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { Icon, type IconSource } from '@duskpane/ui/icon'
import {
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
} from '@duskpane/ui/product-card'
import { PictureTransition } from './page-transition'
import { TextLink } from './text-link'

interface FilmCardProps {
  readonly film: FilmCardContent & { readonly name: string }
  /** Shown above the name. */
  readonly icon?: IconSource
  readonly to: string
  readonly linkText: string
  readonly variant?: 'stacked' | 'cover' | 'row'
  readonly level?: 2 | 3
  /** How wide the picture is drawn, where the card has an uncommon place. */
  readonly sizes?: string
}

/** How wide the picture is drawn, with what the crop cuts off at its sides. */
const sizesOf = {
  stacked: '(min-width: 64rem) 42rem, (min-width: 40rem) 66vw, 100vw',
  cover: '(min-width: 40rem) max(46rem, 50vw), max(36rem, 100vw)',
  // As high as its text, which is long where the screen is narrow.
  row: '(min-width: 24rem) 28rem, 35rem',
} as const

/** A film line in a listing: picture, name, a sentence and a link to its page. */
export function FilmCard({
  film,
  icon,
  to,
  linkText,
  variant = 'stacked',
  level = 3,
  sizes = sizesOf[variant],
}: FilmCardProps) {
  return (
    <ProductCard variant={variant} className="h-full">
      <PictureTransition source={film.picture.source}>
        <ProductCardMedia
          {...film.picture}
          sizes={sizes}
          // On a phone, as wide as the screen, it is seen whole.
          className={cn(variant === 'stacked' && 'max-sm:aspect-video')}
        />
      </PictureTransition>
      <ProductCardContent>
        {icon && <Icon icon={icon} className="size-7 text-accent-strong" />}
        <ProductCardTitle level={level}>{film.name}</ProductCardTitle>
        <ProductCardDescription>{film.summary}</ProductCardDescription>
        <ProductCardFooter>
          <TextLink variant="standalone" stretched to={to}>
            <span>
              <span>{linkText}</span> <span className="sr-only">{aboutFilm(film.name)}</span>
            </span>
          </TextLink>
        </ProductCardFooter>
      </ProductCardContent>
    </ProductCard>
  )
}
